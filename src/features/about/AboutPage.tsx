import {
  archPath,
  floorPath,
  LAST_BAY,
  PASSAGE_VIEW_BOX,
  passageArches,
} from '#art/emblems/passage.ts';
import { Closing } from '#components/closing/Closing.tsx';
import { InkGradient, renderDrawing } from '#components/engraving/Engraving.tsx';
import { PageHead } from '#components/page-head/PageHead.tsx';
import { RuledList } from '#components/ruled-list/RuledList.tsx';
import '#components/paper/paper.css';
import type { Content } from '#content/parse.ts';
import type { AboutWords } from '#content/schemas/about.ts';
import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';
import './about.css';

export function AboutPage({ content }: { content: Content }) {
  const { h1, lede, story, mission, vision, values, people } = content.about;
  const { numbers, checkable, closing } = content.about;
  return (
    <>
      <PageHead heading={h1} intro={lede} art={<Passage />} variant="whole" />
      <section className="section">
        <h2 className="section-head">{story.heading}</h2>
        <div className="columns">
          {story.paragraphs.map((paragraph) => (
            <InlineMarkup as="p" key={paragraph} className="story serif">
              {paragraph}
            </InlineMarkup>
          ))}
        </div>
      </section>
      <div className="section tinted columns">
        {[mission, vision].map(({ heading, statement, text }) => (
          <section key={heading}>
            <h2 className="section-head">{heading}</h2>
            <InlineMarkup as="p" className="story serif">
              {statement}
            </InlineMarkup>
            <InlineMarkup as="p">{text}</InlineMarkup>
          </section>
        ))}
      </div>
      {people && (
        <section className="section">
          <h2 className="section-head">{people.heading}</h2>
          <ul className="people">
            {people.items.map((person) => (
              <Person key={person.name} {...person} externalLink={content.shared.externalLink} />
            ))}
          </ul>
        </section>
      )}
      <div className="section columns">
        <section>
          <h2 className="section-head">{values.heading}</h2>
          <RuledList items={values.items} />
        </section>
        <section>
          <h2 className="section-head">{checkable.heading}</h2>
          <ul className="paper numbered-notes checkable">
            {checkable.items.map((item) => (
              <li key={item}>
                <InlineMarkup as="p">{item}</InlineMarkup>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <section className="section on-cover">
        <h2 className="section-head">{numbers.heading}</h2>
        <InlineMarkup as="p" className="small">
          {content.shared.figuresNote}
        </InlineMarkup>
        {/* Each reads as one phrase: "50+ expert tutors". */}
        <ul className="figures">
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

/**
 * The engraved passage that the brand name refers to: a frame, and inside it the bays, which come
 * nearer as the page scrolls.
 */
export function Passage() {
  return (
    <svg
      className="passage engraving"
      viewBox={PASSAGE_VIEW_BOX}
      width="99"
      fill="none"
      aria-hidden="true"
    >
      <InkGradient id="art-passage-ink" gradientUnits="userSpaceOnUse" x1="-150" x2="150" />
      <g stroke="url(#art-passage-ink)" strokeWidth=".6">
        <g className="passage-bays">
          {renderDrawing(passageArches())}
          <path d={floorPath()} />
          <path className="passage-light" d={archPath(LAST_BAY)} stroke="none" />
        </g>
        <path d={archPath(1)} strokeWidth="1.6" />
      </g>
    </svg>
  );
}

type PersonProps = NonNullable<AboutWords['people']>['items'][number] & {
  /** Read out after a link that leaves the site. */
  externalLink: string;
};

/** A teacher, with a passport photograph; its `alt` is empty because the name is beside it. */
function Person({ name, teaches, photo, link, externalLink }: PersonProps) {
  return (
    <li>
      <img src={`/people/${photo}`} alt="" width="105" height="135" loading="lazy" />
      <div>
        <h3 translate="no">
          {link === undefined ? (
            name
          ) : (
            <a href={link} rel="noreferrer">
              {name}
              <span className="visually-hidden">{` ${externalLink}`}</span>
            </a>
          )}
        </h3>
        <InlineMarkup as="p">{teaches}</InlineMarkup>
      </div>
    </li>
  );
}
