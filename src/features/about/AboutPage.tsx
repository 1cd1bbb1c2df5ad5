import { Band } from '#components/band/Band.tsx';
import { Closing } from '#components/closing/Closing.tsx';
import { Jumps, jumpItems } from '#components/jumps/Jumps.tsx';
import { PageHead } from '#components/page-head/PageHead.tsx';
import { Rosette } from '#components/rosette/Rosette.tsx';
import type { Content } from '#content/parse.ts';
import { Numbers } from './Numbers.tsx';
import { Passage } from './Passage.tsx';
import { Statements } from './Statements.tsx';
import { Story } from './Story.tsx';
import { Values } from './Values.tsx';

export function AboutPage({ content }: { content: Content }) {
  const { about: words, shared } = content;
  return (
    <>
      {/* The rosette is in the footer only, which copies this one. */}
      <div className="visually-hidden">
        <Rosette name="about" facts={content} />
      </div>
      <PageHead
        art={<Passage />}
        hasWideArt
        heading={words.h1}
        intro={words.lede}
        actions={<Jumps items={jumpItems(words.jumps)} />}
      />
      <Story words={words.story} />
      <Statements statements={[words.mission, words.vision]} />
      <Values words={words.values} />
      <Numbers words={words.numbers} note={shared.figuresNote} />
      <Band />
      <Closing words={words.closing} />
    </>
  );
}
