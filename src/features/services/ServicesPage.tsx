import { Band } from '#components/band/Band.tsx';
import { Closing } from '#components/closing/Closing.tsx';
import { Columns } from '#components/columns/Columns.tsx';
import { FactStrip } from '#components/fact-strip/FactStrip.tsx';
import { Jumps, jumpItems } from '#components/jumps/Jumps.tsx';
import { PageHead } from '#components/page-head/PageHead.tsx';
import { Rosette } from '#components/rosette/Rosette.tsx';
import { SectionHead } from '#components/section/SectionHead.tsx';
import type { Content } from '#content/parse.ts';
import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';
import { OpenPassport } from './OpenPassport.tsx';
import { ServiceCodes } from './ServiceCodes.tsx';

export function ServicesPage({ content }: { content: Content }) {
  const { services: words, shared, site } = content;
  const { tutoring, payments, why } = words;
  return (
    <>
      <PageHead
        art={
          <Rosette name="services" facts={content}>
            <ServiceCodes />
          </Rosette>
        }
        heading={words.h1}
        intro={words.intro}
        actions={<Jumps items={jumpItems(words.jumps)} />}
        strip={<FactStrip label={shared.factsLabel} facts={words.facts} />}
      />
      <div className="section">
        <div className="container">
          <OpenPassport code={site.code} tutoring={tutoring} payments={payments} />
        </div>
      </div>
      <section className="section on-band" id="why">
        <div className="container">
          <SectionHead>{why.heading}</SectionHead>
          <p className="lede services-why">
            <InlineMarkup>{why.lead}</InlineMarkup>
          </p>
          <Columns evenColumns items={why.items} />
        </div>
      </section>
      <Band />
      <Closing words={words.closing} />
    </>
  );
}
