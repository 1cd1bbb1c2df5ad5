import type { SiteSettings } from '../build/content/site-settings.ts';
import { caddyFile } from './caddy.ts';
import { nginxFile } from './nginx.ts';
import { vercelFile } from './vercel.ts';

/** The files of deploy/ by their path in the project; `_headers` is written by each build. */
export function deployFiles(site: SiteSettings): Readonly<Record<string, string>> {
  return {
    'deploy/Caddyfile': caddyFile(site),
    'deploy/nginx.conf': nginxFile(site),
    'deploy/vercel.json': vercelFile(site),
  };
}
