import { MachineZone, machineLine } from '#components/machine-zone/MachineZone.tsx';
import type { Content, LegalLink } from '#content/parse.ts';
import type { SharedWords } from '#content/schemas/shared.ts';
import type { Site } from '#content/schemas/site.ts';
import { languageName } from '#languages.ts';
import { fill, spaceAfter } from '#text/fill.ts';
import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';
import { LanguageList, type Translation } from './LanguageList.tsx';
import './site-footer.css';

interface SiteFooterProps {
  site: Pick<Site, 'brand' | 'tagline' | 'email' | 'legal' | 'rates'>;
  words: Pick<SharedWords, 'footer' | 'externalLink' | 'languages'>;
  links: Pick<Content['links'], 'footer' | 'legal'>;
  language: string;
  /** This page in every language of the site, including its own. */
  translations: readonly Translation[];
}

/** The passport's cover: links, what the business is not, and what the website stores. */
export function SiteFooter({ site, words, links, language, translations }: SiteFooterProps) {
  const { footer } = words;
  const { entity } = site.legal;
  const isTranslated = translations.length > 1;
  return (
    <footer className="site-footer on-cover">
      <div className="container site-footer-columns">
        <div className="site-footer-words">
          <p className="site-footer-brand serif" translate="no">
            {site.brand}
          </p>
          <p>
            <InlineMarkup>{footer.summary}</InlineMarkup>
            {spaceAfter(footer.summary)}
            <InlineMarkup>{footer.independence}</InlineMarkup>
          </p>
          <p>
            <InlineMarkup>{privacyLine(site, footer)}</InlineMarkup>
          </p>
          {entity.name && (
            <p translate="no">
              {[entity.name, entity.address, entity.registration].filter(Boolean).join(' · ')}
            </p>
          )}
          <p className="site-footer-line">
            <InlineMarkup>{`\`${site.email}\``}</InlineMarkup>{' '}
            <span>
              <InlineMarkup>{fill(footer.copyright, { year: String(BUILD_YEAR) })}</InlineMarkup>
            </span>
          </p>
        </div>
        <nav aria-label={footer.label}>
          <ul>
            {links.footer.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
            {links.legal.map((link) => (
              <LegalEntry key={link.label} {...link} words={words} />
            ))}
            {isTranslated && (
              <li>
                <button type="button" className="languages-current" popoverTarget="languages">
                  {languageName(language)}
                </button>
              </li>
            )}
          </ul>
        </nav>
      </div>
      {isTranslated && (
        <LanguageList label={words.languages} current={language} translations={translations} />
      )}
      <MachineZone
        className="container site-footer-zone"
        lines={[machineLine(`P<${site.brand}<<${site.tagline}`)]}
      />
    </footer>
  );
}

function privacyLine({ rates }: SiteFooterProps['site'], words: SharedWords['footer']): string {
  if (!rates) return words.privacy;
  const { host } = new URL(rates.url);
  const ratesPrivacy = fill(words.ratesPrivacy, { host: `\`${host}\`` });
  return words.privacy + spaceAfter(words.privacy) + ratesPrivacy;
}

interface LegalEntryProps extends LegalLink {
  words: SiteFooterProps['words'];
}

/** Specification §2: an entry that leads nowhere, until the owner has an address for it. */
function LegalEntry({ label, href, language, words }: LegalEntryProps) {
  return (
    <li>
      {href === undefined ? (
        <>
          {label} <span className="visually-hidden">{words.footer.legalSuffix}</span>
        </>
      ) : (
        <a href={href} hrefLang={language}>
          {label}
          {language && <span lang={language}>{`\u00a0(${languageName(language)})`}</span>}
          {!href.startsWith('/') && (
            <span className="visually-hidden">{` ${words.externalLink}`}</span>
          )}
        </a>
      )}
    </li>
  );
}
