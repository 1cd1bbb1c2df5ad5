import type { Problem } from './problem.ts';

/** Invisible characters that break words, searches or the reading order. */
const HIDDEN =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u00ad\u180e\u200b\u2060-\u206f\u202a-\u202e\ufeff\ufff9-\ufffc]|[\u{e0000}-\u{e0fff}]/u;
/** Joiners and direction marks, which only some scripts and emoji need. */
const SCRIPT_CONTROLS = /[\u200c-\u200f\u061c]/u;
const NEEDS_CONTROLS =
  /\p{Emoji_Presentation}|\ufe0f|(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}])\p{L}/u;
const LOST = '\ufffd';

function nameOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

const OLD_LINE_ENDS = 'The lines end in an outdated way (CR). Save the file with line ends LF.';

/** What is wrong with the characters of a text, or undefined. Line breaks and tabs are allowed. */
export function hiddenCharacter(text: string): string | undefined {
  if (text.includes(LOST)) {
    return 'A character was lost here: the file is not saved as UTF-8, or was opened in another encoding. Save it as UTF-8 and type the character again.';
  }
  const bare = text.replace(/[\t\r\n]/g, '');
  const controls = NEEDS_CONTROLS.test(bare) ? null : SCRIPT_CONTROLS.exec(bare);
  const [hidden] = HIDDEN.exec(bare) ?? controls ?? [];
  if (hidden === undefined) return undefined;
  if (hidden === '\0') return 'There is a NUL character here. Save the file as UTF-8.';
  return `There is an invisible character here, ${nameOf(hidden)}. Delete it: type the words again rather than paste them.`;
}

/** The lines of a file whose characters were lost, or are invisible. */
export function characterProblems(file: string, source: string): Problem[] {
  const lines = source.replace(/^\ufeff/, '').split('\n');
  return lines.flatMap((line, index) => {
    const message = /\r./.test(line) ? OLD_LINE_ENDS : hiddenCharacter(line);
    return message === undefined ? [] : [{ file, line: index + 1, path: [], message }];
  });
}
