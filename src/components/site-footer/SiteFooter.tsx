import { MachineZone } from '#components/machine-zone/MachineZone.tsx';
import type { LegalLink } from '#content/render/derived.ts';
import type { SiteContent } from '#content/site-content.ts';
import { languageName } from '#site/languages.ts';
import { fill, spaceAfter } from '#text/fill.ts';
import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';
import './site-footer.css';

/** This page in a language, or the home page where that language lacks it. */
interface LanguageLink {
  /** Its code: "de". */
  language: string;
  href: string;
}

interface SiteFooterProps {
  content: SiteContent;
  /** Where each language of the site leads, its own too; none on the not-found page. */
  languageLinks: readonly LanguageLink[];
}

/**
 * Links, who the business is and is not, what the website stores, and the languages. Their list is a
 * popover, opened here and in the header; without popovers it is shown here.
 */
export function SiteFooter({ content, languageLinks }: SiteFooterProps) {
  const { site, shared: words, links, language } = content;
  const { footer } = words;
  const { entity } = site.legal;
  const hasLanguages = languageLinks.length > 1;
  return (
    <footer className="site-footer dark-band">
      <div className="container columns site-footer-columns">
        <div className="site-footer-words">
          <p className="site-footer-brand serif" translate="no">
            {site.brand}
          </p>
          <p>
            <InlineMarkup>{footer.summary}</InlineMarkup>
            {spaceAfter(footer.summary)}
            <InlineMarkup>{footer.independence}</InlineMarkup>
          </p>
          <InlineMarkup as="p">{privacyLine(content)}</InlineMarkup>
          {entity.name && (
            <p translate="no" dir="auto">
              {[entity.name, entity.address, entity.registration].filter(Boolean).join(' · ')}
            </p>
          )}
          <p className="site-footer-line">
            <InlineMarkup>{`\`${site.email}\``}</InlineMarkup>{' '}
            <InlineMarkup as="span">
              {fill(footer.copyright, { year: String(new Date().getUTCFullYear()) })}
            </InlineMarkup>
          </p>
        </div>
        <nav className="screen-only" aria-label={footer.label}>
          <ul>
            {links.footer.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
            {links.legal.map((link) => (
              <LegalEntry key={link.label} {...link} words={words} />
            ))}
            {hasLanguages && (
              <li>
                <button type="button" className="languages-current" popoverTarget="languages">
                  {languageName(language)}
                </button>
              </li>
            )}
          </ul>
        </nav>
      </div>
      {hasLanguages && (
        <nav className="container screen-only" aria-label={words.languages}>
          <ul id="languages" className="languages" popover="auto">
            {languageLinks.map(({ language: code, href }) => (
              <li key={code}>
                {code === language ? (
                  <span aria-current="true">{languageName(code)}</span>
                ) : (
                  <a href={href} lang={code}>
                    {languageName(code)}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </nav>
      )}
      <MachineZone
        className="container site-footer-zone"
        lines={[`P<${site.brand}<<${site.tagline}`]}
      />
    </footer>
  );
}

function privacyLine({ site, shared: { footer: words } }: SiteContent): string {
  if (!site.rates) return words.privacy;
  const { host } = new URL(site.rates.url);
  const ratesPrivacy = fill(words.ratesPrivacy, { host: `\`${host}\`` });
  return words.privacy + spaceAfter(words.privacy) + ratesPrivacy;
}

/** Specification §2: an entry that leads nowhere, until the owner has an address for it. */
function LegalEntry(props: LegalLink & { words: SiteContent['shared'] }) {
  const { label, href, language, words } = props;
  return (
    <li>
      {href === undefined ? (
        <p>
          {label}
          {spaceAfter(label, words.footer.legalSuffix)}
          <span className="small">{words.footer.legalSuffix}</span>
        </p>
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
