import { PageHead } from '#components/page-head/PageHead.tsx';
import { Rosette } from '#components/rosette/Rosette.tsx';
import type { LegalWords } from '#content/schemas/legal.ts';
import type { SiteContent } from '#content/site-content.ts';
import { InlineMarkup, Paragraph } from '#ui/inline-markup/InlineMarkup.tsx';
import './legal.css';

/** The privacy policy or the terms of service. */
export function LegalPage({ content, words }: { content: SiteContent; words: LegalWords }) {
  return (
    <>
      <PageHead
        heading={words.h1}
        intro={words.intro}
        art={<Rosette name="home" content={content} />}
      />
      <div className="legal section">
        {words.sections.map(({ heading, paragraphs = [], items = [] }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <Paragraph key={paragraph}>{paragraph}</Paragraph>
            ))}
            {items.length > 0 && (
              <ul>
                {items.map((item) => (
                  <li key={item}>
                    <InlineMarkup>{item}</InlineMarkup>
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </>
  );
}
