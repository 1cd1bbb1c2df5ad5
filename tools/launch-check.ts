/**
 * `npm run launch-check`: lists what must be done before the site may go public, and exits with 1 while
 * anything must; then what can wait.
 */
import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { formatPath } from '#content/problems/problem.ts';
import { poFileOf, readSources, type Sources } from '#content/read/sources.ts';
import { readYaml } from '#content/read/yaml-file.ts';
import { CONTENT_NAMES, CONTENT_SCHEMAS, fileOf } from '#content/schemas/files.ts';
import { type SchemaValue, valueAt, valuesIn } from '#content/schemas/walk-schema.ts';
import { contentIn, contentsOf } from '#content/site-content.ts';
import { readPo } from '#content/translate/po-file.ts';
import { exitOnMistakes } from './build/content.ts';
import { hostFiles } from './build/host-files.ts';

/** What may be left to do, and how. */
const MUST = {
  sample: 'Sample texts. Write your own.',
  unconfirmed:
    'Not confirmed within the last year. Check each against your records. After "confirmed:" write the day on which you checked it, and after "source:" which records you used.',
  language:
    'Languages that no reader has confirmed. Ask one to read its pages, then write the date after "confirmed:" and the reader\'s name after "source:".',
  legal:
    'Missing pages. Write each file (docs/owner.md shows how), or the address of yours after "legal:" in content/site.yaml.',
  header: 'Files for hosts whose headers are not up to date. Run: npm run headers',
};
const MAY_WAIT = {
  question:
    'Visitors ask. Write the answer to each question, or delete it: without one it is not shown.',
  company:
    'Visitors ask who is behind the website. Write what you can after "entity:"; About shows it.',
  fee: 'Visitors ask what you charge. Write it after "serviceFee:"; Payments shows it.',
  translation:
    'Texts that visitors see in the first language. Run: npm run translations; then translate what is new or marked as fuzzy.',
  staleReview: 'Languages that changed after a reader confirmed them. Ask for another look.',
};
const KINDS = { ...MUST, ...MAY_WAIT };

interface Todo {
  kind: keyof typeof KINDS;
  file: string;
  line?: number;
  /** Its key, or how much it is, if it is not the whole file. */
  detail?: string;
}

const SAMPLE_PATTERNS = [
  // Domains that reach no visitor (RFC 2606), and those in this project's examples.
  /[\w-]*\.(?:example|invalid|test)\b|\/\/localhost\b/i,
  /\bexample\.(?:com|net|org)\b/i,
  /\byour-site\.com\b/i,
  /\blorem ipsum\b/i,
  /\b(?:TODO|TBD|FIXME)\b/,
];

/** What a visitor who pays wants to know of the company. */
const COMPANY_KEYS = ['name', 'registration', 'country', 'since', 'responsible'] as const;

const DAY_MS = 86_400_000;
const YEAR_DAYS = 366;

/** What is open in a value of a content file: a sample text, or a claim that nobody has confirmed in a year. */
function todoKind({ path, schema, value }: SchemaValue, now: Date): Todo['kind'] | undefined {
  if (typeof value === 'string' && SAMPLE_PATTERNS.some((pattern) => pattern.test(value))) {
    return 'sample';
  }
  if (!(schema instanceof z.ZodObject) || !('confirmed' in schema.shape)) return undefined;
  const confirmed = valueAt(value, 'confirmed');
  const source = valueAt(value, 'source');
  // The owner's own, listed first: it needs no other reader.
  const isSourceLanguage = path[1] === 0;
  if (path[0] === 'languages')
    return isSourceLanguage || (confirmed && source) ? undefined : 'language';
  const age = (now.valueOf() - Date.parse(String(confirmed ?? ''))) / DAY_MS;
  return source && Math.abs(age) <= YEAR_DAYS ? undefined : 'unconfirmed';
}

/** Sample texts, and claims and languages that nobody has confirmed. */
export function contentTodos(sources: Sources, now: Date): Todo[] {
  return CONTENT_NAMES.flatMap((name) => {
    const file = fileOf(name);
    const { data, lineOf } = readYaml(sources[file] ?? '');
    return valuesIn(CONTENT_SCHEMAS[name], data).flatMap((found) => {
      const kind = todoKind(found, now);
      const { path, value } = found;
      const named = kind === 'language' ? valueAt(value, 'code') : formatPath(path);
      return kind ? [{ kind, file, line: lineOf(path), detail: String(named) }] : [];
    });
  });
}

/** What visitors want to know, and the content leaves empty. */
export function unansweredTodos(sources: Sources): Todo[] {
  const { site, tutoring, payments } = contentIn(sources);
  const todos: Todo[] = [];
  for (const [name, { answers }] of Object.entries({ tutoring, payments })) {
    const file = `content/${name}.yaml`;
    for (const { question, answer } of answers.items) {
      if (answer === undefined) todos.push({ kind: 'question', file, detail: question });
    }
  }
  if (site.serviceFee === undefined) todos.push({ kind: 'fee', file: 'content/site.yaml' });
  const empty = COMPANY_KEYS.filter((key) => site.legal.entity[key] === undefined).join(', ');
  if (empty !== '') todos.push({ kind: 'company', file: 'content/site.yaml', detail: empty });
  return todos;
}

/** What a language shows in the first one, and whether its file changed since a reader confirmed it. */
export function translationTodos(sources: Sources): Todo[] {
  const { languages } = contentIn(sources).site;
  return languages.slice(1).flatMap(({ code, confirmed }): Todo[] => {
    const file = poFileOf(code);
    const { length } = contentIn(sources, code).untranslated;
    const { headers } = readPo(file, sources[file] ?? '').table;
    const changed = /^[\d-]{10}/.exec(headers['PO-Revision-Date'] ?? '')?.[0];
    const todos: Todo[] = [];
    if (length > 0) todos.push({ kind: 'translation', file, detail: `${length} texts` });
    if (confirmed && changed && changed > confirmed) todos.push({ kind: 'staleReview', file });
    return todos;
  });
}

/** Pages and settings that visitors need, and files that must follow the content. */
export function fileTodos(sources: Sources): Todo[] {
  const { site, privacy = site.legal.privacy, terms = site.legal.terms } = contentIn(sources);
  const todos: Todo[] = [];
  for (const [name, page] of Object.entries({ privacy, terms })) {
    if (page === undefined) todos.push({ kind: 'legal', file: `content/${name}.yaml` });
  }
  for (const [file, text] of Object.entries(hostFiles(sources))) {
    if (readFileSync(file, 'utf8') !== text) todos.push({ kind: 'header', file });
  }
  return todos;
}

/** One paragraph for each kind, with a line for each point. */
function formatTodos(todos: readonly Todo[]): string {
  const kinds = Map.groupBy(todos, ({ kind }) => kind);
  const paragraphs = [...kinds].map(([kind, ofKind]) => {
    const lines = ofKind.map(
      ({ file, line, detail }) =>
        `  ${[file, line, detail && ` ${detail}`].filter(Boolean).join(':')}`,
    );
    return [KINDS[kind], ...lines].join('\n');
  });
  return paragraphs.join('\n\n');
}

export function run(): void {
  const sources = readSources();
  exitOnMistakes(() => contentsOf(sources));
  const todos = [
    ...contentTodos(sources, new Date()),
    ...fileTodos(sources),
    ...unansweredTodos(sources),
    ...translationTodos(sources),
  ];
  const must = todos.filter(({ kind }) => kind in MUST);
  const others = todos.filter(({ kind }) => kind in MAY_WAIT);
  if (must.length > 0) {
    console.error(`Before launch:\n\n${formatTodos(must)}\n\n${must.length} to do in all.`);
    process.exitCode = 1;
  } else console.log('Nothing must be done: the site may go public.');
  if (others.length > 0) console.log(`\nCan wait:\n\n${formatTodos(others)}`);
}
