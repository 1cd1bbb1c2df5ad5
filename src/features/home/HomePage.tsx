import { BAND_HEIGHT, BAND_WIDTH, bandDrawing } from '#art/bands/bands.ts';
import {
  clearingPath,
  LINE_WIDTH,
  PICTURE_VIEW_BOX,
  RAISED_WIDTH,
  raisedPath,
  rulingPath,
} from '#art/marks/document-picture.ts';
import { Closing } from '#components/closing/Closing.tsx';
import { InkGradient, LineMask } from '#components/engraving/Engraving.tsx';
import { MachineZone } from '#components/machine-zone/MachineZone.tsx';
import { ReviewedCode } from '#components/marked-page/ReviewedCode.tsx';
import { FIRST_TRY } from '#components/marked-page/reviewed-code.ts';
import { Rosette } from '#components/rosette/Rosette.tsx';
import { Rows } from '#components/rows/Rows.tsx';
import { SheetHead } from '#components/sheet/Sheet.tsx';
import { Stamp } from '#components/stamp/Stamp.tsx';
import type { Content } from '#content/parse.ts';
import { localAddress } from '#languages.ts';
import { MAIN_ANCHOR } from '#pages.ts';
import { spaceAfter } from '#text/fill.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';
import './home.css';

/** A heading of more characters is set smaller on a wide screen: its buttons stay in sight. */
const LONG_HEADING = 50;

export function HomePage({ content }: { content: Content }) {
  const { features, closing } = content.home;
  return (
    <>
      <Hero content={content} />
      <section className="section on-band">
        <h2 className="section-head">{features.heading}</h2>
        <div className="features columns">
          {[features.learn, features.pay].map(({ heading, items }) => (
            <div key={heading}>
              <p className="label">{heading}</p>
              <Rows name={heading} items={items} />
            </div>
          ))}
        </div>
        <FirstRemark content={content} />
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
            id={MAIN_ANCHOR}
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
          <Rosette name="home" facts={content} />
        </div>
      </div>
    </div>
  );
}

/** The business presented as a passport's data page: its facts are the courses. */
function IdentityDocument({ content }: { content: Content }) {
  const { home, site, courses, root } = content;
  const { heading, stamp } = home.document;
  return (
    <div className="sheet identity-document">
      <SheetHead content={content}>
        <h2 className="label">{heading}</h2>
      </SheetHead>
      <div className="identity-document-facts">
        <Picture />
        <ul>
          {courses.map(({ slug, title, duration }) => (
            <li key={slug}>
              <a className="serif" href={`${localAddress('/tutoring', root)}#${slug}`}>
                {title}
              </a>{' '}
              <span className="small">{duration}</span>
            </li>
          ))}
        </ul>
        <Stamp>{stamp}</Stamp>
      </div>
      <MachineZone
        className="sheet-zone"
        lines={[`P<${site.brand}<<${site.tagline}`, site.coins.map(({ code }) => code).join('<<')]}
      />
    </div>
  );
}

/** The sign of the brand, raised in ruled lines. */
function Picture() {
  return (
    <svg className="engraving" viewBox={PICTURE_VIEW_BOX} width="99" aria-hidden="true">
      <InkGradient id="art-picture-ink" />
      <g fill="none" stroke="url(#art-picture-ink)">
        <path d={rulingPath} strokeWidth={LINE_WIDTH} />
        <path d={clearingPath} fill="var(--sheet)" stroke="none" />
        <path d={raisedPath} strokeWidth={RAISED_WIDTH} />
      </g>
    </svg>
  );
}

/** The first remark of the marked page on Tutoring, which the heading leads to. */
function FirstRemark({ content }: { content: Content }) {
  const { heading, remarks } = content.tutoring.review;
  const [remark] = remarks;
  return (
    remark && (
      <div className="sheet first-note columns">
        <div>
          <h3>
            <a href={`${localAddress('/tutoring', content.root)}#review`}>{heading}</a>
          </h3>
          <ReviewedCode version={FIRST_TRY} only={0} />
        </div>
        <p>
          <span className="sheet-number" aria-hidden="true">
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

/** A band of guilloche across the full width, 120 px high: ink, masked by a pattern of lines. */
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
