import { Closing } from '#components/closing/Closing.tsx';
import { PageHead } from '#components/page-head/PageHead.tsx';
import { SectionHead } from '#components/section/SectionHead.tsx';
import type { Content } from '#content/parse.ts';
import type { AboutWords } from '#content/schemas/about.ts';
import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';
import { Passage } from './Passage.tsx';

export function AboutPage({ content }: { content: Content }) {
  const { h1, lede, story, mission, vision, values, numbers, checkable, closing } = content.about;
  return (
    <>
      <PageHead heading={h1} intro={lede} art={<Passage />} keepsArt />
      <section className="section">
        <div className="container about-columns">
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
        <div className="container statements">
          {[mission, vision].map(({ heading, statement, text }) => (
            <section key={heading} className="about-columns">
              <h2 className="label">{heading}</h2>
              <div>
                <p className="statement serif">
                  <InlineMarkup>{statement}</InlineMarkup>
                </p>
                <p className="lede">
                  <InlineMarkup>{text}</InlineMarkup>
                </p>
              </div>
            </section>
          ))}
        </div>
      </div>
      <section className="section">
        <div className="container">
          <SectionHead>{values.heading}</SectionHead>
          <ul className="values">
            {values.items.map(({ title, text }) => (
              <li key={title} className="about-columns">
                <h3>{title}</h3>
                <p className="serif">
                  <InlineMarkup>{text}</InlineMarkup>
                </p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="section on-band">
        <div className="container about-columns">
          <SectionHead>{numbers.heading}</SectionHead>
          <Numbers words={numbers} note={content.shared.figuresNote} />
          <SectionHead>{checkable.heading}</SectionHead>
          <ul className="checkable serif">
            {checkable.items.map((item) => (
              <li key={item}>
                <InlineMarkup>{item}</InlineMarkup>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <Closing words={closing} />
    </>
  );
}

interface NumbersProps {
  words: AboutWords['numbers'];
  /** Whose figures these are. */
  note: string;
}

/** The business in figures. Lists, because each reads as one phrase: "50+ expert tutors". */
function Numbers({ words, note }: NumbersProps) {
  return (
    <div className="numbers">
      <p className="small">
        <InlineMarkup>{note}</InlineMarkup>
      </p>
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
      <ul className="more-figures small">
        {words.more.map((item) => (
          <li key={item}>
            <InlineMarkup>{item}</InlineMarkup>
          </li>
        ))}
      </ul>
    </div>
  );
}
