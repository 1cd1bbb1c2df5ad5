import { Closing } from '#components/closing/Closing.tsx';
import { PageHead } from '#components/page-head/PageHead.tsx';
import { Part } from '#components/section/Part.tsx';
import type { Content } from '#content/parse.ts';
import type { AboutWords } from '#content/schemas/about.ts';
import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';
import { Passage } from './Passage.tsx';

export function AboutPage({ content }: { content: Content }) {
  const { h1, lede, story, mission, vision, values, numbers, checkable, closing } = content.about;
  return (
    <>
      <PageHead heading={h1} intro={lede}>
        <div className="passage-place">
          <Passage />
        </div>
      </PageHead>
      <div className="section">
        <Part heading={story.heading}>
          <div className="story serif">
            {story.paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <InlineMarkup>{paragraph}</InlineMarkup>
              </p>
            ))}
          </div>
        </Part>
      </div>
      <div className="section on-band">
        {[mission, vision].map(({ heading, statement, text }) => (
          <Part key={heading} heading={heading}>
            <p className="statement serif">
              <InlineMarkup>{statement}</InlineMarkup>
            </p>
            <p className="lede">
              <InlineMarkup>{text}</InlineMarkup>
            </p>
          </Part>
        ))}
      </div>
      <div className="section">
        <Part heading={values.heading}>
          <ul className="values">
            {values.items.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>
                  <InlineMarkup>{text}</InlineMarkup>
                </p>
              </li>
            ))}
          </ul>
        </Part>
      </div>
      <div className="section on-band">
        <Part heading={numbers.heading}>
          <Numbers words={numbers} note={content.shared.figuresNote} />
        </Part>
        <Part heading={checkable.heading}>
          <ul className="checkable serif">
            {checkable.items.map((item) => (
              <li key={item}>
                <InlineMarkup>{item}</InlineMarkup>
              </li>
            ))}
          </ul>
        </Part>
      </div>
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
    <>
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
      <p className="small">
        <InlineMarkup>{note}</InlineMarkup>
      </p>
    </>
  );
}
