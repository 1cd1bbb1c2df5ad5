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
 * This page in every language of the site. Buttons in the header and the footer open it under the header;
 * without popovers it is a list in the footer.
 */
export function LanguageList({ label, current, translations }: LanguageListProps) {
  return (
    <nav className="container" aria-label={label}>
      <ul id="languages" className="languages" popover="auto">
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
