import type { Change, Loaded, Saved } from '../protocol.ts';

/** The result of saving: files and problems, or why saving failed. */
type Outcome = Saved | string;

export async function load(): Promise<Loaded> {
  const response = await fetch('/content');
  return response.json();
}

export async function save(changes: readonly Change[]): Promise<Outcome> {
  try {
    const response = await fetch('/content', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(changes),
    });
    const isAnswer = response.ok || response.status === 422;
    return isAnswer ? await response.json() : await response.text();
  } catch {
    return 'Nothing was saved: "npm run edit" no longer runs. Start it again, then save again.';
  }
}
