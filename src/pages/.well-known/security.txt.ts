import { CONTENTS } from '#content/contents.ts';

/** RFC 9116 recommends less than a year, so that nobody relies on an outdated address. */
const VALID_MS = 360 * 86_400_000;

/** Where to report a vulnerability, and until when. */
export function GET(): Response {
  const { email, url, languages } = CONTENTS[0].site;
  const [expires] = new Date(Date.now() + VALID_MS).toISOString().split('T');
  return new Response(`Contact: mailto:${email}
Expires: ${expires}T00:00:00Z
Canonical: ${url}/.well-known/security.txt
Preferred-Languages: ${languages.map(({ code }) => code).join(', ')}
`);
}
