import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** What the build itself needs to know of content/site.yaml, which src/content/ checks. */
export interface SiteSettings {
  /** The address of the website, without a slash at the end. */
  url: string;
  /** Whom the payment form asks for exchange rates, where the owner has switched that on. */
  rates?: { url: string };
}

/** @param root the folder that holds `content/` */
export function readSiteSettings(root = '.'): SiteSettings {
  return parse(readFileSync(`${root}/content/site.yaml`, 'utf8'));
}
