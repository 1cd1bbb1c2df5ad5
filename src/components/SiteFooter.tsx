import { fill } from '#content/fill.ts';
import type { Content } from '#content/parse.ts';
import type { SharedWords, Site } from '#content/schema.ts';
import { Rich } from '#ui/Rich.tsx';
import { MachineZone, machineLine } from './MachineZone.tsx';

export interface SiteFooterProps {
  site: Pick<Site, 'brand' | 'tagline' | 'email' | 'rates'>;
  words: SharedWords['footer'];
  links: Pick<Content['links'], 'footerLearn' | 'footerCompany'>;
}

/** The passport's cover: where the site leads, what the business is not, and what it keeps. */
export function SiteFooter({ site, words: footer, links }: SiteFooterProps) {
  return (
    <footer className="site-footer">
      <svg className="site-footer-rosette" viewBox="-500 -500 1000 1000" aria-hidden="true">
        <use href="#rosette" />
      </svg>
      <div className="container">
        <nav className="site-footer-columns" aria-label={footer.label}>
          <div>
            <p className="site-footer-brand serif" translate="no">
              {site.brand}
            </p>
            <p>
              <Rich>{footer.summary}</Rich>
            </p>
            <p>
              <Rich>{`\`${site.email}\``}</Rich>
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
              {[footer.privacyPolicy, footer.termsOfService].map((entry) => (
                <li key={entry}>
                  {entry} <span className="visually-hidden">{footer.legalSuffix}</span>
                </li>
              ))}
            </ul>
          </div>
        </nav>
        <div className="site-footer-legal">
          <p>
            <Rich>{footer.independence}</Rich>
          </p>
          <p>
            <Rich>{privacyLine(site, footer)}</Rich>
          </p>
          <p>
            <Rich>{footer.copyright.replace('{year}', String(new Date().getFullYear()))}</Rich>
          </p>
        </div>
      </div>
      <MachineZone lines={[machineLine(`P<${site.brand}<<${site.tagline}`)]} />
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
