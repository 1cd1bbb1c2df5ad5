import { useEffect, useState } from 'react';
import { languageRoot, localAddress } from '#content/languages.ts';
import type { ContentName } from '#content/schemas/files.ts';
import { PAGE_NAMES, pages } from '#pages.ts';
import type { Changes } from '../content-folder.ts';

/** The page is shown once nothing has been typed for so long. */
const PAUSE_MS = 500;

/** What the command answers; the status is 0 when it has ended. */
export async function post(path: string, changes: Changes) {
  const headers = { 'content-type': 'application/json' };
  const sent = { method: 'POST', headers, body: JSON.stringify(changes) };
  const response = await fetch(path, sent).catch(() => undefined);
  if (response) return { status: response.status, body: await response.text() };
  return { status: 0, body: '"npm run edit" no longer runs. Start it again, then save again.' };
}

/** The path of the page that shows a file, "/de/tutoring"; undefined if it is not published. */
export function addressOf(
  name: ContentName,
  language: string,
  published: readonly [string, ...string[]],
) {
  if (!published.includes(language)) return undefined;
  const shown = name === 'courses' || name === 'mail' ? 'tutoring' : name;
  const page = PAGE_NAMES.find((each) => each === shown) ?? 'home';
  return localAddress(pages[page].path, languageRoot(language, published)) || '/';
}

/**
 * The page as it will be, with what is not saved; while that has mistakes, as it was before them. The
 * path is undefined for a language that is not published.
 */
export function Preview({ changes, path }: { changes: Changes; path: string | undefined }) {
  const [address, setAddress] = useState<string>();
  const [failure, setFailure] = useState('');
  const [hasStarted, setStarted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(async () => {
      const { status, body } = await post('/preview', changes);
      // Another address each time, so that the frame loads the page again.
      if (status === 200) setAddress(`${body}${path}?${Date.now()}`);
      const mistakes = 'Correct the mistakes to see the page as it is now.';
      setFailure({ 200: '', 422: mistakes }[status] ?? body);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [changes, path]);
  const starting = hasStarted ? '' : 'The preview is starting. This takes a few seconds.';
  return (
    <aside aria-label="Preview">
      <p role="status">{path ? failure || starting : 'This language is not published.'}</p>
      {address && path && (
        <iframe title="The page as it will be" src={address} onLoad={() => setStarted(true)} />
      )}
    </aside>
  );
}
