import { findCard } from './cards/cards.ts';
import { findKey } from './keys/private-keys.ts';
import { findLabeled, hasKeyLabel } from './labels/labels.ts';
import { findPhrase } from './phrases/phrases.ts';
import { plainText } from './plain-text.ts';

/**
 * What a text seems to hold: a secret; a private key or a transaction ID, which look alike; or a
 * possible recovery phrase, password, PIN or card number.
 */
export type SecretKind = 'secret' | 'keyOrId' | 'maybePhrase' | 'maybeSecret';

/** Which secret a text holds. Takes time linear in the text's length, also for hostile text. */
export async function findSecret(text: string): Promise<SecretKind | undefined> {
  const plain = plainText(text);
  const phrase = await findPhrase(plain);
  const key = await findKey(plain);
  const card = findCard(plain);
  if ([phrase, key, card].includes('secret')) return 'secret';
  if (key) return hasKeyLabel(plain) ? 'secret' : key;
  return phrase ?? card ?? findLabeled(plain);
}
