import './page.css';
import { z } from 'astro/zod';
import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { publishedLanguages, unpublishedLanguages } from '#content/languages.ts';
import { contentProblems } from '#content/parse.ts';
import { type Problem, writePath, writeProblem } from '#content/problems/problem.ts';
import { readYaml } from '#content/read/yaml-file.ts';
import { CONTENT_NAMES, CONTENT_SCHEMAS, fileOf } from '#content/schemas/files.ts';
import type { Changes } from '../content-folder.ts';
import { setEntries, setValue } from '../edit-yaml.ts';
import { Field, type Form, showField } from './fields.tsx';
import { addressOf, Preview, post } from './Preview.tsx';

/** The texts of all files, by name. */
type Sources = Readonly<Record<string, string>>;

/** Mistakes are looked for once nothing has been typed for so long. */
const PAUSE_MS = 300;
const SAVING = 'Saving…';
const languageNames = new Intl.DisplayNames(['en'], { type: 'language' });

/** Whether the preview fits beside the fields (page.css). */
const isWide = () => matchMedia('(width >= 75rem)').matches;

/** The kind of a file and its language, if it has one; undefined for a file that no page reads. */
function kindOf(file: string) {
  const language = /^content\/([a-z]{2})\//.exec(file)?.[1];
  const name = CONTENT_NAMES.find((each) => fileOf(each, language ?? '') === file);
  return name && { name, language };
}

/** "The courses › courses › entry 2 › price" */
function placeOf({ file, path, line }: Problem): string {
  const kind = kindOf(file);
  const name = kind ? CONTENT_SCHEMAS[kind.name].description : file;
  return `${name} › ${writePath(path) || `line ${line ?? 1}`}`;
}

function changesBetween(saved: Sources, drafts: Sources): Changes {
  const changed = Object.entries(drafts).filter(([name, text]) => text !== saved[name]);
  return Object.fromEntries(
    changed.map(([name, after]) => [name, { before: saved[name] ?? '', after }]),
  );
}

function Editor({ loaded }: { loaded: Sources }) {
  const [saved, setSaved] = useState(loaded);
  const [drafts, setDrafts] = useState(loaded);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [language, setLanguage] = useState<string>(publishedLanguages(loaded)[0]);
  const [chosen, setName] = useState<keyof typeof CONTENT_SCHEMAS>('site');
  const [status, setStatus] = useState('');
  const [hasPreview, setPreview] = useState(isWide);
  const changes = useMemo(() => changesBetween(saved, drafts), [saved, drafts]);
  const isChanged = Object.keys(changes).length > 0;
  const published = publishedLanguages(drafts);
  const names = CONTENT_NAMES.filter((each) => drafts[fileOf(each, language)] !== undefined);
  // A language may have no privacy policy.
  const name = names.includes(chosen) ? chosen : 'site';
  const schema: z.ZodType = CONTENT_SCHEMAS[name];
  const file = fileOf(name, language);
  const source = drafts[file] ?? '';
  const { data, sourceOf } = readYaml(file, source);

  function edit(text: string) {
    setDrafts({ ...drafts, [file]: text });
    setStatus((now) => (now === SAVING ? now : ''));
  }
  const form: Form = {
    language,
    problems: problems.filter((problem) => problem.file === file),
    sourceOf,
    set: (path, value) => edit(setValue(source, path, value)),
    setEntries: (path, ...entries) => edit(setEntries(source, path, ...entries)),
  };
  function show(problem: Problem) {
    const kind = kindOf(problem.file);
    flushSync(() => {
      if (kind) setName(kind.name);
      if (kind?.language) setLanguage(kind.language);
      setPreview(hasPreview && isWide());
    });
    showField(problem.path);
  }
  async function save() {
    if (!isChanged || status === SAVING) return;
    setStatus(SAVING);
    const { status: code, body } = await post('/content', changes);
    // What was typed meanwhile is in newer drafts, and stays a change.
    if (code === 200) setSaved(drafts);
    setStatus({ 200: 'Saved.', 422: 'Nothing was saved.' }[code] ?? `Nothing was saved. ${body}`);
    const [first]: Problem[] = code === 422 ? JSON.parse(body) : [];
    if (first) show(first);
  }
  useEffect(() => {
    const check = () => setProblems(contentProblems(drafts, language));
    const timer = setTimeout(check, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [drafts, language]);
  useEffect(() => {
    window.onbeforeunload = (event) => isChanged && event.preventDefault();
    window.onkeydown = (event) => {
      if (!(event.ctrlKey || event.metaKey) || event.key !== 's') return;
      event.preventDefault();
      save();
    };
  });
  return (
    <>
      <header>
        <p role="status">
          {status || (isChanged && 'Not saved yet.')}
          {problems.length > 0 && ` Mistakes: ${problems.length}.`}
        </p>
        <button type="button" aria-pressed={hasPreview} onClick={() => setPreview(!hasPreview)}>
          Preview
        </button>
        <button type="button" className="primary" aria-disabled={!isChanged} onClick={save}>
          Save
        </button>
      </header>
      <nav aria-label="Files">
        <label className="field">
          Language
          <select value={language} onChange={({ target }) => setLanguage(target.value)}>
            {[...published, ...unpublishedLanguages(drafts)].map((code) => (
              <option key={code} value={code}>
                {languageNames.of(code)}
              </option>
            ))}
          </select>
        </label>
        {names.map((each) => (
          <button
            key={each}
            type="button"
            aria-current={each === name ? 'page' : undefined}
            onClick={() => setName(each)}
          >
            {CONTENT_SCHEMAS[each].description}
            {changes[fileOf(each, language)] && ' (not saved)'}
          </button>
        ))}
        {problems.map((problem) => (
          <button type="button" key={writeProblem(problem)} onClick={() => show(problem)}>
            {placeOf(problem)}: <span className="mistake">{problem.message}</span>
          </button>
        ))}
      </nav>
      <main>
        <h1>{schema.description}</h1>
        <p className="hint">
          {file}. A name in braces, as {'{brand}'}, stands for a fact; type no quotes around a text.
        </p>
        {data ? (
          <Field key={file} form={form} schema={schema} path={[]} value={data} />
        ) : (
          <p className="mistake">
            This file can't be shown as fields. Correct it in a text editor, then reload this page.
          </p>
        )}
      </main>
      {hasPreview && <Preview changes={changes} path={addressOf(name, language, published)} />}
    </>
  );
}

// By default zod compiles its checks as the page runs, which the page's policy forbids.
z.config({ jitless: true });

const root = document.getElementById('root');
const folder = await fetch('/content');
if (root) createRoot(root).render(<Editor loaded={await folder.json()} />);
