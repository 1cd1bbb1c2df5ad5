import type { Content } from '#content/parse.ts';
import { directionOf } from '#languages.ts';
import { MAIN_ANCHOR } from '#pages.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';
import { NotFoundStamp } from './NotFoundStamp.tsx';
import './not-found.css';

interface NotFoundPageProps {
  content: Content;
  /** The site in its other languages. */
  others: readonly Content[];
}

/**
 * Served for every unknown address, in all languages at once, as passports are. Scripts log `data-log` to
 * the console (not-found.inline.ts) and put the visitor's line first (every-page.inline.ts).
 */
export function NotFoundPage({ content, others }: NotFoundPageProps) {
  const { notFound: words, site, links } = content;
  return (
    <div className="not-found container" data-log={words.console}>
      <NotFoundStamp words={roundWords(site.brand, words.stamp)}>
        <p className="not-found-number serif">{words.number}</p>
      </NotFoundStamp>
      <div>
        <h1 className="not-found-heading" id={MAIN_ANCHOR} tabIndex={-1}>
          {words.h1}
        </h1>
        <p className="lede">
          <InlineMarkup>{words.help}</InlineMarkup>
        </p>
        <ButtonLink href={words.home.href}>{words.home.label}</ButtonLink>
        <nav aria-labelledby="others">
          <h2 id="others" className="label">
            {words.others}
          </h2>
          <ul>
            {links.notFound.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <ul id="languages" className="not-found-languages">
        {others.map((other) => (
          <LanguageLine key={other.language} {...other} />
        ))}
      </ul>
    </div>
  );
}

/** What happened and the way home, in a language that has these words. */
function LanguageLine({ language, notFound: words, untranslated }: Content) {
  if (untranslated.includes(words.h1)) return null;
  return (
    <li lang={language} dir={directionOf(language) ?? 'ltr'}>
      <a href={words.home.href} hrefLang={language}>
        <strong>{words.h1}</strong> {words.home.label}
      </a>
    </li>
  );
}

/** The text around the stamp, in the characters of a machine-readable zone. */
function roundWords(brand: string, words: string): string {
  return `${brand}<<${words}`.toUpperCase().replaceAll(' ', '<');
}
