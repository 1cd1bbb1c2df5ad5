import { holdsPhrase } from '../checksums.ts';
import { afterSeedLabel } from '../labels/labels.ts';
import { fold } from '../plain-text.ts';
import { hasUnspacedChinese } from './chinese.ts';
import { SCRIPTS, type Script, type WordList } from './word-lists.ts';

/** Words of the shortest recovery phrase. */
const LEAST_WORDS = 12;

/** This many words after "my recovery phrase is" are part of one. */
const LEAST_AFTER_LABEL = 6;

/** A word this frequent is a label, as in "Word 1: …", or joins the others. */
const LABEL_TIMES = 5;

/** Letters of the shortest and the longest word in the lists that may be written without spaces. */
const SHORTEST_WORD = 2;
const LONGEST_WORD = 9;

/**
 * Everyday words that are in no list, folded. They end a run, so that most messages fetch no list.
 */
const EVERYDAY = new Set(
  (
    'the and for are was has had not but our his her its with from which who how would could did ' +
    'und der die das den dem ein eine ich ist mit nicht auch von wir sie ' +
    'que los las del por con como mas les des une pour pas dans avec est vous nous ' +
    'nao com meu minha che per non della bir icin cok ile yang dan untuk dengan saya tidak hai mein ' +
    'khong cho trong toi'
  ).split(' '),
);

/** Whether a text holds a recovery phrase: yes, maybe, or no. */
type PhraseKind = 'secret' | 'maybePhrase' | undefined;

/**
 * Looks for a recovery phrase of BIP39 in any of its ten languages, whatever separates its words.
 * Fetches the word lists of a script once a text has twelve words of that script in a row.
 *
 * @throws nothing: a text whose lists can't be fetched may hold a phrase
 */
export async function findPhrase(text: string): Promise<PhraseKind> {
  const tokens = tokensOf(text);
  let found: PhraseKind;
  for (const words of [tokens, withoutLabel(tokens)]) {
    for (const script of SCRIPTS) {
      const kind = await lookFor(script, words);
      if (kind === 'secret') return kind;
      found ??= kind;
    }
  }
  if (await hasUnspacedChinese(text)) return 'secret';
  return found ?? (await labeled(text));
}

/** The words of a text, and those of its numbers that don't just count words. */
function tokensOf(text: string): string[] {
  const counted = /(?<!\d)\d{1,2}(?!\d)|(?<![\p{L}\d])(?:[a-z]|[ivx]{2,5})(?=[.):])/gu;
  const words = fold(text).replace(counted, ' ');
  return words.match(/\p{sc=Latin}+|[ぁ-ゖー]+|\p{sc=Hangul}+|\p{L}+|\d+/gu) ?? [];
}

function withoutLabel(tokens: readonly string[]): string[] {
  const times = new Map<string, number>();
  for (const token of tokens) times.set(token, (times.get(token) ?? 0) + 1);
  const [label, most] = [...times].reduce((a, b) => (b[1] > a[1] ? b : a), ['', 0]);
  return most < LABEL_TIMES ? [] : tokens.filter((token) => token !== label);
}

async function lookFor(script: Script, tokens: readonly string[]): Promise<PhraseKind> {
  const runs = runsOf(script, tokens);
  const unspaced = tokens.filter((token) => script.unspaced?.test(token));
  if (runs.length === 0 && unspaced.length === 0) return undefined;
  let lists: WordList[];
  try {
    lists = await script.load();
  } catch {
    return 'maybePhrase';
  }
  let found: PhraseKind;
  for (const list of lists) {
    if (unspaced.some((token) => isMadeOf(token, list))) return 'secret';
    for (const run of runs) {
      const places = run.map((word) => list.get(word));
      for (const known of knownRuns(places)) {
        if (known.length < LEAST_WORDS) continue;
        if (await holdsPhrase(known)) return 'secret';
        found = 'maybePhrase';
      }
      if (hasAllButOne(places)) found = 'maybePhrase';
    }
  }
  return found;
}

/** Runs of twelve or more words that may be in the lists. */
function runsOf({ word }: Script, tokens: readonly string[]): string[][] {
  const runs: string[][] = [[]];
  for (const token of tokens) {
    if (word.test(token) && !EVERYDAY.has(token)) runs.at(-1)?.push(token);
    else if (runs.at(-1)?.length) runs.push([]);
  }
  return runs.filter(({ length }) => length >= LEAST_WORDS);
}

function knownRuns(places: readonly (number | undefined)[]): number[][] {
  const runs: number[][] = [[]];
  for (const place of places) {
    if (place === undefined) runs.push([]);
    else runs.at(-1)?.push(place);
  }
  return runs;
}

/** Whether only one misspelled word separates two runs. */
function hasAllButOne(places: readonly (number | undefined)[]): boolean {
  const lengths = knownRuns(places).map(({ length }) => length);
  return lengths.some((length, at) => length + (lengths[at + 1] ?? 0) >= LEAST_WORDS - 1);
}

/** Whether a run of letters is words of the list without spaces, twelve or more. */
function isMadeOf(letters: string, list: WordList): boolean {
  /** The most words that can end at each letter. */
  const words = [0];
  for (let end = 1; end <= letters.length; end += 1) {
    for (let length = SHORTEST_WORD; length <= Math.min(LONGEST_WORD, end); length += 1) {
      const before = words[end - length];
      if (before === undefined || !list.has(letters.slice(end - length, end))) continue;
      words[end] = Math.max(words[end] ?? 0, before + 1);
    }
  }
  return (words[letters.length] ?? 0) >= LEAST_WORDS;
}

/** A part of a phrase, or one of another kind of wallet, right after "my recovery phrase is". */
async function labeled(text: string): Promise<PhraseKind> {
  for (const rest of afterSeedLabel(text)) {
    const tokens = tokensOf(rest);
    for (const script of SCRIPTS) {
      const other = tokens.findIndex((token) => !script.word.test(token) || EVERYDAY.has(token));
      const run = other === -1 ? tokens : tokens.slice(0, other);
      if (run.length >= LEAST_WORDS) return 'maybePhrase';
      if (run.length < LEAST_AFTER_LABEL) continue;
      const lists = await script.load().catch(() => []);
      const isPart = (list: WordList) =>
        run.slice(0, LEAST_AFTER_LABEL).every((word) => list.has(word));
      if (lists.some(isPart)) return 'maybePhrase';
    }
  }
  return undefined;
}
