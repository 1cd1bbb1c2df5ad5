import { Closing } from '#components/closing/Closing.tsx';
import { PageHead } from '#components/page-head/PageHead.tsx';
import { Rosette } from '#components/rosette/Rosette.tsx';
import { Rows } from '#components/rows/Rows.tsx';
import { SectionHead } from '#components/section/SectionHead.tsx';
import type { Content } from '#content/parse.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';
import { OpenPassport, SERVICES } from './OpenPassport.tsx';
import './services.css';

export function ServicesPage({ content }: { content: Content }) {
  const { h1, intro, why, closing } = content.services;
  const { learn, pay } = content.home.features;
  return (
    <>
      <PageHead
        heading={h1}
        intro={intro}
        art={
          <Rosette name="services" facts={content}>
            {/* Nothing is drawn in the holes. */}
            <circle cy="-150" r="72" />
            <circle cy="150" r="72" />
            <text y="-150">{learn.heading}</text>
            <text y="150">{pay.heading}</text>
          </Rosette>
        }
      >
        <div className="buttons">
          {SERVICES.map((service) => (
            <ButtonLink key={service} variant="secondary" href={`#${service}`}>
              {content.services[service].heading}
            </ButtonLink>
          ))}
        </div>
      </PageHead>
      <div className="section">
        <div className="container">
          <OpenPassport content={content} />
        </div>
      </div>
      <section className="section on-band">
        <div className="container">
          <SectionHead>{why.heading}</SectionHead>
          <p className="lede services-why">
            <InlineMarkup>{why.lead}</InlineMarkup>
          </p>
          <Rows items={why.items} inColumns />
        </div>
      </section>
      <Closing words={closing} />
    </>
  );
}
