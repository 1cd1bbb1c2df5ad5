import { Band } from '#components/Band.tsx';
import { Columns } from '#components/Columns.tsx';
import { FactStrip } from '#components/FactStrip.tsx';
import { PageHead } from '#components/PageHead.tsx';
import { SectionHead } from '#components/SectionHead.tsx';
import type { ServicesWords, SharedWords, Site } from '#content/schema.ts';
import { Rich } from '#ui/Rich.tsx';
import { OpenPassport } from './OpenPassport.tsx';

export interface ServicesPageProps {
  words: ServicesWords;
  shared: Pick<SharedWords, 'factsLabel'>;
  site: Pick<Site, 'code'>;
}

export function ServicesPage({ words, shared, site }: ServicesPageProps) {
  const { tutoring, payments, why } = words;
  return (
    <>
      <PageHead
        pattern="services"
        heading={words.h1}
        intro={words.intro}
        strip={<FactStrip label={shared.factsLabel} facts={words.facts} />}
      />
      <div className="section">
        <div className="container">
          <OpenPassport code={site.code} tutoring={tutoring} payments={payments} />
        </div>
      </div>
      <section className="on-band">
        <Band />
        <div className="section">
          <div className="container">
            <SectionHead number={1}>{why.heading}</SectionHead>
            <p className="lede">
              <Rich>{why.lead}</Rich>
            </p>
            <Columns items={why.items} />
          </div>
        </div>
      </section>
    </>
  );
}
