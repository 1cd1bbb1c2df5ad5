/**
 * Every text as long as its limit allows, then every list of content/ an entry longer, then shorter:
 * nothing is cut off, broken, over another or beside the screen.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { parseContent } from '#content/parse.ts';
import { ContentError, type KeyPath } from '#content/problems/problem.ts';
import { readSources, type Sources } from '#content/read/sources.ts';
import { siteLinks, textRules } from '#content/schemas/field-types.ts';
import {
  CONTENT_NAMES,
  CONTENT_SCHEMAS,
  type ContentName,
  fileOf,
} from '#content/schemas/files.ts';
import type { TextLimit } from '#content/schemas/text-limits.ts';
import { fieldAt, mapBySchema, valuesIn } from '#content/schemas/walk-schema.ts';
import { MAIN_HEADING_ID } from '#pages.ts';
import { serve } from '../../tools/serve.ts';
import { expect, test } from '../support/fixtures.ts';
import { layoutFaults, openSettled } from '../support/layout.ts';
import { buildCopy, copySite, publishOnly } from '../support/serve/site-copy.ts';
import { EVERY_PATH, inLanguage, RIGHT_TO_LEFT, words } from '../support/words.ts';

const PHONE_PX = 360;
const WIDTHS = [320, PHONE_PX, 640, 768, 832, 1024, 1280, 1440, 1920];
// The site of each test has its own address.
test.use({ allowedRequests: /^http:\/\/localhost:\d+\// });

const LTR_AND_RTL = [words.language, RIGHT_TO_LEFT].filter((code) => code !== undefined);
const shorter = (list: readonly unknown[]) => list.slice(0, -1);

for (const [title, change, languages] of [
  ['every text as long as its limit', fullTexts, [words.language]],
  ['every list one entry longer', (files) => changeLists(files, longer), LTR_AND_RTL],
  ['every list one entry shorter', (files) => changeLists(files, shorter), LTR_AND_RTL],
] satisfies [string, (files: Sources) => Sources, string[]][]) {
  test(title, async ({ page }) => {
    test.setTimeout(240_000);
    const root = copySite();
    publishOnly(root, ...languages);
    const files = change(withAnswers(withFewStudents(readSources(root))));
    for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text);
    buildCopy(root);
    const server = await serve(join(root, 'dist'));
    for (const path of languages.flatMap((code) => EVERY_PATH.map((to) => inLanguage(to, code)))) {
      await openSettled(page, server.address + path);
      const widths = await page
        .locator('.overprint text')
        .evaluateAll((all: SVGTextElement[]) => all.map((text) => text.getBBox().width));
      expect.soft(Math.max(0, ...widths), 'the overprint fits its drawing').toBeLessThan(400);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 740 });
        const faults = await layoutFaults(page);
        // Limits keep words whole on Home at 360 px only.
        const mayBreak = width !== PHONE_PX || path !== '/';
        const lost = faults.filter((fault) => !mayBreak || !fault.startsWith('broken'));
        // The first ones show where.
        expect.soft(lost.slice(0, 9), `${path} at ${width} px`).toEqual([]);
        const [line, cut] = [page.locator('.money'), page.locator('.money-cut')];
        if ((await line.count()) === 0) continue;
        const inside = (await line.evaluate((list) => list.clientWidth)) - 2;
        const { width: wide = 0 } = (await cut.boundingBox()) ?? {};
        expect.soft(Math.round(wide), `its rule at ${width} px`).toBeGreaterThanOrEqual(inside);
      }
    }
    server.stop();
    rmSync(root, { recursive: true, force: true });
  });
}

/** German letter frequencies: its words are the longest. */
const LETTERS = 'verantwortungsbewusstseinsbildendegesamtheitenmacherin';
/** Texts that stay: they are never shown. */
const LEFT_AS_IT_IS = /^statements|source$/;

/** Fills the limit with words of the longest allowed length; no two words or texts are equal. */
function fullText(
  { maxChars, maxWordChars }: TextLimit,
  number: number,
  fill: readonly string[],
): string {
  const letterFor = (index: number) => LETTERS[20 + (Math.floor(index) % 10)] ?? '';
  const words = Array.from({ length: maxChars }, (_, index) =>
    (letterFor(index) + letterFor(index / 10) + LETTERS.slice(number % 10)).slice(0, maxWordChars),
  );
  return [...fill.map((name) => `{${name}}`), number, ...words].join(' ').slice(0, maxChars).trim();
}

/** The content files with these texts, by name. */
function fullTexts(contentFiles: Readonly<Record<string, string>>): Record<string, string> {
  let number = 0;
  const files = CONTENT_NAMES.flatMap((name) => {
    const file = fileOf(name);
    if (name === 'mail' || contentFiles[file] === undefined) return [];
    const data = mapBySchema(CONTENT_SCHEMAS[name], parse(contentFiles[file]), (found) => {
      const { value, path, schema } = found;
      const textRule = textRules.get(schema);
      if (typeof value !== 'string' || !textRule || LEFT_AS_IT_IS.test(path.join('.')))
        return value;
      number += 1;
      return path[0] === 'meta'
        ? `Page ${number}`
        : fullText(textRule.limit, number, textRule.placeholders);
    });
    return [[file, stringify(data, { lineWidth: 0 })]];
  });
  return Object.fromEntries(files);
}

/** Sets the students claimed to 1, so that dropping a course keeps within the sum. */
function withFewStudents(files: Sources): Sources {
  const site = files['content/site.yaml'] ?? '';
  return {
    ...files,
    'content/site.yaml': site.replace(/(?<=\n {2}students:\n {4}value: )\d+/, '1'),
  };
}

/** Questions are shown with their answers. */
function withAnswers(files: Sources): Sources {
  const answered = Object.entries(files).map(([file, text]) => [
    file,
    text.replaceAll(/^( +answer:)$/gm, '$1 An answer.'),
  ]);
  return Object.fromEntries(answered);
}

type ChangeList = (list: readonly unknown[], name: ContentName, path: KeyPath) => unknown[];

/** The files with every list changed whose schema allows it. */
function changeLists(original: Sources, change: ChangeList): Sources {
  let files = original;
  for (const name of CONTENT_NAMES) {
    for (const path of listsIn(files, name)) {
      const changed = editList(files, name, path, (list) => change(list, name, path));
      files = accepted(changed, name, path) ?? files;
    }
  }
  return files;
}

function listsIn(files: Sources, name: ContentName): KeyPath[] {
  const data: unknown = parse(files[fileOf(name)] ?? '');
  return valuesIn(CONTENT_SCHEMAS[name], data)
    .filter(({ value, path }) => Array.isArray(value) && path[0] !== 'languages')
    .map(({ path }) => path);
}

function editList(
  files: Sources,
  name: ContentName,
  path: KeyPath,
  edit: (list: readonly unknown[]) => unknown[],
): Sources {
  const file = fileOf(name);
  const data = mapBySchema(CONTENT_SCHEMAS[name], parse(files[file] ?? ''), (found) =>
    Array.isArray(found.value) && found.path.join() === path.join()
      ? edit(found.value)
      : found.value,
  );
  return { ...files, [file]: stringify(data, { lineWidth: 0 }) };
}

/**
 * The files without the entries that name one that is gone, as an owner would take them out; undefined
 * where the schema refuses the list at this path for its length.
 */
function accepted(files: Sources, name: ContentName, list: KeyPath): Sources | undefined {
  try {
    parseContent(files);
    return files;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const [problem] = error.problems;
    const isOfList = (path: KeyPath, file: string) =>
      file === fileOf(name) && path.join() === list.join();
    if (error.problems.some(({ path, file }) => isOfList(path, file))) return undefined;
    const index = problem?.path.findLastIndex((key) => typeof key === 'number') ?? -1;
    const owner = CONTENT_NAMES.find((each) => fileOf(each) === problem?.file);
    if (!problem || !owner || index < 0) throw error;
    const above = problem.path.slice(0, index);
    const rest = editList(files, owner, above, (all) =>
      all.toSpliced(Number(problem.path[index]), 1),
    );
    return accepted(rest, name, list);
  }
}

/** By these an entry is told from the others (src/content/check). */
const NAMES = /^(?:slug|code|title|label|name|question|heading|value)$/;

/** With its last entry once more, under another name. */
function longer(list: readonly unknown[], name: ContentName, path: KeyPath): unknown[] {
  const schema = path.reduce<ReturnType<typeof fieldAt>>(
    (field, key) => field && fieldAt(field, key),
    CONTENT_SCHEMAS[name],
  );
  const element = schema && fieldAt(schema, 0);
  const copy =
    element &&
    mapBySchema(element, list.at(-1), (found) => {
      if (typeof found.value !== 'string') return found.value;
      if (siteLinks.has(found.schema)) return `/payments#${MAIN_HEADING_ID}`;
      return NAMES.test(String(found.path.at(-1))) ? found.value.replace(/\w$/, '2') : found.value;
    });
  return [...list, copy];
}
