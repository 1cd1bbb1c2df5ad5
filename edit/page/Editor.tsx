import { deepEquals } from '@rjsf/utils';
import { useEffect, useState } from 'react';
import type { Problem } from '#content/problem.ts';
import type { Change, EditableFile, Loaded } from '../protocol.ts';
import { save } from './content.ts';
import { FileForm } from './FileForm.tsx';
import { FileList } from './FileList.tsx';
import { focusField } from './focus-field.ts';
import { Problems } from './Problems.tsx';

type Drafts = Readonly<Record<string, unknown>>;

function draftsOf(files: readonly EditableFile[]): Drafts {
  return Object.fromEntries(files.map(({ name, data }) => [name, data]));
}

function changesIn(files: readonly EditableFile[], drafts: Drafts): Change[] {
  return files.flatMap(({ name, data }) =>
    deepEquals(data, drafts[name]) ? [] : [{ name, before: data, after: drafts[name] }],
  );
}

/** Asks before a tab with changes is closed. */
function useLeaveWarning(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isChanged]);
}

/** The files as they stand on the disk and as they stand in the forms. */
function useContent(loaded: Loaded) {
  const [files, setFiles] = useState(loaded.files);
  const [drafts, setDrafts] = useState(() => draftsOf(loaded.files));
  const [problems, setProblems] = useState<readonly Problem[]>(loaded.problems);
  const [status, setStatus] = useState('');
  const changes = changesIn(files, drafts);

  function change(name: string, data: unknown) {
    setDrafts((before) => ({ ...before, [name]: data }));
    setStatus('');
  }
  async function saveAll() {
    const outcome = await save(changes);
    if (typeof outcome === 'string') return setStatus(outcome);
    setProblems(outcome.problems);
    if (outcome.problems.length > 0) return setStatus('Nothing was saved. Mend this first:');
    setFiles(outcome.files);
    setDrafts(draftsOf(outcome.files));
    setStatus(`Saved: ${changes.map(({ name }) => name).join(', ')}.`);
  }
  return { files, drafts, problems, status, changes, change, saveAll };
}

export function Editor({ loaded }: { loaded: Loaded }) {
  const { files, drafts, problems, status, changes, change, saveAll } = useContent(loaded);
  const [name, setName] = useState(files[0]?.name ?? '');
  const file = files.find((each) => each.name === name);
  useLeaveWarning(changes.length > 0);

  function show(problem: Problem) {
    setName(problem.file);
    // Once the form of that file is there.
    setTimeout(() => focusField(problem.path));
  }
  return (
    <>
      <header className="bar">
        <FileList
          files={files}
          current={name}
          changed={changes.map((each) => each.name)}
          onChoose={setName}
        />
        <button
          type="button"
          className="primary"
          aria-disabled={changes.length === 0}
          onClick={() => changes.length > 0 && saveAll()}
        >
          Save
        </button>
        <p role="status">{status || (changes.length > 0 ? 'Not saved yet.' : '')}</p>
      </header>
      <main>
        <Problems problems={problems} onShow={show} />
        {file && (
          <FileForm
            key={name}
            file={file}
            data={drafts[name]}
            problems={problems.filter((problem) => problem.file === name)}
            onChange={(data) => change(name, data)}
          />
        )}
      </main>
    </>
  );
}
