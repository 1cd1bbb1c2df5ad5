/** The one inline script of every page, and an enhancement only: each page works without it. */
import '#components/site-header/menu.inline.ts';
import { afterFirstPaint } from '#browser/after-first-paint.ts';

const {
  documentElement: { classList },
  fonts,
} = document;
const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const showHeadingFont = () => classList.add('font');

// Offers this page in the language of a missing address (/es/…), else in that of the browser.
if (HAS_LANGUAGES) {
  const inLanguage = (code?: string) => find(`#languages a[lang="${code}"]`);
  const offer =
    inLanguage(location.pathname.split('/')[1]) ?? inLanguage(navigator.language.split('-')[0]);
  if (offer) find('header')?.append(offer.cloneNode(true));
}

// Links to the icon and the manifest in the head would delay the first text. The heading font is
// applied once loaded: one relayout. The next page has it cached.
if (document.prerendering || window.navigation?.activation?.from) showHeadingFont();
afterFirstPaint(() => {
  // Every page has the empty icon, the template and the menu.
  find('[rel=icon]')?.replaceWith((find('body > template') as HTMLTemplateElement).content);
  fonts.load('1em Newsreader', document.title).then(showHeadingFont, showHeadingFont);
});
