import type { SiteSettings } from '../build/content/site-settings.ts';
import { MEDIA_TYPES } from '../build/files/media-types.ts';
import {
  ASSETS,
  CACHING,
  HTTPS_HEADERS,
  OTHER_FORM,
  securityHeaders,
} from '../build/policy/headers.ts';

/** A whole Caddyfile. Two environment variables set its address and its folder. */
export function caddyFile(site: SiteSettings): string {
  const headers = Object.entries({ ...securityHeaders(site), ...HTTPS_HEADERS });
  // Caddy sets the type of a page itself: its URL has no extension.
  const types = Object.entries(MEDIA_TYPES).filter(([extension]) => extension !== 'html');
  return `# Written by "npm run deploy-files": change tools/build/policy/headers.ts or tools/hosts/caddy.ts instead.
# SITE_ADDRESS and SITE_ROOT, from the environment, replace the two defaults below.

(security) {
	header {
${headers.map(([name, value]) => `\t\t${name} "${value}"`).join('\n')}
		-Server
	}
}

{$SITE_ADDRESS:${site.url}} {
	root * {$SITE_ROOT:/var/www/site}

	import security
	@rest not path ${ASSETS}*
	header @rest Cache-Control "${CACHING.rest}"
	header ${ASSETS}* Cache-Control "${CACHING.assets}"
${types.map(typeOfKind).join('\n')}

	# In a route the lines run in the order of the file.
	route {
		@method not method GET HEAD
		error @method 405

		# No file has a name with NUL in it, or of more than 255 bytes: Caddy would answer 500.
		@unnamable expression \`{path}.matches("\\\\x00") || bytes({path}).size() > 255\`
		error @unnamable 404

		@hidden {
			path_regexp ^/_|/\\.
			not path /.well-known/*
		}
		error @hidden 404
		@copy path *.br *.gz /404 /404.html
		error @copy 404

		# The pages' other forms lead to the canonical one for good.
		@home path /index /index/ /index.html
		route @home {
			rewrite * /?{query}
			redir {uri} 301
		}
		@page path_regexp page ${OTHER_FORM}
		route @page {
			try_files /{re.page.1}.html =404
			rewrite * /{re.page.1}?{query}
			redir {uri} 301
		}

		try_files {path} {path}.html
		file_server {
			precompressed br gzip
		}
	}

	handle_errors {
		import security
		header Cache-Control "${CACHING.rest}"
		@missing expression {http.error.status_code} == 404
		handle @missing {
			header Content-Type "${MEDIA_TYPES.html}"
			rewrite * /404.html
			file_server {
				precompressed br gzip
			}
		}
		respond "{http.error.status_code} {http.error.status_text}"
	}
}
`;
}

function typeOfKind([extension, type]: [string, string]): string {
  return `\t@${extension} path *.${extension}\n\theader @${extension} Content-Type "${type}"`;
}
