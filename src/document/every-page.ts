/** The one inline script of every page, and an enhancement only: each page works without it. */

const {
  documentElement: { classList },
  fonts,
  head,
} = document;
const showHeadingFont = () => classList.add('font');

// Save-Data: prefetch nothing; removes the rules of speculation-rules.ts. The selector is short
// because inline scripts may have 800 bytes in all.
if (navigator.connection?.saveData) document.querySelector('[type^=sp]')?.remove();

// Offers this page in the language of a missing address (/es/…), else in that of the browser.
if (HAS_LANGUAGES) {
  const inLanguage = (code?: string) => document.querySelector(`#languages a[lang="${code}"]`);
  const offer =
    inLanguage(location.pathname.split('/')[1]) ?? inLanguage(navigator.language.split('-')[0]);
  if (offer) document.querySelector('header')?.append(offer.cloneNode(true));
}

// Deferred until the largest text has painted (in WebKit, until `load`): links to the icon and the
// manifest in the head would delay it. The heading font is applied once loaded: one relayout. The
// next page has it cached.
const finishHead = () => {
  head.append(document.querySelector('template')?.content ?? '');
  fonts.load('1em Newsreader', document.title).then(showHeadingFont, showHeadingFont);
};
if (document.prerendering || window.navigation?.activation?.from) showHeadingFont();
if (window.LargestContentfulPaint) {
  // Wait a little: the first text reported may not be the largest.
  new PerformanceObserver(() => setTimeout(finishHead, 99)).observe({
    type: 'largest-contentful-paint',
    buffered: true,
  });
} else {
  addEventListener('load', finishHead);
}

// The menu closes when the page is left, so that the back button restores it closed, and when focus
// moves out, so that it does not cover the focused element. Older browsers have no popovers.
const menu = document.getElementById('menu');
const closeMenu = () => menu?.hidePopover?.();
addEventListener('pagehide', closeMenu);
menu?.addEventListener('focusout', ({ relatedTarget }) => {
  if (relatedTarget && !menu.contains(relatedTarget as Node)) closeMenu();
});
