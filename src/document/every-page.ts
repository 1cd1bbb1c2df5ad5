/** The one inline script of every page. What it does is extra: each page works without it. */

const {
  documentElement: { classList },
  fonts,
  head,
} = document;
const showHeadingFont = () => classList.add('font');

// Nothing is loaded ahead of a press where data is dear: the rules of speculation-rules.ts are taken
// away. Their type is cut short here, as Tutoring's inline scripts have no byte to spare.
if (navigator.connection?.saveData) document.querySelector('[type^=sp]')?.remove();

// What may wait until the largest text has painted; WebKit does not report that. The link to the
// manifest would delay it from the head. The heading font is put on once it is there, so that the
// page is laid out again but once; coming from another page of the site the browser has it already.
const finishHead = () => {
  head.append(document.querySelector('template')?.content ?? '');
  fonts.load('1em Newsreader').then(showHeadingFont, showHeadingFont);
};
if (document.prerendering || window.navigation?.activation?.from) showHeadingFont();
if (window.LargestContentfulPaint) {
  // A little later, because the first text that is reported may not be the largest yet.
  new PerformanceObserver(() => setTimeout(finishHead, 99)).observe({
    type: 'largest-contentful-paint',
    buffered: true,
  });
} else {
  addEventListener('load', finishHead);
}

// Leaving the page closes the menu, so that a page restored by the back button shows it closed;
// moving the focus out closes it, because it would cover what has the focus. Browsers below the
// floor have no popovers: there the menu is a plain list.
const menu = document.getElementById('menu');
const closeMenu = () => menu?.hidePopover?.();
addEventListener('pagehide', closeMenu);
menu?.addEventListener('focusout', ({ relatedTarget }) => {
  if (relatedTarget && !menu.contains(relatedTarget as Node)) closeMenu();
});

export {};
