import { connectSources, hashSource, pagePolicy } from './policy.ts';

const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const MODULE_FILE = /<script type="module" src="([^"]+)"><\/script>/g;
const INLINE_MODULE = /<script type="module">([\s\S]*?)<\/script>/g;
const CHARSET = '<meta charset="utf-8">';
const EMPTY_OPTION = /(<option value=""[^>]*)><\/option>/g;

/**
 * The last step for one built page:
 * - joins the page's inline scripts, each of which would cost a hash of its own in the policy;
 * - takes the form's script file out of the page's load: a data block names it and the files it
 *   imports, for the inline loader to fetch after `load`;
 * - writes the `<meta>` policy, with a hash for each inline script and style, right behind the
 *   charset, because a policy does not govern what stands above it;
 * - labels the empty option in the hidden field of a dropdown, which Radix leaves invalid.
 *
 * @param importsOf gives the addresses of the files that a script file imports
 * @param connect whom the page's scripts may ask
 * @throws when the page has no charset to put the policy behind
 */
export function finishPage(
  html: string,
  importsOf: (address: string) => readonly string[],
  connect = connectSources({}),
): string {
  if (!html.includes(CHARSET)) {
    throw new Error(`A page has no ${CHARSET}: src/document/Document.astro must write it first.`);
  }
  const late = joinInlineModules(html).replace(MODULE_FILE, (_tag, address: string) => {
    const files = JSON.stringify([address, ...importsOf(address)]);
    return `<script type="application/json" id="form-scripts">${files}</script>`;
  });
  const policy = pagePolicy({
    scripts: [...late.matchAll(SCRIPT)]
      .filter(([, attributes = '']) => isExecutable(attributes))
      .map(([, , text = '']) => hashSource(text)),
    styles: [...late.matchAll(STYLE)].map(([, text = '']) => hashSource(text)),
    loadsScripts: late.includes('id="form-scripts"'),
    hasDropdown: late.includes('role="combobox"'),
    connect,
    hasStyleAttributes: /<[^>]+ style="/.test(late),
  });
  return late
    .replace(CHARSET, `${CHARSET}<meta http-equiv="content-security-policy" content="${policy}">`)
    .replace(EMPTY_OPTION, '$1 label=" "></option>');
}

/** Joins the inline modules where the last stands; those before keep their names in functions. */
function joinInlineModules(html: string): string {
  const texts = [...html.matchAll(INLINE_MODULE)].map(([, text = '']) => text.trimEnd());
  if (texts.length < 2) return html;
  const joined = texts
    .map((text, place) => (place < texts.length - 1 ? `(()=>{${text}})();` : text))
    .join('');
  let toPass = texts.length;
  return html.replace(INLINE_MODULE, () => {
    toPass -= 1;
    return toPass === 0 ? `<script type="module">${joined}</script>` : '';
  });
}

/** Data blocks (JSON, JSON-LD) are not run and need no hash; speculation rules do. */
function isExecutable(attributes: string): boolean {
  const type = /type="([^"]*)"/.exec(attributes)?.[1];
  return type === undefined || type === 'module' || type === 'speculationrules';
}
