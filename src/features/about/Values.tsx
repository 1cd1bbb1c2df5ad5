import { SectionHead } from '#components/section/SectionHead.tsx';
import { TitledTexts } from '#components/titled-texts/TitledTexts.tsx';
import type { AboutWords } from '#content/schemas/about.ts';

/** The values, one ruled line each: name, and what it means in practice. */
export function Values({ words }: { words: AboutWords['values'] }) {
  return (
    <section className="section" id="values">
      <div className="container">
        <SectionHead>{words.heading}</SectionHead>
        <TitledTexts className="values" items={words.items} />
      </div>
    </section>
  );
}
