import type { SharedWords } from '#content/schemas/shared.ts';

interface LegalEntryProps {
  name: string;
  /** A page of this website or another; undefined until it exists. */
  address: string | undefined;
  words: { footer: Pick<SharedWords['footer'], 'legalSuffix'>; externalLink: string };
}

/** "Privacy Policy" or "Terms of Service" in the footer: a link once it has an address. */
export function LegalEntry({ name, address, words }: LegalEntryProps) {
  if (address === undefined) {
    return (
      <li>
        {name} <span className="visually-hidden">{words.footer.legalSuffix}</span>
      </li>
    );
  }
  return (
    <li>
      <a href={address}>
        {name}
        {!address.startsWith('/') && (
          <span className="visually-hidden">{` ${words.externalLink}`}</span>
        )}
      </a>
    </li>
  );
}
