/** The one inline script of every page. What it does is extra: each page works without it. */

const root = document.documentElement;
const showHeadingFont = () => root.classList.add('font');

root.classList.add('js');

// Nothing is loaded ahead of a press where data is dear (speculation-rules.ts).
if (navigator.connection?.saveData) document.querySelector('[type=speculationrules]')?.remove();

// The heading font is asked for once the largest text has painted; WebKit does not report that.
// Coming from another page of the site the browser has it already: then it is there from the start.
if (document.prerendering || window.navigation?.activation?.from) {
  showHeadingFont();
} else if (window.LargestContentfulPaint) {
  new PerformanceObserver(showHeadingFont).observe({
    type: 'largest-contentful-paint',
    buffered: true,
  });
} else {
  addEventListener('load', showHeadingFont);
}

// The link to the manifest: in the head from the start it would delay the first paint.
addEventListener('load', () =>
  document.head.append(document.querySelector('template')?.content ?? ''),
);

// Leaving the page closes the menu, so that a page restored by the back button shows it closed;
// moving the focus out closes it, because it would cover what has the focus. Browsers below the
// floor have no popovers: there the menu is a plain list.
const menu = document.getElementById('menu');
addEventListener('pagehide', () => menu?.hidePopover?.());
menu?.addEventListener('focusout', ({ relatedTarget }) => {
  if (relatedTarget && !menu.contains(relatedTarget as Node)) menu.hidePopover?.();
});

export {};
