import { deepEquals } from '@rjsf/utils';
import { useRef, useState } from 'react';
import type { Problem } from '#content/read/problem.ts';
import type { Change, EditableFile, Loaded } from '../protocol.ts';
import { save } from './content.ts';

type Drafts = Readonly<Record<string, unknown>>;

/** Typing with shorter pauses than this, in milliseconds, is undone in one step. */
const ONE_STEP = 1000;

function draftsOf(files: readonly EditableFile[]): Drafts {
  return Object.fromEntries(files.map(({ name, data }) => [name, data]));
}

function changesIn(files: readonly EditableFile[], drafts: Drafts): Change[] {
  return files.flatMap(({ name, data }) =>
    deepEquals(data, drafts[name]) ? [] : [{ name, before: data, after: drafts[name] }],
  );
}

/** The files as saved, except where something was typed while the save ran. */
function afterSave(files: readonly EditableFile[], sent: Drafts, drafts: Drafts): Drafts {
  const saved = draftsOf(files);
  return Object.fromEntries(
    files.map(({ name }) => [
      name,
      deepEquals(drafts[name], sent[name]) ? saved[name] : drafts[name],
    ]),
  );
}

/** The drafts before each step, the last one at the end. */
function useHistory() {
  const [history, setHistory] = useState<readonly Drafts[]>([]);
  const last = useRef({ name: '', time: 0 });
  function remember(drafts: Drafts, name: string) {
    const time = Date.now();
    const isSameStep = last.current.name === name && time - last.current.time < ONE_STEP;
    last.current = { name, time };
    if (!isSameStep) setHistory((before) => [...before, drafts]);
  }
  function takeLast(): Drafts | undefined {
    last.current = { name: '', time: 0 };
    setHistory((before) => before.slice(0, -1));
    return history.at(-1);
  }
  return { canUndo: history.length > 0, remember, takeLast };
}

/** The files on disk and in the forms, and what can be done with them. */
export function useContent(loaded: Loaded) {
  const [files, setFiles] = useState(loaded.files);
  const [drafts, setDrafts] = useState(() => draftsOf(loaded.files));
  const [problems, setProblems] = useState<readonly Problem[]>(loaded.problems);
  const [status, setStatus] = useState('');
  const [isSaving, setSaving] = useState(false);
  const { canUndo, remember, takeLast } = useHistory();
  const changes = changesIn(files, drafts);

  function change(name: string, data: unknown) {
    if (deepEquals(drafts[name], data)) return;
    remember(drafts, name);
    setDrafts((before) => ({ ...before, [name]: data }));
    setStatus('');
  }
  function undo() {
    const before = takeLast();
    if (before) setDrafts(before);
    setStatus('');
  }
  function discard() {
    remember(drafts, '');
    setDrafts(draftsOf(files));
    setProblems([]);
    setStatus('');
  }
  async function saveAll() {
    if (isSaving || changes.length === 0) return;
    setSaving(true);
    const outcome = await save(changes);
    setSaving(false);
    if (typeof outcome === 'string') return setStatus(outcome);
    setProblems(outcome.problems);
    if (outcome.problems.length > 0) return setStatus('Nothing was saved. Fix this first:');
    setFiles(outcome.files);
    setDrafts((now) => afterSave(outcome.files, drafts, now));
    setStatus(`Saved: ${changes.map(({ name }) => name).join(', ')}.`);
  }
  return {
    ...{ files, drafts, problems, status, changes, isSaving, canUndo },
    ...{ change, undo, discard, saveAll },
  };
}
