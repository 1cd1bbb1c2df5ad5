/**
 * The inline script of the not-found page: the shared one, then its own. Logs the requested path for
 * developers (specification §8). Leads on from an address in which a mail scanner wrote %23 for #.
 */
import '#document/every-page.inline.ts';
import { findAll } from '#site/browser.ts';

const path = location.pathname;
for (const nav of findAll('[data-log]')) {
  console.log(nav.dataset.log, path);
  findAll<HTMLAnchorElement>(`.page-head [href="/${path.match(nav.dataset.pages ?? '')}"]`).forEach(
    (link) => {
      link.href = path.replace('%23', '#');
      nav.before(link);
    },
  );
}
