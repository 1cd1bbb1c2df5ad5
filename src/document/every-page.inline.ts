/** The shared inline script, at the end of every page, before the page's own: an enhancement only, each page works without it. */
import { afterFirstPaint, findAll } from '#site/browser.ts';

const showHeadingFont = () => {
  document.documentElement.dataset.font = '';
};

// "pt" finds "pt-BR", too.
const linkIn = (code: unknown) => findAll<HTMLAnchorElement>(`#languages [lang|="${code}"]`)[0];
// Offers this page in the visitor's language: the one in the address (/es/…), else the browser's. On the
// not-found page, which has all languages, it moves its line to the top.
const offer = linkIn(location.pathname.split('/')[1]) ?? linkIn(/\w+/.exec(navigator.language));
// A line of the not-found page has no `href`.
if (offer?.href) findAll('header>button')[0]?.replaceWith(offer.cloneNode(true));
else offer?.parentNode?.prepend(offer);

// In another language the visitor sees the same part of the page. Other links with `lang` have words that are
// not translated yet.
self.onclick = () =>
  findAll<HTMLAnchorElement>('#languages a,header>a[lang]').forEach((link) => {
    link.hash = location.hash;
  });

// Applies the heading font once its files with letters of this page are there: one relayout. The next page
// has them cached.
if (document.prerendering || self.navigation?.activation?.from) showHeadingFont();
afterFirstPaint(() => {
  // The letters of all that fonts.css sets in it.
  const letters = findAll('h1,h2,h3,.serif,.lede,.menu a').map((each) => each.textContent);
  document.fonts.load('1em Newsreader', `${letters}`).then(showHeadingFont, showHeadingFont);
});

/**
 * Closes what opens over the page: when the page is left, so that going back shows it closed; when focus
 * moves elsewhere, so that it covers nothing in use. Older browsers have no popovers, and no `hidePopover`.
 */
const closeAll = ({ target }: { target?: unknown }) =>
  findAll('[popover]').forEach((each) => {
    // The target has the focus, or is no element.
    if (!each.contains(target as Node)) each.hidePopover?.();
  });

self.onpagehide = closeAll;
addEventListener('focusin', closeAll);
// Where the header has room for its links, the button that opens the menu is not shown.
self.onresize = () =>
  findAll('header>:last-child')[0]?.offsetParent || findAll('#menu')[0]?.hidePopover?.();
