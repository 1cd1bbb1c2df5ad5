/**
 * Every text as long as its limit allows, then every list of content/ an entry longer, then shorter:
 * nothing is cut off, broken, over another or beside the screen.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument, stringify } from 'yaml';
import { ContentError } from '#content/problems/problem.ts';
import { readSources, type Sources } from '#content/read/sources.ts';
import { readYaml } from '#content/read/yaml-file.ts';
import { siteLinks, textRules } from '#content/schemas/field-types.ts';
import {
  CONTENT_NAMES,
  CONTENT_SCHEMAS,
  type ContentName,
  fileOf,
} from '#content/schemas/files.ts';
import type { TextLimit } from '#content/schemas/text-limits.ts';
import { mapBySchema, type SchemaValue } from '#content/schemas/walk-schema.ts';
import { contentIn } from '#content/site-content.ts';
import { MAIN_HEADING_ID } from '#site/pages.ts';
import { serve } from '../../tools/serve.ts';
import { EVERY_PATH, pathIn, RIGHT_TO_LEFT, sourceContent } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { layoutFaults, openSettled, showNotice } from '../support/layout.ts';
import { buildCopy, copySite, publishOnly } from '../support/serve/site-copy.ts';

const WIDTHS = [320, 360, 640, 768, 832, 1024, 1280, 1440, 1920];
// The site of each test has its own address.
test.use({ allowedRequests: /^http:\/\/127\.0\.0\.1:\d+\// });

const LTR_AND_RTL = [sourceContent.language, RIGHT_TO_LEFT].filter((code) => code !== undefined);
const shorter = (list: unknown[]) => list.slice(0, -1);

for (const [title, change, languages] of [
  ['every text as long as its limit', fullTexts, [sourceContent.language]],
  ['every list one entry longer', (files) => changeLists(files, longer), LTR_AND_RTL],
  ['every list one entry shorter', (files) => changeLists(files, shorter), LTR_AND_RTL],
] satisfies [string, (files: Sources) => Sources, string[]][]) {
  test(title, async ({ page }) => {
    test.setTimeout(240_000);
    const root = copySite();
    publishOnly(root, ...languages);
    // A question is shown once it has an answer.
    const answered = Object.entries(readSources(root)).map(([file, text]) => {
      return [file, text.replaceAll(/^( +answer:)$/gm, '$1 An answer.')];
    });
    const files = change(Object.fromEntries(answered));
    for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text);
    buildCopy(root);
    const server = await serve(join(root, 'dist'));
    for (const path of languages.flatMap((code) => EVERY_PATH.map((to) => pathIn(to, code)))) {
      await openSettled(page, server.address + path);
      await showNotice(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 740 });
        // Limits keep words whole on Home at 360 px only.
        const mayBreakWords = width !== 360 || path !== '/';
        const faults = await layoutFaults(page, { mayBreakWords });
        // The first ones show where.
        expect.soft(faults.slice(0, 9), `${path} at ${width} px`).toEqual([]);
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

/** Fills the limit with words of the longest allowed length; no two texts have one number. */
function fullText(
  { maxChars, maxWordChars }: TextLimit,
  number: number,
  fill: readonly string[],
): string {
  const names = fill.map((name) => `{${name}}`);
  const words = Array.from({ length: maxChars }, () => LETTERS.slice(0, maxWordChars));
  return [...names, number, ...words].join(' ').slice(0, maxChars).trim();
}

/** The files with every value of content/ as `change` returns it. */
function mapFiles(
  files: Sources,
  change: (found: SchemaValue, name: ContentName) => unknown,
): Sources {
  const texts = CONTENT_NAMES.flatMap((name) => {
    const source = files[fileOf(name)];
    if (source === undefined) return [];
    const { data } = readYaml(source);
    const changed = mapBySchema(CONTENT_SCHEMAS[name], data, (found) => change(found, name));
    return [[fileOf(name), stringify(changed, { lineWidth: 0 })]];
  });
  return { ...files, ...Object.fromEntries(texts) };
}

/** The files with these texts. */
function fullTexts(files: Sources): Sources {
  let number = 0;
  return mapFiles(files, ({ value, path, schema }, name) => {
    const rule = textRules.get(schema);
    const isLeft = name === 'mail' || LEFT_AS_IT_IS.test(path.join('.'));
    if (typeof value !== 'string' || !rule || isLeft) return value;
    number += 1;
    return path[0] === 'meta' ? `Page ${number}` : fullText(rule.limit, number, rule.placeholders);
  });
}

type ChangeList = (list: unknown[], schema: SchemaValue['schema']) => unknown;

/** The files with every list changed whose schema allows it. */
function changeLists(files: Sources, change: ChangeList): Sources {
  const changed = mapFiles(files, ({ value, path, schema }) => {
    if (!Array.isArray(value) || path[0] === 'languages') return value;
    const list = change(value, schema);
    return schema.safeParse(list).success ? list : value;
  });
  return withoutLostNames(changed);
}

/** The files without the entries that name one that is gone, as an owner would take them out. */
function withoutLostNames(files: Sources): Sources {
  try {
    contentIn(files);
    return files;
  } catch (error) {
    const [problem] = error instanceof ContentError ? error.problems : [];
    const entry = problem?.path.findLastIndex((key) => typeof key === 'number') ?? -1;
    if (!problem || entry < 0) throw error;
    const document = parseDocument(files[problem.file] ?? '');
    document.deleteIn(problem.path.slice(0, entry + 1));
    return withoutLostNames({ ...files, [problem.file]: String(document) });
  }
}

/** By these an entry is told from the others (src/content/check). */
const NAMES = /^(?:slug|code|title|label|name|question|heading|value)$/;

/** With its last entry once more, under another name. */
function longer(list: unknown[], schema: SchemaValue['schema']): unknown {
  return mapBySchema(schema, [...list, list.at(-1)], ({ path, schema, value }) => {
    if (typeof value !== 'string' || path[0] !== list.length) return value;
    if (siteLinks.has(schema)) return `/payments#${MAIN_HEADING_ID}`;
    return NAMES.test(String(path.at(-1))) ? value.replace(/\w$/, '2') : value;
  });
}
