import { SectionHead } from '#components/SectionHead.tsx';
import type { AboutWords } from '#content/schema.ts';
import { Rich } from '#ui/Rich.tsx';
import { Passage } from './Passage.tsx';

/** The story in one column, with its heading and an engraving beside it. */
export function Story({ words }: { words: AboutWords['story'] }) {
  return (
    <section className="section">
      <div className="container story">
        <div>
          <SectionHead number={1}>{words.heading}</SectionHead>
          <Passage />
        </div>
        <div className="story-text serif">
          {words.paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <Rich>{paragraph}</Rich>
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
