import type { Change, Draft, Loaded, Previewed, Saved } from '../protocol.ts';

/** The result of saving: files and problems, or why saving failed. */
type Outcome = Saved | string;

export async function load(): Promise<Loaded> {
  const response = await fetch('/content');
  return response.json();
}

function post(path: string, body: unknown): Promise<Response> {
  return fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Undefined when the command has ended, or a file was changed elsewhere: saving says so. */
export async function preview(draft: Draft): Promise<Previewed | undefined> {
  try {
    const response = await post('/preview', draft);
    return response.ok || response.status === 422 ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}

export async function save(changes: readonly Change[]): Promise<Outcome> {
  try {
    const response = await post('/content', changes);
    const isAnswer = response.ok || response.status === 422;
    return isAnswer ? await response.json() : await response.text();
  } catch {
    return 'Nothing was saved: "npm run edit" no longer runs. Start it again, then save again.';
  }
}
