import { Closing } from '#components/closing/Closing.tsx';
import { DiamondDefs, Diamonds } from '#components/diamonds/Diamonds.tsx';
import { HOLDER_INKS } from '#components/engraving/inks.tsx';
import { PageHead } from '#components/page-head/PageHead.tsx';
import { Paper } from '#components/paper/DocumentParts.tsx';
import { Rosette } from '#components/rosette/Rosette.tsx';
import { RuledList } from '#components/ruled-list/RuledList.tsx';
import type { SiteContent } from '#content/site-content.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { Paragraph } from '#ui/inline-markup/InlineMarkup.tsx';
import './services.css';

/** The two services, which are also the ids of their panels. */
const SERVICES = ['tutoring', 'payments'] as const;

export function ServicesPage({ content }: { content: SiteContent }) {
  const { h1, intro, why, closing } = content.services;
  const { learn, pay } = content.home.features;
  return (
    <>
      <PageHead
        heading={h1}
        intro={intro}
        art={
          <Rosette name="services" content={content}>
            {/* Covers the lines behind the two names. */}
            <circle cy="-150" r="72" fill="var(--bg)" />
            <circle cy="150" r="72" fill="var(--bg)" />
            <text y="-150">{learn.heading}</text>
            <text y="150">{pay.heading}</text>
          </Rosette>
        }
      >
        <p className="services-jumps">
          {SERVICES.map((service) => (
            <a key={service} href={`#${service}`}>
              {content.services[service].heading}
            </a>
          ))}
        </p>
      </PageHead>
      <div className="section">
        <DiamondDefs />
        <Paper className="passport">
          {SERVICES.map((id) => (
            <ServicePanel key={id} id={id} content={content} />
          ))}
        </Paper>
      </div>
      <section className="section tinted">
        <h2 className="section-head">{why.heading}</h2>
        <Paragraph className="lede services-why">{why.lead}</Paragraph>
        <RuledList items={why.items} inColumns />
      </section>
      <Closing words={closing} />
    </>
  );
}

type ServiceWords = SiteContent['services']['payments'];

/** One service, and what it includes: a page of the open passport. */
function ServicePanel({ id, content }: { id: (typeof SERVICES)[number]; content: SiteContent }) {
  const { heading, text, button, key, items }: ServiceWords = content.services[id];
  return (
    <section className="service-panel" id={id}>
      <h2>{heading}</h2>
      <Paragraph className="lede">{text}</Paragraph>
      <ButtonLink href={button.href}>{button.label}</ButtonLink>
      <RuledList
        items={items.map((item) => ({ ...item, fact: <Fact item={item} content={content} /> }))}
      />
      <div className="passport-drawn service-key small screen-only" aria-hidden="true">
        <p>{key}</p>
        {id === 'payments' && <StationNames content={content} />}
      </div>
    </section>
  );
}

/** Beside a title: the fact from the content, or the weeks of the course that it links to; and a drawing. */
function Fact({ item, content }: { item: ServiceWords['items'][number]; content: SiteContent }) {
  const course = content.courses.find(({ slug }) => item.href.endsWith(`#${slug}`));
  const text = item.fact ?? course?.duration;
  return (
    text && (
      <span className="passport-fact small">
        {text} {!item.fact && course && <Diamonds weeks={course.weeks} />}
        {item.stations && <StationChain filled={item.stations} content={content} />}
      </span>
    )
  );
}

/** The distance of two stations, in px. */
const STEP = 18;

/** The number of a station on a disc, in the ink of who has the money there. */
function StationMark({ holder, number }: { holder: keyof typeof HOLDER_INKS; number: number }) {
  // Dark enough for a white number.
  const ink = `color-mix(in srgb, ${HOLDER_INKS[holder]}, var(--ink) 35%)`;
  return (
    <>
      <circle r="8" fill={ink} stroke={ink} />
      <text y="4">{number}</text>
    </>
  );
}

/** What the numbers of the chains mean. */
function StationNames({ content }: { content: SiteContent }) {
  return (
    <p className="station-names">
      {content.payments.money.stations.map(({ holder, title }, index) => (
        <span key={title}>
          <svg
            className="station-chain"
            viewBox="-9 -9 18 18"
            width="18"
            height="18"
            aria-hidden="true"
          >
            <StationMark holder={holder} number={index + 1} />
          </svg>{' '}
          {title}
        </span>
      ))}
    </p>
  );
}

/** The stations of a payment as a chain; those that a service is about are filled. */
function StationChain(props: { filled: 'all' | readonly number[]; content: SiteContent }) {
  const { filled, content } = props;
  const { stations } = content.payments.money;
  const width = STEP * stations.length;
  return (
    <svg className="passport-drawn station-chain" width={width} height={STEP} aria-hidden="true">
      <path d={`M${STEP / 2} ${STEP / 2}H${width - STEP / 2}`} />
      {stations.map(({ holder, title }, index) => (
        // Moved as a group: where the chain is mirrored, the number turns back around its own middle.
        <g key={title} transform={`translate(${STEP * (index + 0.5)} ${STEP / 2})`}>
          {filled === 'all' || filled.includes(index + 1) ? (
            <StationMark holder={holder} number={index + 1} />
          ) : (
            <circle r="4" />
          )}
        </g>
      ))}
    </svg>
  );
}
