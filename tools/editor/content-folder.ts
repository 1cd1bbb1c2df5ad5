import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { RJSFSchema } from '@rjsf/utils';
import { z } from 'astro/zod';
import { publishedLanguages } from '#content/languages.ts';
import { contentProblems } from '#content/parse.ts';
import { type Problem, writeProblem } from '#content/read/problem.ts';
import { sourcesIn } from '#content/read/sources.ts';
import { readYaml } from '#content/read/yaml-file.ts';
import { CONTENT_NAMES, CONTENT_SCHEMAS, fileOf } from '#content/schemas/files.ts';
import { changeYaml } from './change-yaml.ts';
import { completed } from './completed.ts';
import type { Change, EditableFile, Loaded } from './protocol.ts';

type Sources = Readonly<Record<string, string>>;

/** The form of each kind of file, the same in every language. */
const FORMS = CONTENT_NAMES.map((name) => {
  const schema: z.ZodType = CONTENT_SCHEMAS[name];
  // Zod's type and the form's type describe the same standard, JSON schema.
  return [name, z.toJSONSchema(schema, { io: 'input' }) as RJSFSchema] as const;
});

/** The files that the page offers, and their schemas. */
function schemasOf(sources: Sources): Readonly<Record<string, RJSFSchema>> {
  return Object.fromEntries(
    publishedLanguages(sources).flatMap((language) =>
      FORMS.map(([name, form]) => [fileOf(name, language), form]),
    ),
  );
}

/** The path of a file named "content/...". */
function pathOf(folder: string, name: string): string {
  return join(folder, name.slice('content/'.length));
}

/** What the build would say to these files, in every language; what they share is said once. */
function problemsIn(sources: Sources): readonly Problem[] {
  const found = publishedLanguages(sources).flatMap((language) =>
    contentProblems(sources, language),
  );
  return [...new Map(found.map((problem) => [writeProblem(problem), problem])).values()];
}

function editableFiles(sources: Sources): EditableFile[] {
  return Object.entries(schemasOf(sources)).flatMap(([name, schema]) => {
    const { data, problems } = readYaml(name, sources[name] ?? '');
    return problems.length > 0 || data === null ? [] : [{ name, schema, data }];
  });
}

/** The files of a content folder, and what is wrong in them. */
export function loadFolder(folder: string): Loaded {
  const sources = sourcesIn(folder);
  return { files: editableFiles(sources), problems: [...problemsIn(sources)] };
}

function changedSource(sources: Sources, { name, before, after }: Change): string {
  const source = sources[name];
  const schema = schemasOf(sources)[name];
  if (source === undefined || schema === undefined) throw new Refusal(`There is no file ${name}.`);
  if (!isDeepStrictEqual(readYaml(name, source).data, before)) {
    throw new Refusal(
      `${name} was changed elsewhere since this page read it. Copy what you typed, then reload the page.`,
    );
  }
  return changeYaml(source, completed(schema, after));
}

/** A change that can't be made; the message says why. */
export class Refusal extends Error {}

/**
 * The folder's files as they would be with the changes; writes nothing.
 *
 * @throws a Refusal when a file has changed since the page read it
 */
export function withChanges(folder: string, changes: readonly Change[]) {
  const sources = sourcesIn(folder);
  const changed = Object.fromEntries(
    changes.map((change) => [change.name, changedSource(sources, change)]),
  );
  const after = { ...sources, ...changed };
  return { after, changed, problems: [...problemsIn(after)] };
}

/**
 * Writes the changes into the folder's files if the build accepts the result. Lines that don't change
 * stay as they are.
 *
 * @throws a Refusal when a file has changed since the page read it
 */
export function saveToFolder(folder: string, changes: readonly Change[]): Loaded {
  const { after, changed, problems } = withChanges(folder, changes);
  if (problems.length > 0) return { files: [], problems };
  for (const [name, text] of Object.entries(changed)) {
    const path = pathOf(folder, name);
    writeFileSync(`${path}.new`, text);
    renameSync(`${path}.new`, path);
  }
  return { files: editableFiles(after), problems: [] };
}
