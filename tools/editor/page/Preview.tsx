import './preview.css';
import { useEffect, useState } from 'react';
import { writeProblem } from '#content/read/problem.ts';
import type { Change, Previewed } from '../protocol.ts';
import { preview } from './content.ts';

/** The page is shown once nothing has been typed for so long, in milliseconds. */
const PAUSE = 500;

interface PreviewProps {
  changes: Change[];
  /** The file whose page is shown. */
  name: string;
}

function message(answer: Previewed | undefined): string {
  if (answer === undefined) return 'Loading the page…';
  const [first] = answer.problems;
  return first ? `Not shown yet. ${writeProblem(first)}` : '';
}

/** The page as it will be, with what is not saved; while that has mistakes, as it was before them. */
export function Preview({ changes, name }: PreviewProps) {
  const [answer, setAnswer] = useState<Previewed>();
  const [address, setAddress] = useState<string>();
  const draft = JSON.stringify({ changes, name });
  useEffect(() => {
    let isLatest = true;
    const timer = setTimeout(async () => {
      const answered = await preview(JSON.parse(draft));
      if (!isLatest || answered === undefined) return;
      setAnswer(answered);
      // Another address each time, so that the frame loads the page again.
      if (answered.address !== undefined) setAddress(`${answered.address}?${Date.now()}`);
    }, PAUSE);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [draft]);
  return (
    <aside className="preview" aria-label="Preview">
      <p>{message(answer)}</p>
      <iframe title="The page as it will be" src={address} />
    </aside>
  );
}
