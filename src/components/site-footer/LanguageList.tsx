import { languageName } from '#languages.ts';

/** This page in a language, or where it is missing the home page. */
export interface Translation {
  /** Its code: "de". */
  language: string;
  href: string;
}

interface LanguageListProps {
  label: string;
  current: string;
  translations: readonly Translation[];
}

/**
 * This page in every language of the site. On phones it is closed: links in the header and the footer
 * lead to its anchor, which opens it.
 */
export function LanguageList({ label, current, translations }: LanguageListProps) {
  return (
    <nav className="container languages" aria-label={label}>
      <ul id="languages">
        {translations.map(({ language, href }) => (
          <li key={language}>
            {language === current ? (
              <span aria-current="true">{languageName(language)}</span>
            ) : (
              <a href={href} hrefLang={language} lang={language}>
                {languageName(language)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
