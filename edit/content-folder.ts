import { globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { RJSFSchema } from '@rjsf/utils';
import { z } from 'astro/zod';
import { SITE_FILE } from '#content/content-files.ts';
import { parseContent } from '#content/parse.ts';
import { ContentError, type Problem } from '#content/problem.ts';
import { siteSchema, wordsSchemas } from '#content/schema.ts';
import { readYaml } from '#content/yaml-file.ts';
import { changeYaml } from './change-yaml.ts';
import { completed } from './completed.ts';
import type { Change, EditableFile, Loaded } from './protocol.ts';

type Sources = Readonly<Record<string, string>>;

function formSchema(schema: z.ZodType): RJSFSchema {
  // Zod's type and the form's describe one standard, JSON schema.
  return z.toJSONSchema(schema, { io: 'input' }) as RJSFSchema;
}

/** The files that the page offers, and their schemas. */
const schemas: Readonly<Record<string, RJSFSchema>> = {
  [SITE_FILE]: formSchema(siteSchema),
  ...Object.fromEntries(
    Object.entries(wordsSchemas).map(([name, schema]) => [
      `content/en/${name}`,
      formSchema(schema),
    ]),
  ),
};

/** Where a file named "content/..." stands. */
function pathOf(folder: string, name: string): string {
  return join(folder, name.slice('content/'.length));
}

function readSources(folder: string): Sources {
  const names = globSync('**/*.yaml', { cwd: folder }).map((path) =>
    ['content', ...path.split(/[/\\]/)].join('/'),
  );
  return Object.fromEntries(
    names.map((name) => [name, readFileSync(pathOf(folder, name), 'utf8')]),
  );
}

/** What the build would say to these files. */
function problemsIn(sources: Sources): readonly Problem[] {
  try {
    parseContent(sources);
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
  return [];
}

function editableFiles(sources: Sources): EditableFile[] {
  return Object.entries(schemas).flatMap(([name, schema]) => {
    const { data, problems } = readYaml(name, sources[name] ?? '');
    return problems.length > 0 || data === null ? [] : [{ name, schema, data }];
  });
}

/** The files of a content folder, and what is wrong in them. */
export function loadFolder(folder: string): Loaded {
  const sources = readSources(folder);
  return { files: editableFiles(sources), problems: [...problemsIn(sources)] };
}

function changedSource(sources: Sources, { name, before, after }: Change): string {
  const source = sources[name];
  const schema = schemas[name];
  if (source === undefined || schema === undefined) throw new Refusal(`There is no file ${name}.`);
  if (!isDeepStrictEqual(readYaml(name, source).data, before)) {
    throw new Refusal(
      `${name} was changed elsewhere since this page read it. Copy what you typed, then reload the page.`,
    );
  }
  return changeYaml(source, completed(schema, after));
}

/** A change that cannot be made; the message tells the owner why. */
export class Refusal extends Error {}

/**
 * Writes the changes into the folder's files, if the build would take the files then. What differs
 * is written, and every other line stays as it is.
 * Throws a Refusal where a file holds something else than before.
 */
export function saveToFolder(folder: string, changes: readonly Change[]): Loaded {
  const sources = readSources(folder);
  const changed = changes.map((change) => [change.name, changedSource(sources, change)] as const);
  const after = { ...sources, ...Object.fromEntries(changed) };
  const problems = [...problemsIn(after)];
  if (problems.length > 0) return { files: [], problems };
  for (const [name, text] of changed) {
    const path = pathOf(folder, name);
    writeFileSync(`${path}.new`, text);
    renameSync(`${path}.new`, path);
  }
  return { files: editableFiles(after), problems: [] };
}
