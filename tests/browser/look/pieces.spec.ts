/** On a slow line a page arrives in pieces: what has been painted stays where it is. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { headingFontArrived } from '../../support/look/look.ts';
import { recordShifts, shifts } from '../../support/look/shifts.ts';
import { EVERY_PATH, expect, test } from '../../support/site.ts';

/** The most places where a page is cut: after blocks and entries of its first screen. */
const CUT = /(?<=<\/(?:header|h1|h2|p|ul|li|dl|svg)>)/;
const CUTS = 35;

/** Long enough for a frame, in milliseconds. */
const PAUSE_MS = 80;

test.use({
  // The site itself, with its pages in pieces.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads there which fixtures are wanted
  baseURL: async ({}, use) => {
    const site = process.env.SITE_ADDRESS;
    const server = createServer(async ({ url }, response) => {
      const answer = await fetch(`${site}${url}`);
      const headers = new Map(answer.headers);
      for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) {
        headers.delete(name);
      }
      response.writeHead(answer.status, Object.fromEntries(headers));
      if (!headers.get('content-type')?.startsWith('text/html')) {
        response.end(Buffer.from(await answer.arrayBuffer()));
        return;
      }
      const pieces = (await answer.text()).split(CUT);
      for (const piece of pieces.splice(0, CUTS)) {
        response.write(piece);
        await wait(PAUSE_MS);
      }
      response.end(pieces.join(''));
    });
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    const { port } = server.address() as AddressInfo; // Not a string, as it listens on a port.
    await use(`http://localhost:${port}`);
    server.closeAllConnections();
    server.close();
  },
});

for (const [screen, tag] of [
  ['a phone', '@phone'],
  ['a wide screen', '@every-case'],
] as const) {
  test(`nothing moves on any page while it arrives in pieces on ${screen}`, { tag }, async ({
    context,
  }) => {
    await context.addInitScript(recordShifts);
    // At the same time, as each is mostly a wait.
    const moved = EVERY_PATH.map(async (path) => {
      const page = await context.newPage();
      await page.goto(path);
      await headingFontArrived(page);
      return [path, await shifts(page)];
    });
    expect(await Promise.all(moved)).toEqual(EVERY_PATH.map((path) => [path, []]));
  });
}
