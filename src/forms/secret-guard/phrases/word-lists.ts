import { fold } from '../plain-text.ts';

/** The words of one list of BIP39, folded, with their places. */
export type WordList = ReadonlyMap<string, number>;

export interface Script {
  /** A word that may be in this script's lists. */
  word: RegExp;
  /** Twelve words or more without spaces; chinese.ts handles Chinese. */
  unspaced?: RegExp;
  load: () => Promise<WordList[]>;
}

type ListModule = { wordlist: readonly string[] };

/** Each list is a separate file of 4 to 7 kB, which a visitor fetches only for a doubtful text. */
export const LATIN: Script = {
  word: /^[a-z]{3,9}$/,
  unspaced: /^[a-z]{36,216}$/,
  load: async () => {
    const lists = await loaded([
      import('@scure/bip39/wordlists/english.js'),
      import('@scure/bip39/wordlists/spanish.js'),
      import('@scure/bip39/wordlists/french.js'),
      import('@scure/bip39/wordlists/italian.js'),
      import('@scure/bip39/wordlists/portuguese.js'),
      import('@scure/bip39/wordlists/czech.js'),
    ]);
    return [...lists, ...lists.slice(0, 1).map(byFirstFour)];
  },
};

const KANA: Script = {
  word: /^[ぁ-ゖー]{3,7}$/,
  unspaced: /^[ぁ-ゖー]{36,168}$/,
  load: () => loaded([import('@scure/bip39/wordlists/japanese.js')]),
};

const HANGUL: Script = {
  word: /^[가-힣]{2,4}$/,
  unspaced: /^[가-힣]{24,96}$/,
  load: () => loaded([import('@scure/bip39/wordlists/korean.js')]),
};

/** Sorted by frequency, the most common character first. */
export const HAN: Script = {
  word: /^\p{sc=Han}$/u,
  load: () =>
    loaded([
      import('@scure/bip39/wordlists/simplified-chinese.js'),
      import('@scure/bip39/wordlists/traditional-chinese.js'),
    ]),
};

export const SCRIPTS: readonly Script[] = [LATIN, KANA, HANGUL, HAN];

async function loaded(modules: Promise<ListModule>[]): Promise<WordList[]> {
  return (await Promise.all(modules)).map(
    ({ wordlist }) => new Map(wordlist.map((word, place) => [fold(word), place])),
  );
}

/** The first four letters identify a word of a list; some people keep only those. */
function byFirstFour(list: WordList): WordList {
  return new Map([...list].map(([word, place]) => [word.slice(0, 4), place]));
}
