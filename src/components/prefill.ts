/** Characters of a fragment, encoded; a longer one is no link of ours and is ignored whole. */
const FRAGMENT_MAX_CHARS = 2000;

const SUBJECT_MAX_CHARS = 80;

/** US dollars. */
const AMOUNT_MAX = 1_000_000;

type Accepts = (value: string) => boolean;

export function oneOf(allowed: readonly string[]): Accepts {
  return (value) => allowed.includes(value);
}

/** Digits with at most two decimals, up to 1,000,000. */
export function isPrefillAmount(value: string): boolean {
  return /^\d{1,7}(\.\d{1,2})?$/.test(value) && Number(value) <= AMOUNT_MAX;
}

/** At most 24 of A–Z a–z 0–9 `-` `/`. */
export function isPrefillReference(value: string): boolean {
  return /^[A-Za-z\d/-]{1,24}$/.test(value);
}

/** Controls, direction overrides and other unseen characters, save the two joiners that scripts and emoji need. */
const UNSEEN = /(?![\u200c\u200d])[\p{C}\p{Zl}\p{Zp}]/u;

/**
 * An email or web address, an IP address, a wallet's address or another long code. `.js` is spared:
 * it ends no web address, and "Node.js" is taught here.
 */
const ADDRESS =
  /@|:\/\/|[\p{L}\p{M}\d]\.(?!js\b)\p{L}[\p{L}\p{M}]|\w。\w|(?:\d+\.){3}\d|0x[\da-f]|\bbc1|(?=[a-z]*\d)[a-z\d]{20}|[a-z\d]{32}/iu;

/** At most 80 characters, some of them seen, and nothing that looks like an address. */
export function isPrefillSubject(value: string): boolean {
  const seen = value.normalize('NFKC').replace(/[\u200c\u200d]/g, '');
  return (
    [...value].length <= SUBJECT_MAX_CHARS &&
    seen.trim() !== '' &&
    !UNSEEN.test(value) &&
    !ADDRESS.test(seen)
  );
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * The values that a link's fragment (`#amount=185&currency=ETH`) may put into a form: those whose key
 * has a rule that accepts them. A key given twice counts as absent; what can't be decoded is ignored;
 * `+` is a plus sign. Never throws.
 */
export function readPrefill<Rules extends Readonly<Record<string, Accepts>>>(
  hash: string,
  rules: Rules,
): ReadonlyMap<keyof Rules, string> {
  const accepted = new Map<keyof Rules, string>();
  if (hash.length > FRAGMENT_MAX_CHARS) return accepted;
  const given = hash
    .replace(/^#/, '')
    .split('&')
    .map((pair) => {
      const [key = '', ...value] = pair.split('=');
      return { key: decoded(key), value: decoded(value.join('=')) };
    });
  for (const key in rules) {
    const [only, second] = given.filter((pair) => pair.key === key);
    if (only?.value !== undefined && !second && rules[key]?.(only.value)) {
      accepted.set(key, only.value);
    }
  }
  return accepted;
}
