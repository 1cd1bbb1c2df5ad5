import { ContentError, type KeyPath, type Problem } from '#content/problems/problem.ts';
import {
  CONTENT_NAMES,
  CONTENT_SCHEMAS,
  type ContentName,
  fileOf,
  type SourceContent,
} from '#content/schemas/files.ts';
import type { Site } from '#content/schemas/site.ts';
import { codeMistake } from '#site/languages.ts';
import { isOptionalPage } from '#site/pages.ts';
import { describeIssues } from './schema-issues.ts';
import type { Sources } from './sources.ts';
import { readYaml } from './yaml-file.ts';

/** A content file. Its data is undefined if it does not fit its schema, or if an optional file is missing. */
type ContentFile = { data?: unknown; problems: Problem[]; lineOf: (path: KeyPath) => number };

function readContentFile(name: ContentName, sources: Sources): ContentFile {
  const file = fileOf(name);
  const source = sources[file];
  if (source === undefined) {
    const message = 'This file is missing. Put it back under this name.';
    return { problems: isOptionalPage(name) ? [] : [{ file, path: [], message }], lineOf: () => 1 };
  }
  const broken = brokenFile([file, source]);
  if (broken.length > 0) return { problems: broken, lineOf: () => 1 };
  const { data: given, mistake, lineOf } = readYaml(source);
  if (mistake) return { problems: [{ file, path: [], ...mistake }], lineOf };
  const schema = CONTENT_SCHEMAS[name];
  const { data, error } = schema.safeParse(given, { reportInput: true });
  const found = describeIssues(schema, error?.issues ?? []);
  return {
    data,
    problems: found.map((each) => ({ file, line: lineOf(each.path), ...each })),
    lineOf,
  };
}

/** Where git has left both versions of a text. */
const MERGE_CONFLICT = /^(?:<{7}|={7}|>{7})(?= |\r?$)/;

/** What is wrong with a file, whatever it says. */
function brokenFile([file, text]: [file: string, text: string]): Problem[] {
  const code = /^translations\/(.*)\.po$/.exec(file)?.[1];
  const mistake = code && codeMistake(code);
  if (mistake) return [{ file, path: [], message: `${mistake}, as the name of the file.` }];
  // UTF-16, as "Unicode" of Windows and PowerShell's `>` write it.
  const utf16 = 'The file is not in UTF-8. Save it with the encoding UTF-8.';
  if (text.includes('\0')) return [{ file, line: 1, path: [], message: utf16 }];
  const line = text.split('\n').findIndex((row) => MERGE_CONFLICT.test(row)) + 1;
  const conflict =
    'A merge conflict. Keep one of the two versions, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.';
  return line === 0 ? [] : [{ file, line, path: [], message: conflict }];
}

/** Reads content/site.yaml alone, whatever mistakes other files have. @throws a ContentError with its mistakes */
export function readSite(sources: Sources): Site {
  const { data, problems } = readContentFile('site', sources);
  throwProblems(problems);
  return data as Site; // It fits its schema: there is no problem.
}

/**
 * Reads every content file; `lineOf` finds the line of a key.
 *
 * @throws a ContentError where a file is missing, is not YAML or does not fit its schema
 */
export function readContent(sources: Sources) {
  const translations = Object.entries(sources).filter(([file]) => file.startsWith('translations/'));
  const files = new Map(CONTENT_NAMES.map((name) => [name, readContentFile(name, sources)]));
  const problems = [...files.values()].flatMap((file) => file.problems);
  throwProblems([...translations.flatMap(brokenFile), ...problems]);
  // Each value fits the schema of its own name, which Object.fromEntries can't express.
  const data = Object.fromEntries(
    [...files].map(([name, file]) => [name, file.data]),
  ) as SourceContent;
  const lineOf = (name: ContentName, path: KeyPath) => files.get(name)?.lineOf(path) ?? 1;
  return { data, lineOf };
}

/** @throws a ContentError with the problems, if there are any */
export function throwProblems(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new ContentError(problems);
}
