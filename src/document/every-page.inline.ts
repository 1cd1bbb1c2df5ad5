/** The shared inline script, at the end of every page: an enhancement only, each page works without it. */
import { afterFirstPaint, find } from '#site/browser.ts';

const showHeadingFont = () => {
  document.documentElement.dataset.font = '';
};

// "pt" finds "pt-BR", too.
const linkIn = (code?: string) => find<HTMLAnchorElement>(`#languages [lang|="${code}"]`);
// Offers this page in the visitor's language: the one in the address (/es/…), else the browser's. On the
// not-found page, which has all languages, it moves its line to the top.
const offer = linkIn(location.pathname.split('/')[1]) ?? linkIn(navigator.language.split('-')[0]);
// A line of the not-found page has no `href`.
if (offer?.href) find('header>button')?.replaceWith(offer.cloneNode(true));
else offer?.parentNode?.prepend(offer);

// Applies the heading font once its files with letters of this page are there: one relayout. The next page
// has them cached.
if (document.prerendering || self.navigation?.activation?.from) showHeadingFont();
afterFirstPaint(() => {
  // All that fonts.css sets in it.
  const headings = document.querySelectorAll('h1,h2,h3,.serif,.lede,.menu a');
  const letters = Array.from(headings, ({ textContent }) => textContent).join();
  document.fonts.load('1em Newsreader', letters).then(showHeadingFont, showHeadingFont);
});

/**
 * Closes what opens over the page: when the page is left, so that going back shows it closed; when focus
 * moves elsewhere, so that it covers nothing in use. Older browsers have no popovers, and no `hidePopover`.
 */
const closeAll = ({ target }: { target?: unknown }) =>
  document.querySelectorAll<HTMLElement>('[popover=auto]').forEach((each) => {
    // The target has the focus, or is no element.
    if (!each.contains(target as Node)) each.hidePopover?.();
  });

self.onpagehide = closeAll;
addEventListener('focusin', closeAll);
// Where the header has room for its links, the button that opens the menu is not shown.
self.onresize = () => find('header>:last-child')?.offsetParent || find('#menu')?.hidePopover?.();
