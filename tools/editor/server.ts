import { createServer, type IncomingMessage, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { changesSchema, saveChanges, textsIn, withChanges } from './content-folder.ts';
import { showPreview } from './preview.ts';

type Answer = { status?: number; type?: string; body: string };

/** The files of the editing page, by address. */
export type Page = Readonly<Record<string, Answer>>;

const SECURITY_HEADERS = {
  // Only this page's own files and the preview, and never in a frame.
  'content-security-policy':
    "default-src 'none'; img-src data:; script-src 'self'; style-src 'self'; connect-src 'self'; frame-src http://127.0.0.1:*; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

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

async function answerTo(request: IncomingMessage, folder: string, page: Page): Promise<Answer> {
  const { method, url = '' } = request;
  const isAllowed = isOwnHost(request) && (method === 'GET' || isOwnPost(request));
  if (!isAllowed) return { status: 403, body: 'Not from here.' };
  if (method === 'POST') return answerToPost(url, await json(request), folder);
  if (url !== '/content') return page[url] ?? { status: 404, body: 'There is no such page.' };
  return { type: 'application/json', body: JSON.stringify(textsIn(folder)) };
}

/** Saves, or else answers with the address of a preview. Mistakes in the content have the status 422. */
async function answerToPost(url: string, sent: unknown, folder: string): Promise<Answer> {
  const changes = changesSchema.parse(sent);
  const { texts, problems } = withChanges(folder, changes);
  if (problems.length > 0) return { status: 422, body: JSON.stringify(problems) };
  if (url === '/preview') return { body: await showPreview(texts) };
  saveChanges(folder, changes);
  return { body: 'Saved.' };
}

/** The editing page for a content folder; it answers this machine's own requests only. */
export function editServer(folder: string, page: Page): Server {
  return createServer(async (request, response) => {
    const failed = ({ message }: Error): Answer => ({ status: 500, body: message });
    const answer = await answerTo(request, folder, page).catch(failed);
    const { status = 200, type = 'text/plain', body } = answer;
    const headers = { ...SECURITY_HEADERS, 'content-type': `${type};charset=utf-8` };
    response.writeHead(status, headers).end(body);
  });
}
