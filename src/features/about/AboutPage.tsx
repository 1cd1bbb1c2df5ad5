import { PageHead } from '#components/PageHead.tsx';
import type { AboutWords, SharedWords } from '#content/schema.ts';
import { Numbers } from './Numbers.tsx';
import { Statements } from './Statements.tsx';
import { Story } from './Story.tsx';
import { Values } from './Values.tsx';

export interface AboutPageProps {
  words: AboutWords;
  shared: Pick<SharedWords, 'figuresNote'>;
}

export function AboutPage({ words, shared }: AboutPageProps) {
  return (
    <>
      <PageHead pattern="about" heading={words.h1} intro={words.lede} />
      <Story words={words.story} />
      <Statements statements={[words.mission, words.vision]} />
      <Values words={words.values} />
      <Numbers words={words.numbers} note={shared.figuresNote} />
    </>
  );
}
