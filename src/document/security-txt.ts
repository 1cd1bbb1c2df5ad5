import type { Site } from '#content/schemas/site.ts';

/** RFC 9116 recommends less than a year, so that nobody relies on an outdated address. */
const VALID_DAYS = 360;
const DAY_MS = 86_400_000;

type SecurityFacts = Pick<Site, 'email' | 'url' | 'languages'>;

/** The text of /.well-known/security.txt: where to report a vulnerability, and until when. */
export function securityTxt({ email, url, languages }: SecurityFacts, built: Date): string {
  const today = Math.floor(built.getTime() / DAY_MS) * DAY_MS;
  const expires = new Date(today + VALID_DAYS * DAY_MS).toISOString();
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires}`,
    `Canonical: ${url}/.well-known/security.txt`,
    `Preferred-Languages: ${languages.map(({ code }) => code).join(', ')}`,
    '',
  ].join('\n');
}
