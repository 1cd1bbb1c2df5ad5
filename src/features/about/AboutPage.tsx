import { Closing } from '#components/closing/Closing.tsx';
import { PageHead } from '#components/page-head/PageHead.tsx';
import { Rows } from '#components/rows/Rows.tsx';
import { SectionHead } from '#components/section/SectionHead.tsx';
import '#components/sheet/sheet.css';
import type { Content } from '#content/parse.ts';
import type { AboutWords } from '#content/schemas/about.ts';
import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';
import { Passage } from './Passage.tsx';
import { People } from './People.tsx';
import './about.css';

export function AboutPage({ content }: { content: Content }) {
  const { h1, lede, story, mission, vision, values, people } = content.about;
  const { numbers, checkable, closing } = content.about;
  return (
    <>
      <PageHead heading={h1} intro={lede}>
        <div className="passage-place">
          <Passage />
        </div>
      </PageHead>
      <section className="section">
        <div className="container">
          <SectionHead>{story.heading}</SectionHead>
          <div className="story serif">
            {story.paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <InlineMarkup>{paragraph}</InlineMarkup>
              </p>
            ))}
          </div>
        </div>
      </section>
      <div className="section on-band">
        <div className="container columns">
          {[mission, vision].map(({ heading, statement, text }) => (
            <section key={heading}>
              <SectionHead>{heading}</SectionHead>
              <p className="statement serif">
                <InlineMarkup>{statement}</InlineMarkup>
              </p>
              <p className="lede">
                <InlineMarkup>{text}</InlineMarkup>
              </p>
            </section>
          ))}
        </div>
      </div>
      {people && (
        <section className="section">
          <div className="container">
            <SectionHead>{people.heading}</SectionHead>
            <People people={people.items} externalLink={content.shared.externalLink} />
          </div>
        </section>
      )}
      <section className="section on-cover">
        <div className="container">
          <SectionHead>{numbers.heading}</SectionHead>
          <p className="small">
            <InlineMarkup>{content.shared.figuresNote}</InlineMarkup>
          </p>
          <Numbers words={numbers} />
        </div>
      </section>
      <div className="section">
        <div className="container columns">
          <section>
            <SectionHead>{values.heading}</SectionHead>
            <Rows items={values.items} />
          </section>
          <section>
            <SectionHead>{checkable.heading}</SectionHead>
            <ul className="sheet checkable">
              {checkable.items.map((item) => (
                <li key={item}>
                  <InlineMarkup>{item}</InlineMarkup>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
      <Closing words={closing} />
    </>
  );
}

/** The business in figures. A list, because each reads as one phrase: "50+ expert tutors". */
function Numbers({ words }: { words: AboutWords['numbers'] }) {
  return (
    <ul className="figures">
      {words.items.map(({ value, label }) => (
        <li key={label}>
          <strong className="serif">
            <InlineMarkup>{value}</InlineMarkup>
          </strong>{' '}
          <span className="small">
            <InlineMarkup>{label}</InlineMarkup>
          </span>
        </li>
      ))}
    </ul>
  );
}
