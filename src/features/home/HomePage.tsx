import { bookDrawing, coinsDrawing, VIGNETTE_VIEW_BOX } from '#art/emblems/vignettes.ts';
import { Band } from '#components/band/Band.tsx';
import { Closing } from '#components/closing/Closing.tsx';
import { ReviewedCode } from '#components/code-review/ReviewedCode.tsx';
import { BEFORE_REVIEW } from '#components/code-review/reviewed-code.ts';
import { INK_COLORS, renderDrawing } from '#components/engraving/inks.tsx';
import { MachineZone } from '#components/machine-zone/MachineZone.tsx';
import { Paper, PaperHead } from '#components/paper/DocumentParts.tsx';
import { Passage } from '#components/passage/Passage.tsx';
import { Rosette } from '#components/rosette/Rosette.tsx';
import { RuledList } from '#components/ruled-list/RuledList.tsx';
import { Stamp } from '#components/stamp/Stamp.tsx';
import type { Link } from '#content/schemas/common.ts';
import type { SiteContent } from '#content/site-content.ts';
import { localizedPath } from '#site/languages.ts';
import { MAIN_HEADING_ID } from '#site/pages.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { InlineMarkup, Paragraph } from '#ui/inline-markup/InlineMarkup.tsx';
import './home.css';

export function HomePage({ content }: { content: SiteContent }) {
  const { features, closing } = content.home;
  const columns = [
    { ...features.learn, drawing: bookDrawing(), ink: INK_COLORS.learning },
    {
      ...features.pay,
      drawing: coinsDrawing(content.site.coins.length),
      ink: `color-mix(in srgb, ${INK_COLORS.paying}, ${INK_COLORS.house} 35%)`,
    },
  ];
  return (
    <>
      <Hero content={content} />
      <ReviewExcerpt content={content} />
      <section className="section tinted">
        <h2 className="section-head">{features.heading}</h2>
        <div className="columns">
          {columns.map(({ heading, items, link, drawing, ink }) => (
            <div key={heading} className="features">
              <div className="features-head">
                <svg
                  className="engraving"
                  viewBox={VIGNETTE_VIEW_BOX}
                  width="99"
                  stroke={ink}
                  aria-hidden="true"
                >
                  {drawing.map(renderDrawing)}
                </svg>
                <p className="label">{heading}</p>
              </div>
              <RuledList label={heading} items={items} />
              <MoreLink link={link} />
            </div>
          ))}
        </div>
      </section>
      <Band />
      <Closing words={closing} />
    </>
  );
}

function MoreLink({ link: { label, href } }: { link: Link }) {
  return (
    <p className="more">
      <a href={href}>{label}</a>
    </p>
  );
}

/** The first screen: what the business teaches and offers, beside an engraved document. */
function Hero({ content }: { content: SiteContent }) {
  const { home, site } = content;
  const { h1, hero } = home;
  return (
    <div className="hero container">
      <div className="hero-words">
        <h1 id={MAIN_HEADING_ID} tabIndex={-1}>
          {h1}
        </h1>
        <Paragraph className="lede">
          {site.showPrices ? hero.text : hero.textWithoutPrices}
        </Paragraph>
        <div className="buttons">
          <ButtonLink href={hero.primary.href}>{hero.primary.label}</ButtonLink>
          <ButtonLink variant="secondary" href={hero.secondary.href}>
            {hero.secondary.label}
          </ButtonLink>
        </div>
      </div>
      <div className="hero-document">
        <IdentityDocument content={content} />
        <Rosette name="home" content={content} />
      </div>
    </div>
  );
}

/** The courses, as the data page of a passport. */
function IdentityDocument({ content }: { content: SiteContent }) {
  const { home, site, courses, priceRange, pathPrefix } = content;
  const { heading, visaFee, stamp } = home.document;
  return (
    <Paper className="identity-document">
      <PaperHead content={content}>
        <h2 className="label">
          {heading} {priceRange && <strong>{priceRange}</strong>}
        </h2>
      </PaperHead>
      <div className="identity-document-data">
        <ul>
          {courses.map(({ slug, title, duration }) => (
            <li key={slug}>
              <a className="serif" href={`${localizedPath('/tutoring', pathPrefix)}#${slug}`}>
                {title}
              </a>{' '}
              <span className="small">{duration}</span>
            </li>
          ))}
        </ul>
        <ul className="visa-fee">
          <li>
            <a className="serif" href={localizedPath('/payments', pathPrefix)}>
              {visaFee.title}
            </a>{' '}
            <span className="small">{visaFee.detail}</span>
          </li>
        </ul>
        {/* After the list: below it on a phone, it would move while the list arrives. */}
        <Passage />
        <Stamp>{stamp}</Stamp>
      </div>
      <MachineZone
        className="paper-zone"
        lines={[`P<${site.brand}<<${site.tagline}`, site.coins.map(({ code }) => code).join('<<')]}
      />
    </Paper>
  );
}

/** The code of Tutoring's review before the review, with the first remark. */
function ReviewExcerpt({ content }: { content: SiteContent }) {
  const { heading, remarks, after } = content.tutoring.review;
  const [remark] = remarks;
  const highlights = BEFORE_REVIEW.highlights.slice(0, 1);
  return (
    remark && (
      <section className="section home-review columns">
        <h2 className="section-head">{heading}</h2>
        <Paragraph>{content.home.review.lead}</Paragraph>
        <Paper>
          <ReviewedCode version={{ ...BEFORE_REVIEW, highlights }} />
        </Paper>
        <div>
          <h3>
            <span className="note-number" aria-hidden="true">
              1
            </span>
            <InlineMarkup>{remark.title}</InlineMarkup>
          </h3>
          <Paragraph>{remark.text}</Paragraph>
          <Paragraph className="home-review-question serif">{remark.question}</Paragraph>
          <div className="label">{after}</div>
          <Paragraph>{remark.answer}</Paragraph>
          <MoreLink link={content.home.review.link} />
        </div>
      </section>
    )
  );
}
