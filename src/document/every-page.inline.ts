/** The one inline script of every page, and an enhancement only: each page works without it. */
import { afterFirstPaint } from '#browser/after-first-paint.ts';
import '#browser/popovers.inline.ts';

const showHeadingFont = () => {
  document.documentElement.className = 'font';
};

// Offers this page in the visitor's language. On the not-found page, which speaks all languages, its line
// comes first: that of the missing address (/es/…), else the browser's.
if (HAS_LANGUAGES) {
  const list = document.getElementById('languages');
  // A language or a part of its name: "pt" finds "pt-BR".
  const inLanguage = (code?: string) => list?.querySelector<HTMLAnchorElement>(`[lang|="${code}"]`);
  const offer =
    inLanguage(location.pathname.split('/')[1]) ?? inLanguage(navigator.language.split('-')[0]);
  // A line of the not-found page has no address.
  if (offer?.href) document.querySelector('header>button')?.replaceWith(offer.cloneNode(true));
  else if (offer) list?.prepend(offer);
}

// The heading font is applied once loaded: one relayout. The next page has it cached.
if (document.prerendering || self.navigation?.activation?.from) showHeadingFont();
afterFirstPaint(() => {
  document.fonts.load('1em Newsreader', document.title).then(showHeadingFont, showHeadingFont);
});
