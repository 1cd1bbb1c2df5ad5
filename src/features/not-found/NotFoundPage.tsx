import {
  STAMP_DIAMONDS,
  STAMP_LINES,
  STAMP_TEXT_SIZE,
  stampTexts,
} from '#art/emblems/not-found-stamp.ts';
import { ROSETTE_VIEW_BOX } from '#art/rosettes/rosettes.ts';
import { renderDrawing } from '#components/engraving/inks.tsx';
import { PageHead } from '#components/page-head/PageHead.tsx';
import type { SiteContent } from '#content/site-content.ts';
import { directionOf } from '#site/languages.ts';
import { fill } from '#text/fill.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import './not-found.css';

interface NotFoundPageProps {
  content: SiteContent;
  /** The site in each language, first in its own. */
  contents: readonly SiteContent[];
}

/**
 * Served for every unknown address, in all languages at once. Scripts log `data-log` to the console, move up
 * the link to the page that `data-pages` finds in the address (not-found.inline.ts), and the visitor's
 * language (every-page.inline.ts).
 */
export function NotFoundPage({ content, contents }: NotFoundPageProps) {
  const { notFound: words, links } = content;
  return (
    <>
      <PageHead heading={words.h1} intro={words.help} art={<RoundStamp content={content} />}>
        <ButtonLink href={words.home.href}>{words.home.label}</ButtonLink>
        <nav
          aria-labelledby="others"
          data-log={fill(words.console, { path: '%s' })}
          data-pages={escapedFragment(content, contents)}
        >
          <h2 id="others" className="label">
            {words.others}
          </h2>
          <ul className="not-found-links">
            {links.notFound.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      </PageHead>
      <div className="container">
        <ul id="languages" className="not-found-languages">
          {contents.map((each) => (
            <LanguageLine key={each.language} {...each} />
          ))}
        </ul>
      </div>
    </>
  );
}

/** A pattern that finds a page in an address, in any language, if %23 comes after it: "tutoring". */
function escapedFragment({ shared }: SiteContent, contents: readonly SiteContent[]): string {
  const prefixes = contents.map(({ pathPrefix }) => pathPrefix);
  const paths = shared.nav.items.map(({ href }) => href.slice(1));
  return `(?<=^(?:(?:${prefixes.join('|')})(?=[/%]))?/?)(?:${paths.join('|')})(?=%23)`;
}

/** What happened and the way home, in a language that has these words. */
function LanguageLine({ language, notFound: words, untranslated }: SiteContent) {
  if (untranslated.includes(words.h1)) return null;
  return (
    <li lang={language} dir={directionOf(language) ?? 'ltr'}>
      <a href={words.home.href} hrefLang={language}>
        <strong>{words.h1}</strong> {words.home.label}
      </a>
    </li>
  );
}

/** The number on ruled ground, in a round stamp that says who found nothing. */
function RoundStamp({ content: { notFound: words, site } }: { content: SiteContent }) {
  return (
    <div className="round-stamp">
      <svg
        viewBox={ROSETTE_VIEW_BOX}
        width="99"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        {STAMP_LINES.map(renderDrawing)}
        <g stroke="none" fill="currentColor">
          <path d={STAMP_DIAMONDS} />
          {stampTexts(site.brand, words.stamp).map(({ text, id, path, length }) => (
            <g key={id}>
              <path id={id} d={path} fill="none" />
              <text fontSize={STAMP_TEXT_SIZE} textAnchor="middle">
                <textPath href={`#${id}`} startOffset="50%" textLength={length}>
                  {text.toUpperCase()}
                </textPath>
              </text>
            </g>
          ))}
        </g>
      </svg>
      <p className="serif">404</p>
    </div>
  );
}
