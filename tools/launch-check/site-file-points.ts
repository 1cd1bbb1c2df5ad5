/** What is open in the files beside the pages; a missing file is undefined. */

const YEAR_MS = 365 * 86_400_000;

/** /.well-known/security.txt (RFC 9116): a contact, its own address, an end within a year. */
export function securityTxtPoints(text: string | undefined, url: string, now: Date): string[] {
  if (text === undefined) return ['The file is missing. Put back src/pages/.well-known.'];
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1] ?? '';
  const left = Date.parse(field('Expires')) - now.getTime();
  return [
    ...(/^(?:mailto:[^@\s]+@\S+|https:\/\/\S+)$/.test(field('Contact'))
      ? []
      : ['It names no contact. Write your address after "email:" in content/site.yaml.']),
    ...(left > 0 && left < YEAR_MS
      ? []
      : ['It has expired, or expires in more than a year. Build the site again.']),
    ...(field('Canonical') === `${url}/.well-known/security.txt`
      ? []
      : ['It names another website. Correct "url:" in content/site.yaml and build again.']),
  ];
}

/** Third-party code that visitors receive; its licenses must be sent with it. */
const LICENSED = ['react', 'radix-ui', 'newsreader'];

export function licensePoints(text: string | undefined): string[] {
  if (text === undefined) return ['The file is missing: the build must write it.'];
  const missing = LICENSED.filter((name) => !text.toLowerCase().includes(name));
  return missing.map((name) => `It does not name ${name}, which visitors are sent. Build again.`);
}
