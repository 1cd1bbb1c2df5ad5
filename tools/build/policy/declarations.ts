import type { Page, PageName } from '#pages.ts';
import type { SiteSettings } from '../content/site-settings.ts';
import { attribute, type Document, elementsIn, loadedScripts, named, textOf } from '../html.ts';

interface Use {
  /** What src/pages.ts declares, because the page's policy depends on it. */
  key: keyof Page;
  /** Continues "the page …" in a message. */
  does: string;
  isUsed: boolean;
}

/**
 * Checks a built page against its entry in src/pages.ts.
 *
 * @param code the text of each script file that the page may load
 * @throws when the page uses what its entry doesn't declare, or the other way round
 */
export function checkDeclarations(
  name: PageName,
  page: Page,
  document: Document,
  code: readonly string[],
  site: Pick<SiteSettings, 'rates'>,
): void {
  const mistakes = usesOf(document, code, site)
    .filter(({ key, isUsed }) => isUsed !== Boolean(page[key]))
    .map((use) => mistake(name, use));
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
}

function usesOf(
  document: Document,
  code: readonly string[],
  { rates }: Pick<SiteSettings, 'rates'>,
): Use[] {
  const elements = elementsIn(document);
  const uses: Use[] = [
    { key: 'form', does: 'loads a script file', isUsed: loadedScripts(document).length > 0 },
    {
      key: 'hasDropdown',
      does: 'has a dropdown (role="combobox")',
      isUsed: elements.some((element) => attribute(element, 'role') === 'combobox'),
    },
    {
      key: 'hasStyleAttributes',
      does: 'has style="…" attributes',
      isUsed: elements.some((element) => attribute(element, 'style') !== undefined),
    },
  ];
  // Without rates in content/site.yaml, no page has their address.
  if (!rates) return uses;
  const { origin } = new URL(rates.url);
  const texts = [...named(elements, 'script').map(textOf), ...code];
  return [
    ...uses,
    {
      key: 'asksRates',
      does: 'has the address for exchange rates',
      isUsed: texts.some((text) => text.includes(origin)),
    },
  ];
}

function mistake(name: PageName, { key, does, isUsed }: Use): string {
  return isUsed
    ? `The page "${name}" ${does}, which its policy would block. Declare "${key}" for it in src/pages.ts.`
    : `The page "${name}" declares "${key}" in src/pages.ts, but nothing in it ${does}: its policy would allow too much. Delete "${key}" there.`;
}
