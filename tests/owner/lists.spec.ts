/** Every list of content/ an entry longer, then one shorter, all at once: no text is over another or cut. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { parseContent } from '#content/parse.ts';
import { ContentError, type KeyPath } from '#content/problems/problem.ts';
import { readSources, type Sources } from '#content/read/sources.ts';
import { siteLinks } from '#content/schemas/field-types.ts';
import {
  CONTENT_NAMES,
  CONTENT_SCHEMAS,
  type ContentName,
  fileOf,
} from '#content/schemas/files.ts';
import { fieldAt, mapBySchema, valuesIn } from '#content/schemas/visit.ts';
import { MAIN_HEADING_ID } from '#pages.ts';
import { serve } from '../../tools/serve.ts';
import { expect, test } from '../support/fixtures.ts';
import { layoutFaults, openSettled } from '../support/layout.ts';
import { buildCopy, copySite, publishOnly } from '../support/serve/site-copy.ts';
import { EVERY_PATH, inLanguage, RIGHT_TO_LEFT, words } from '../support/words.ts';

const WIDTHS = [320, 360, 768, 1024, 1440, 1920];
// The site of each test has its own address.
test.use({ allowedRequests: /^http:\/\/localhost:\d+\// });

const PUBLISHED = [words.language, RIGHT_TO_LEFT].filter((code) => code !== undefined);

for (const [title, change] of [
  ['longer', longer],
  ['shorter', (list: readonly unknown[]) => list.slice(0, -1)],
] as const) {
  test(`every list one entry ${title}`, async ({ page }) => {
    test.setTimeout(240_000);
    const root = copySite();
    publishOnly(root, ...PUBLISHED);
    const sources = changeLists(withFewStudents(readSources(root)), change);
    for (const [file, text] of Object.entries(sources)) writeFileSync(join(root, file), text);
    buildCopy(root);
    const server = await serve(join(root, 'dist'));
    for (const path of PUBLISHED.flatMap((code) => EVERY_PATH.map((to) => inLanguage(to, code)))) {
      await openSettled(page, server.address + path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const faults = await layoutFaults(page);
        const lost = faults.filter((fault) => !fault.startsWith('broken'));
        // The first ones show where.
        expect.soft(lost.slice(0, 9), `${path} at ${width} px`).toEqual([]);
        const [line, cut] = [page.locator('.money'), page.locator('.money-cut')];
        if ((await line.count()) === 0) continue;
        const inside = (await line.evaluate((list) => list.clientWidth)) - 2;
        const wide = (await cut.boundingBox())?.width ?? 0;
        expect
          .soft(Math.round(wide), `the rule of the money line at ${width} px`)
          .toBeGreaterThanOrEqual(inside);
      }
    }
    server.stop();
    rmSync(root, { recursive: true, force: true });
  });
}

/** They are no more than the students of all courses, of which one goes. */
function withFewStudents(sources: Sources): Sources {
  const site = sources['content/site.yaml'] ?? '';
  return {
    ...sources,
    'content/site.yaml': site.replace(/(?<=\n {2}students:\n {4}value: )\d+/, '1'),
  };
}

type ChangeList = (list: readonly unknown[], name: ContentName, path: KeyPath) => unknown[];

/** The sources with every list changed whose schema allows it. */
function changeLists(original: Sources, change: ChangeList): Sources {
  let sources = original;
  for (const name of CONTENT_NAMES) {
    for (const path of listsIn(sources, name)) {
      const changed = editList(sources, name, path, (list) => change(list, name, path));
      sources = accepted(changed, name, path) ?? sources;
    }
  }
  return sources;
}

function listsIn(sources: Sources, name: ContentName): KeyPath[] {
  const data: unknown = parse(sources[fileOf(name)] ?? '');
  return valuesIn(CONTENT_SCHEMAS[name], data)
    .filter(({ value, path }) => Array.isArray(value) && path[0] !== 'languages')
    .map(({ path }) => path);
}

function editList(
  sources: Sources,
  name: ContentName,
  path: KeyPath,
  edit: (list: readonly unknown[]) => unknown[],
): Sources {
  const file = fileOf(name);
  const data = mapBySchema(CONTENT_SCHEMAS[name], parse(sources[file] ?? ''), (found) =>
    Array.isArray(found.value) && found.path.join() === path.join()
      ? edit(found.value)
      : found.value,
  );
  return { ...sources, [file]: stringify(data, { lineWidth: 0 }) };
}

/**
 * The sources without the entries that name one that is gone, as an owner would take them out; undefined
 * where the schema refuses the list at this path for its length.
 */
function accepted(sources: Sources, name: ContentName, list: KeyPath): Sources | undefined {
  try {
    parseContent(sources);
    return sources;
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
    const rest = editList(sources, owner, above, (all) =>
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
