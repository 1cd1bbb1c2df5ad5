import { Closing } from '#components/closing/Closing.tsx';
import { ExternalLink } from '#components/external-link/ExternalLink.tsx';
import { MachineZone } from '#components/machine-zone/MachineZone.tsx';
import { PageHead } from '#components/page-head/PageHead.tsx';
import { Paper } from '#components/paper/DocumentParts.tsx';
import { RuledList } from '#components/ruled-list/RuledList.tsx';
import type { AboutWords } from '#content/schemas/about.ts';
import type { SiteContent } from '#content/site-content.ts';
import { stripMarkup } from '#text/markup.ts';
import { InlineMarkup, Paragraph } from '#ui/inline-markup/InlineMarkup.tsx';
import { DataPage } from './DataPage.tsx';
import './about.css';

/** The most characters of a figure of which four are large, side by side. */
const SHORT_FIGURE = 8;

export function AboutPage({ content }: { content: SiteContent }) {
  const { h1, intro, story, mission, vision, values, people } = content.about;
  const { numbers, closing } = content.about;
  const areShort = numbers.items
    .slice(0, 4)
    .every(({ value }) => stripMarkup(value).length <= SHORT_FIGURE);
  return (
    <>
      <PageHead heading={h1} intro={intro} />
      <div className="section tinted" id="company">
        <DataPage content={content} />
        {people && (
          <section>
            <h2 className="section-head">{people.heading}</h2>
            <ul className="people">
              {people.items.map((person) => (
                <Person key={person.name} {...person} content={content} />
              ))}
            </ul>
          </section>
        )}
      </div>
      <section className="section">
        <h2 className="section-head">{story.heading}</h2>
        <div className="columns">
          <div className="stack">
            {story.paragraphs.map((paragraph) => (
              <Paragraph key={paragraph}>{paragraph}</Paragraph>
            ))}
          </div>
          <div className="stack">
            {[mission, vision].map(({ heading, statement, text }) => (
              <div key={heading}>
                <h3 className="label">{heading}</h3>
                <Paragraph className="statement serif">{statement}</Paragraph>
                <Paragraph>{text}</Paragraph>
              </div>
            ))}
          </div>
        </div>
        <h3 className="label values-heading">{values.heading}</h3>
        <RuledList items={values.items} />
      </section>
      <section className="section dark-band">
        <h2 className="section-head">{numbers.heading}</h2>
        <Paragraph className="small">{content.shared.figuresNote}</Paragraph>
        {/* Each reads as one phrase: "50+ expert tutors". */}
        <ul className={areShort ? 'figures are-short' : 'figures'}>
          {numbers.items.map(({ value, label }) => (
            <li key={label}>
              <InlineMarkup as="strong" className="serif">
                {value}
              </InlineMarkup>{' '}
              <InlineMarkup as="span" className="small">
                {label}
              </InlineMarkup>
            </li>
          ))}
        </ul>
      </section>
      <Closing words={closing} />
    </>
  );
}

type PersonProps = NonNullable<AboutWords['people']>['items'][number] & { content: SiteContent };

/** A teacher, as a small data page; the photograph's `alt` is empty because the name is beside it. */
function Person({ name, teaches, photo, link, content }: PersonProps) {
  return (
    <Paper as="li">
      <img src={`/people/${photo}`} alt="" width="105" height="135" loading="lazy" />
      <div>
        <h3 translate="no">
          <ExternalLink content={content} href={link}>
            {name}
          </ExternalLink>
        </h3>
        <Paragraph>{teaches}</Paragraph>
      </div>
      <MachineZone className="paper-zone" lines={[`P<${name.replace(/ (?=\S+$)/, '<<')}`]} />
    </Paper>
  );
}
