import type { SiteSettings } from '../build/content/site-settings.ts';
import { MEDIA_TYPES } from '../build/files/media-types.ts';
import {
  ASSETS,
  CACHING,
  HTTPS_HEADERS,
  NOT_SERVED,
  OTHER_FORM,
  securityHeaders,
} from '../build/policy/headers.ts';

/** What an nginx server block includes to serve the site; docs/hosting.md has the block. */
export function nginxFile(site: SiteSettings): string {
  const headers = Object.entries({ ...securityHeaders(site), ...HTTPS_HEADERS });
  const types = Object.entries(MEDIA_TYPES);
  return `# Written by "npm run deploy-files": change tools/build/policy/headers.ts or tools/hosts/nginx.ts instead.
# Include this file in the server block of your site, below its "root". docs/hosting.md shows how.

server_tokens off;
absolute_redirect off;

# The files' own .br and .gz copies are sent; nothing is compressed on the way.
# brotli_static needs Debian's package libnginx-mod-http-brotli-static; without it, delete the line.
brotli_static on;
gzip_static on;
gzip_vary on;
gzip off;

types {
${types.map(([extension, type]) => `  "${type}" ${extension};`).join('\n')}
}
default_type application/octet-stream;

# With "always", errors carry these too. A location must not add headers of its own: it would lose
# all of these.
set $caching "${CACHING.rest}";
add_header Cache-Control $caching always;
${headers.map(([name, value]) => `add_header ${name} "${value}" always;`).join('\n')}

if ($request_method !~ ^(GET|HEAD)$) {
  return 405;
}

error_page 404 /404.html;
location = /404.html {
  internal;
}
location = /404 {
  return 404;
}

location = / {
  try_files /index.html =404;
}
location ~ ^/index(/|\\.html)?$ {
  return 301 /$is_args$args;
}

# The pages' other forms lead to the canonical one for good.
location ~ "${OTHER_FORM}" {
  set $page $1;
  if (-f $document_root/$page.html) {
    return 301 /$page$is_args$args;
  }
  return 404;
}

location ~ "${NOT_SERVED}" {
  return 404;
}

location ${ASSETS} {
  set $caching "${CACHING.assets}";
  try_files $uri =404;
}

location / {
  try_files $uri $uri.html =404;
}
`;
}
