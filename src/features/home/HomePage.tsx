import { Band } from '#components/band/Band.tsx';
import { Closing } from '#components/closing/Closing.tsx';
import { Rows } from '#components/rows/Rows.tsx';
import { SectionHead } from '#components/section/SectionHead.tsx';
import type { Content } from '#content/parse.ts';
import { Hero } from './Hero.tsx';
import './home.css';

export function HomePage({ content }: { content: Content }) {
  const { features, closing } = content.home;
  return (
    <>
      <Hero content={content} />
      <section className="section on-band">
        <div className="container">
          <SectionHead>{features.heading}</SectionHead>
          <div className="features">
            {[features.learn, features.pay].map(({ heading, items }) => (
              <div key={heading}>
                <p className="label">{heading}</p>
                <Rows items={items} />
              </div>
            ))}
          </div>
        </div>
      </section>
      <Band />
      <Closing words={closing} />
    </>
  );
}
