/** An opening tag of a page, with its attributes as a browser reads them. */
export interface Tag {
  name: string;
  attributes: ReadonlyMap<string, string>;
}

const TAG = /<([a-z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s=>/]+)(?:="([^"]*)")?/g;
const NOT_MARKUP = /<(script|style)\b[^>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g;

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#34;': '"',
  '&#38;': '&',
  '&#39;': "'",
  '&#x27;': "'",
};

function decode(text: string): string {
  return text.replace(/&#?\w+;/g, (entity) => ENTITIES[entity] ?? entity);
}

/** The opening tags of a page that Astro has written: values stand in double quotes. */
export function tagsOf(html: string): Tag[] {
  return [...html.replace(NOT_MARKUP, '').matchAll(TAG)].map(([, name = '', attributes = '']) => ({
    name: name.toLowerCase(),
    attributes: new Map(
      [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, decode(value)]),
    ),
  }));
}

/** The text of the page's title element. */
export function titleOf(html: string): string {
  return decode(/<title>([\s\S]*?)<\/title>/.exec(html)?.[1] ?? '');
}
