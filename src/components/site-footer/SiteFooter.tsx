import { MachineZone, machineLine } from '#components/machine-zone/MachineZone.tsx';
import { fill } from '#content/expand/fill.ts';
import type { Content } from '#content/parse.ts';
import type { SharedWords } from '#content/schemas/shared.ts';
import type { Site } from '#content/schemas/site.ts';
import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';
import { LanguageList, type Translation } from './LanguageList.tsx';
import { LegalEntry } from './LegalEntry.tsx';

export interface SiteFooterProps {
  site: Pick<Site, 'brand' | 'tagline' | 'email' | 'legal' | 'rates'>;
  words: Pick<SharedWords, 'footer' | 'externalLink' | 'languages'>;
  links: Pick<Content['links'], 'footerLearn' | 'footerCompany'>;
  language: string;
  /** This page in every language of the site, including its own. */
  translations: readonly Translation[];
}

/** The passport's cover: links, what the business is not, and what the website stores. */
export function SiteFooter({ site, words, links, language, translations }: SiteFooterProps) {
  const { footer } = words;
  const { privacy, terms, entity } = site.legal;
  return (
    <footer className="site-footer">
      <div className="container">
        <nav className="site-footer-columns" aria-label={footer.label}>
          <div>
            <p className="site-footer-brand serif" translate="no">
              {site.brand}
            </p>
            <p>
              <InlineMarkup>{footer.summary}</InlineMarkup>
            </p>
            <p>
              <InlineMarkup>{`\`${site.email}\``}</InlineMarkup>
            </p>
          </div>
          <div>
            <h2 className="label">{footer.learnHeading}</h2>
            <ul>
              <PageLinks pages={links.footerLearn} />
            </ul>
          </div>
          <div>
            <h2 className="label">{footer.companyHeading}</h2>
            <ul>
              <PageLinks pages={links.footerCompany} />
              <LegalEntry name={footer.privacyPolicy} address={privacy} words={words} />
              <LegalEntry name={footer.termsOfService} address={terms} words={words} />
            </ul>
          </div>
          <svg
            className="engraving site-footer-rosette"
            viewBox="-500 -500 1000 1000"
            width="99"
            aria-hidden="true"
          >
            <use href="#rosette" />
          </svg>
        </nav>
        {translations.length > 1 && (
          <LanguageList label={words.languages} current={language} translations={translations} />
        )}
        <div className="site-footer-legal">
          <p>
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
          <p>
            <InlineMarkup>
              {footer.copyright.replace('{year}', String(new Date().getFullYear()))}
            </InlineMarkup>
          </p>
        </div>
      </div>
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
  return `${words.privacy} ${fill(words.ratesPrivacy, { host: `\`${host}\`` })}`;
}

function PageLinks({ pages }: { pages: Content['links']['footerLearn'] }) {
  return pages.map(({ label, href }) => (
    <li key={href}>
      <a href={href}>{label}</a>
    </li>
  ));
}
