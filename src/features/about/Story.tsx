import { SectionHead } from '#components/section/SectionHead.tsx';
import type { AboutWords } from '#content/schemas/about.ts';
import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';

/** The story in one column, with its heading beside it. */
export function Story({ words }: { words: AboutWords['story'] }) {
  return (
    <section className="section" id="story">
      <div className="container story">
        <SectionHead>{words.heading}</SectionHead>
        <div className="story-text serif">
          {words.paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <InlineMarkup>{paragraph}</InlineMarkup>
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
