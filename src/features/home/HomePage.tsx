import { Band } from '#components/band/Band.tsx';
import { CardSheet } from '#components/card-sheet/CardSheet.tsx';
import { Closing } from '#components/closing/Closing.tsx';
import { SectionHead } from '#components/section/SectionHead.tsx';
import type { Content } from '#content/parse.ts';
import { Hero } from './Hero.tsx';

export function HomePage({ content }: { content: Content }) {
  const { features, closing } = content.home;
  return (
    <>
      <Hero content={content} />
      <section className="section on-band">
        <div className="container">
          <SectionHead>{features.heading}</SectionHead>
          <CardSheet items={features.items} />
        </div>
      </section>
      <Band />
      <Closing words={closing} />
    </>
  );
}
