import { BrandMark } from '#components/brand-mark/BrandMark.tsx';
import type { SiteContent } from '#content/site-content.ts';
import { localizedPath } from '#site/languages.ts';
import { CloseIcon } from '#ui/button/Button.tsx';
import './site-header.css';

interface SiteHeaderProps {
  content: SiteContent;
  /** The address of the current page; on the not-found page no link is current. */
  path: string | undefined;
  /** Whether the page lists several languages. */
  hasLanguages: boolean;
}

/**
 * The brand and the six links. One list serves every width: on small screens it is a `popover`, which needs
 * no script to open, close on Escape or a click outside, and expose its state. It takes focus when opened,
 * because WebKit's Tab key would skip it. The order of the elements is the Tab order on every width: links,
 * languages, menu button.
 */
export function SiteHeader({ content, path, hasLanguages }: SiteHeaderProps) {
  const { logoLabel, nav, print, languages } = content.shared;
  return (
    <header className="site-header container">
      <p className="print-only" translate="no">
        {print.header}
      </p>
      <a
        className="brand serif"
        href={localizedPath('/', content.pathPrefix)}
        aria-label={logoLabel}
        translate="no"
      >
        <BrandMark />
        {content.site.brand}
      </a>
      <nav id="menu" className="menu" popover="auto" aria-label={nav.label}>
        <button
          type="button"
          className="icon-button menu-button"
          popoverTarget="menu"
          popoverTargetAction="hide"
          aria-label={nav.closeMenu}
          // biome-ignore lint/a11y/noAutofocus: an opened menu takes focus (see above)
          autoFocus
        >
          <CloseIcon />
        </button>
        <ul>
          {nav.items.map(({ label, href }, index) => (
            <li key={href} className={index === nav.items.length - 1 ? 'menu-last' : undefined}>
              <a href={href} aria-current={href === path ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {hasLanguages &&
        (path === undefined ? (
          <a className="icon-button language-button" href="#languages" aria-label={languages}>
            <Globe />
          </a>
        ) : (
          <button
            type="button"
            className="icon-button language-button"
            popoverTarget="languages"
            aria-label={languages}
          >
            <Globe />
          </button>
        ))}
      <button
        type="button"
        className="icon-button menu-button"
        popoverTarget="menu"
        aria-label={nav.openMenu}
      >
        <svg width="22" height="14" stroke="currentColor" strokeWidth="2" aria-hidden="true">
          <path d="M0 1h22M0 7h22M0 13h22" />
        </svg>
      </button>
    </header>
  );
}

function Globe() {
  return (
    <svg width="20" height="20" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <path d="M1 10h18M10 1q8 9 0 18q-8-9 0-18a9 9 0 1 0 .1 0" />
    </svg>
  );
}
