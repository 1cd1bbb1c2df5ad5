import type { SharedWords } from '#content/schema.ts';
import { CloseSign } from '#ui/CloseSign.tsx';
import { BrandMark } from './BrandMark.tsx';
import { MachineZone } from './MachineZone.tsx';

export interface SiteHeaderProps {
  brand: string;
  /** The address of the home page. */
  home: string;
  words: Pick<SharedWords, 'logoLabel' | 'nav' | 'print'>;
  /** The path of the page that is shown; no link is current on the not-found page. */
  path: string;
}

/**
 * The brand and the six links. One list serves every width: on small screens it is a `popover`,
 * which opens, closes by Escape or a press outside, and tells its state without a script. Opened, it
 * takes the focus: in WebKit the Tab key would pass it by.
 */
export function SiteHeader({ brand, home, words, path }: SiteHeaderProps) {
  const { logoLabel, nav, print } = words;
  return (
    <header className="site-header container">
      <p className="print-only" translate="no">
        {print.header}
      </p>
      <a className="brand serif" href={home} aria-label={logoLabel} translate="no">
        <BrandMark />
        {brand}
      </a>
      <button type="button" className="menu-button" popoverTarget="menu" aria-label={nav.openMenu}>
        <svg width="22" height="14" stroke="currentColor" strokeWidth="2" aria-hidden="true">
          <path d="M0 1h22M0 7h22M0 13h22" />
        </svg>
      </button>
      <nav aria-label={nav.label}>
        <div id="menu" className="menu" popover="auto">
          <div className="menu-head">
            <span className="serif" translate="no">
              {brand}
            </span>
            <button
              type="button"
              className="menu-button"
              popoverTarget="menu"
              popoverTargetAction="hide"
              aria-label={nav.closeMenu}
              // biome-ignore lint/a11y/noAutofocus: an opened menu takes the focus (see above)
              autoFocus
            >
              <CloseSign />
            </button>
          </div>
          <ul>
            {nav.items.map(({ label, href }) => (
              <li key={href}>
                <a href={href} aria-current={href === path ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
          <MachineZone lines={[`P<${brand}<<`]} />
        </div>
      </nav>
    </header>
  );
}
