import { Band } from '#components/Band.tsx';
import { CardSheet } from '#components/CardSheet.tsx';
import { Seal } from '#components/Seal.tsx';
import { SectionHead } from '#components/SectionHead.tsx';
import type { Course, HomeWords, Site } from '#content/schema.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Rich } from '#ui/Rich.tsx';
import { Hero } from './Hero.tsx';

export interface HomePageProps {
  words: HomeWords;
  site: Site;
  courses: Course[];
}

export function HomePage({ words, site, courses }: HomePageProps) {
  const { features, closing } = words;
  return (
    <>
      <Hero words={words} site={site} courses={courses} />
      <section className="section on-band">
        <div className="container">
          <SectionHead number={1}>{features.heading}</SectionHead>
          <CardSheet items={features.items} ornament={(number) => <Seal number={number} />} />
        </div>
      </section>
      <Band />
      <section className="section closing">
        <div className="container closing-columns">
          <h2>{closing.heading}</h2>
          <div>
            <p className="lede">
              <Rich>{closing.text}</Rich>
            </p>
            <div className="buttons">
              <ButtonLink href={closing.primary.href}>{closing.primary.label}</ButtonLink>
              <ButtonLink variant="secondary" href={closing.secondary.href}>
                {closing.secondary.label}
              </ButtonLink>
            </div>
          </div>
        </div>
      </section>
    </>
  );
}
