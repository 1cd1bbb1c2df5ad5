export interface Translation {
  /** Its code: "de". */
  language: string;
  /** The address of this page in it. */
  href: string;
}

interface LanguageListProps {
  label: string;
  current: string;
  translations: readonly Translation[];
}

/** This page in every language of the site. The link in the header leads here. */
export function LanguageList({ label, current, translations }: LanguageListProps) {
  return (
    <nav aria-label={label}>
      <ul id="languages" className="language-list">
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

/** The name of a language in that language, as a list begins it: "Deutsch", "Español". */
function languageName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.replace(/^./u, (letter) => letter.toLocaleUpperCase(language));
}
