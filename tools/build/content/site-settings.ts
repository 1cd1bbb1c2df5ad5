import { parseSite } from '#content/parse.ts';
import { readSources } from '#content/read/sources.ts';
import type { Site } from '#content/schemas/site.ts';

/** What the build itself needs from content/site.yaml. */
export type SiteSettings = Pick<Site, 'url' | 'rates'>;

/** @throws a ContentError that lists every mistake of content/site.yaml */
export function readSiteSettings(): SiteSettings & Pick<Site, 'languages'> {
  return parseSite(readSources());
}
