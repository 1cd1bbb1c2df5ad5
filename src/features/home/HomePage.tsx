import { BAND_HEIGHT, BAND_WIDTH, bandDrawing } from '#art/bands/bands.ts';
import {
  clearingPath,
  LINE_WIDTH,
  PICTURE_VIEW_BOX,
  RAISED_WIDTH,
  raisedPath,
  rulingPath,
} from '#art/emblems/document-picture.ts';
import { Closing } from '#components/closing/Closing.tsx';
import { ReviewedCode } from '#components/code-review/ReviewedCode.tsx';
import { BEFORE_REVIEW } from '#components/code-review/reviewed-code.ts';
import { InkGradient, LineMask } from '#components/engraving/Engraving.tsx';
import { MachineZone } from '#components/machine-zone/MachineZone.tsx';
import { PaperHead } from '#components/paper/Paper.tsx';
import { Rosette } from '#components/rosette/Rosette.tsx';
import { RuledList } from '#components/ruled-list/RuledList.tsx';
import { Stamp } from '#components/stamp/Stamp.tsx';
import type { Content } from '#content/parse.ts';
import { localizedPath } from '#languages.ts';
import { MAIN_HEADING_ID } from '#pages.ts';
import { spaceAfter } from '#text/fill.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';
import './home.css';

/** A heading with more characters is smaller on a wide screen, so that the buttons stay in view. */
const LONG_HEADING = 50;

export function HomePage({ content }: { content: Content }) {
  const { features, closing } = content.home;
  return (
    <>
      <Hero content={content} />
      <section className="section tinted">
        <h2 className="section-head">{features.heading}</h2>
        <div className="features columns">
          {[features.learn, features.pay].map(({ heading, items }) => (
            <div key={heading}>
              <p className="label">{heading}</p>
              <RuledList name={heading} items={items} />
            </div>
          ))}
        </div>
        <ReviewExcerpt content={content} />
      </section>
      <Band />
      <Closing words={closing} />
    </>
  );
}

/** The first screen: what the business teaches and offers, beside an engraved document. */
function Hero({ content }: { content: Content }) {
  const { h1, hero } = content.home;
  return (
    <div className="hero">
      <div className="container hero-columns">
        <div className="hero-words">
          <h1
            id={MAIN_HEADING_ID}
            tabIndex={-1}
            className={h1.length > LONG_HEADING ? 'hero-long' : undefined}
          >
            {h1}
          </h1>
          <InlineMarkup as="p" className="lede">
            {hero.text}
          </InlineMarkup>
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
    </div>
  );
}

/** The courses, as the data page of a passport. */
function IdentityDocument({ content }: { content: Content }) {
  const { home, site, courses, pathPrefix } = content;
  const { heading, stamp } = home.document;
  return (
    <div className="paper identity-document">
      <PaperHead content={content}>
        <h2 className="label">{heading}</h2>
      </PaperHead>
      <div className="identity-document-data">
        <DocumentPicture />
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
        <Stamp>{stamp}</Stamp>
      </div>
      <MachineZone
        className="paper-zone"
        lines={[`P<${site.brand}<<${site.tagline}`, site.coins.map(({ code }) => code).join('<<')]}
      />
    </div>
  );
}

/** The picture in the document: the brand's sign in ruled lines. */
function DocumentPicture() {
  return (
    <svg className="engraving" viewBox={PICTURE_VIEW_BOX} width="99" aria-hidden="true">
      <InkGradient id="art-picture-ink" />
      <g fill="none" stroke="url(#art-picture-ink)">
        <path d={rulingPath} strokeWidth={LINE_WIDTH} />
        <path d={clearingPath} fill="var(--surface)" stroke="none" />
        <path d={raisedPath} strokeWidth={RAISED_WIDTH} />
      </g>
    </svg>
  );
}

/** The first remark of Tutoring's code review, with a link to it. */
function ReviewExcerpt({ content }: { content: Content }) {
  const { heading, remarks } = content.tutoring.review;
  const [remark] = remarks;
  return (
    remark && (
      <div className="paper first-note columns">
        <div>
          <h3>
            <a href={`${localizedPath('/tutoring', content.pathPrefix)}#review`}>{heading}</a>
          </h3>
          <ReviewedCode version={BEFORE_REVIEW} onlyHighlight={0} />
        </div>
        <p>
          <span className="note-number" aria-hidden="true">
            1
          </span>
          <InlineMarkup as="strong">{remark.title}</InlineMarkup>
          {spaceAfter(remark.title)}
          <InlineMarkup>{remark.text}</InlineMarkup>
          {spaceAfter(remark.text)}
          <InlineMarkup>{remark.question}</InlineMarkup>
        </p>
      </div>
    )
  );
}

/** A guilloche across the full width, 120 px high: a gradient, masked by a pattern of lines. */
export function Band() {
  return (
    <svg className="engraving band" width="100%" height={BAND_HEIGHT} aria-hidden="true">
      <InkGradient id="art-band-ink" />
      <LineMask
        id="art-band"
        width={BAND_WIDTH}
        height={BAND_HEIGHT}
        strokeWidth={1.3}
        lines={bandDrawing}
      />
      <rect width="100%" height={BAND_HEIGHT} fill="url(#art-band-ink)" mask="url(#art-band)" />
    </svg>
  );
}
