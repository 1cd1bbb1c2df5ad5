import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Page } from './build-page.ts';
import { loadFolder, Refusal, saveToFolder, withChanges } from './content-folder.ts';
import { pathOfPage } from './preview/path-of-page.ts';
import { Preview } from './preview/preview.ts';
import type { Change, Draft, Previewed } from './protocol.ts';

/** Only this page's own files and the preview, and never in a frame. */
const POLICY =
  "default-src 'none'; img-src data:; script-src 'self'; style-src 'self'; connect-src 'self'; frame-src http://127.0.0.1:*; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

function answer(response: ServerResponse, status: number, type: string, body: string): void {
  response
    .writeHead(status, {
      'content-type': `${type};charset=utf-8`,
      'content-security-policy': POLICY,
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    .end(body);
}

function answerJson(response: ServerResponse, status: number, data: unknown): void {
  answer(response, status, 'application/json', JSON.stringify(data));
}

/** Whether the request names this machine: another site's name may resolve to it (DNS rebinding). */
function isOwnHost({ headers, socket }: IncomingMessage): boolean {
  const port = socket.localPort;
  return headers.host === `127.0.0.1:${port}` || headers.host === `localhost:${port}`;
}

/** Whether the editing page sent it: any website can make a browser post to this machine. */
function isOwnPost({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'POST' &&
    headers.origin === `http://${headers.host}` &&
    headers['content-type'] === 'application/json'
  );
}

/** Not validated here: withChanges checks it. */
async function readJson<Sent>(request: IncomingMessage): Promise<Sent> {
  return JSON.parse(await text(request));
}

async function save(request: IncomingMessage, folder: string) {
  return saveToFolder(folder, await readJson<Change[]>(request));
}

const preview = new Preview();

/** Shows the site with changes that are not saved, unless they have mistakes. */
async function show(request: IncomingMessage, folder: string): Promise<Previewed> {
  const { changes, name } = await readJson<Draft>(request);
  const { after, problems } = withChanges(folder, changes);
  if (problems.length > 0) return { problems };
  return { problems, address: (await preview.show(after)) + pathOfPage(name, after) };
}

async function answerPost(response: ServerResponse, result: Promise<{ problems: unknown[] }>) {
  try {
    const answered = await result;
    answerJson(response, answered.problems.length > 0 ? 422 : 200, answered);
  } catch (error) {
    const status = error instanceof Refusal ? 409 : 500;
    answer(response, status, 'text/plain', error instanceof Error ? error.message : String(error));
  }
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
  page: Page,
) {
  if (!isOwnHost(request)) return answer(response, 403, 'text/plain', 'Not from here.');
  if (isOwnPost(request)) {
    if (request.url === '/content') return answerPost(response, save(request, folder));
    if (request.url === '/preview') return answerPost(response, show(request, folder));
  }
  if (request.method !== 'GET') return answer(response, 403, 'text/plain', 'Not from here.');
  if (request.url === '/content') return answerJson(response, 200, loadFolder(folder));
  const file = page[request.url ?? ''];
  if (file === undefined) return answer(response, 404, 'text/plain', 'There is no such page.');
  answer(response, 200, file.type, file.body);
}

/** The editing page for a content folder, reachable from this machine only. */
export function editServer(folder: string, page: Page): Server {
  return createServer((request, response) => {
    respond(request, response, folder, page).catch((error: unknown) => {
      answer(response, 500, 'text/plain', String(error));
    });
  });
}
