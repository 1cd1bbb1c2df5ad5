import { tooEarly, tooLate } from './indents.ts';
import type { Problem } from './problem.ts';

/**
 * Mistakes that a YAML parser would misread, or report far below: found line by line before parsing.
 * The parser reports the rest.
 */

const KEY = String.raw`(?:[\w-]+|"[^"]*"|'[^']*')`;
/** `key: >-`, `- |` and so on: the text is on the lines below. */
const BLOCK_START = new RegExp(`^( *(?:- +)*)(?:${KEY}: +)?[>|][-+\\d]*(?: +#.*)?$`);
/** What begins a new value rather than continuing a text. */
const NEW_VALUE = new RegExp(`^ *(?:- |-$|#|${KEY}:(?: |$))`);
const QUOTED = new RegExp(`^ *(?:- +)*(?:${KEY}: +)?(?=["'])`);
const CLOSED = { '"': /^"(?:[^"\\]|\\.)*"/, "'": /^'(?:[^']|'')*'/ };
const ODD_INDENT = /^[ -]*[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/;
const ODD_AFTER_KEY = /^ *(?:- +)*[\w-]+:[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/;

/** Mistakes that a single line shows. */
const IN_ONE_LINE: readonly { pattern: RegExp; message: string }[] = [
  {
    // What follows is another document.
    pattern: /^(?:---|\.\.\.)(?: |$)/,
    message: 'For YAML the file ends at this line. Delete it.',
  },
  {
    pattern: new RegExp(`^ *(?:(?:- +)+(?:${KEY}: +)?|${KEY}: +)[[{](?!.*[\\]}] *(?:#.*)?$)`),
    message: 'A text begins with { or [ here. Put the whole text in double quotes.',
  },
  {
    pattern: new RegExp(`^ *(?:- +)*${KEY}: +- `),
    message: 'A list begins on the line of its key. Move its first hyphen to the next line.',
  },
  {
    pattern: new RegExp(`^ *(?:- +)*-${KEY}: `),
    message: 'An entry begins with a hyphen and no space. Put one behind the hyphen.',
  },
  {
    pattern: new RegExp(`^ *(?:- +)*[‐-―−•·*] +${KEY}: `),
    message: 'An entry begins with another sign than a hyphen. Write "- ".',
  },
];

const MESSAGES = {
  oddSpace:
    'This line has an unusual space (such as a no-break space) where YAML needs a plain one. Delete it and press the space bar.',
  comment:
    'This line is part of the text above, so its # is published or cuts the text off. Move the comment above the key, or join the line to the one before.',
  openQuote: 'A quote is opened here and not closed. Write the same quote at the end of the text.',
};

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

type Found = { index: number; message: string };

/** The lines of a folded text, from the one below its key: what is wrong, and where it ends. */
function readBlock(lines: readonly string[], start: number, parent: number) {
  const found: Found[] = [];
  let width: number | undefined;
  let comment: number | undefined;
  let index = start;
  const texts: { index: number; indent: number }[] = [];
  for (; index < lines.length; index++) {
    const line = lines[index] ?? '';
    if (line.trim() === '') continue;
    const indent = indentOf(line);
    const isText = indent > parent && indent >= (width ?? 0);
    if (isText && comment !== undefined && !NEW_VALUE.test(line)) {
      found.push({ index: comment, message: MESSAGES.comment });
    } else if (isText && comment === undefined) {
      width ??= indent;
      texts.push({ index, indent });
      if (line.trimStart().startsWith('#')) found.push({ index, message: MESSAGES.comment });
      continue;
    }
    if (line.trimStart().startsWith('#')) {
      comment ??= index;
      continue;
    }
    // After an empty line it is more likely a key without its colon.
    if (isText || NEW_VALUE.test(line) || lines[index - 1]?.trim() === '') break;
    found.push({ index, message: tooEarly((width ?? parent + 2) - indent) });
    break;
  }
  return { found, texts, end: Math.max(start, comment ?? index) };
}

/** Lines of a folded text with another indent than the rest: YAML puts line breaks around them. */
function unevenLines(texts: readonly { index: number; indent: number }[], parent: number): Found[] {
  const [first, ...others] = texts;
  const deeper = others.filter(({ indent }) => indent > (first?.indent ?? 0));
  if (first === undefined || deeper.length === 0) return [];
  if (deeper.length === others.length && (deeper.length > 1 || first.indent < parent + 2)) {
    const message = tooEarly((deeper[0]?.indent ?? first.indent) - first.indent);
    return [{ index: first.index, message }];
  }
  return deeper.map(({ index, indent }) => ({ index, message: tooLate(indent - first.indent) }));
}

/** Where a quoted text ends; undefined where it is not closed before a line of its key's column. */
function readQuoted(lines: readonly string[], start: number, offset: number) {
  const head = /^ *(?:- +)*/.exec(lines[start] ?? '')?.[0] ?? '';
  // An entry without a key continues at any column after its hyphen.
  const column = head.length === offset && head !== '' ? head.lastIndexOf('-') : head.length;
  const quote = lines[start]?.[offset] === '"' ? '"' : "'";
  let text = lines[start]?.slice(offset) ?? '';
  for (let index = start; index < lines.length; ) {
    const closed = CLOSED[quote].exec(text);
    // The parser reports what comes after a closing quote on the same line.
    if (closed && index === start) return { end: index + 1 };
    if (closed)
      return /^\s*(?:#.*)?$/.test(text.slice(closed[0].length)) ? { end: index + 1 } : undefined;
    index += 1;
    const next = lines[index];
    if (next === undefined || (next.trim() !== '' && indentOf(next) <= column)) return undefined;
    text += `\n${next}`;
  }
  return undefined;
}

function findings(lines: readonly string[]): Found[] {
  const found: Found[] = [];
  for (let index = 0; index < lines.length; ) {
    const line = lines[index] ?? '';
    const block = BLOCK_START.exec(line);
    const quoted = QUOTED.exec(line);
    const oneLine = IN_ONE_LINE.find(({ pattern }) => pattern.test(line));
    if (ODD_INDENT.test(line) || ODD_AFTER_KEY.test(line)) {
      found.push({ index, message: MESSAGES.oddSpace });
    } else if (oneLine) {
      found.push({ index, message: oneLine.message });
    } else if (block) {
      const isEntry = !line.slice(block[1]?.length).includes(':');
      const parent = isEntry ? line.lastIndexOf('- ') : (block[1]?.length ?? 0);
      const text = readBlock(lines, index + 1, parent);
      found.push(...text.found);
      if (/>[-+\d]*(?: +#.*)?$/.test(line)) found.push(...unevenLines(text.texts, parent));
      index = text.end;
      continue;
    } else if (quoted) {
      const text = readQuoted(lines, index, quoted[0].length);
      if (text === undefined) found.push({ index, message: MESSAGES.openQuote });
      index = text?.end ?? index + 1;
      continue;
    }
    index += 1;
  }
  return found;
}

export function lineProblems(file: string, source: string): Problem[] {
  return findings(source.split(/\r?\n/)).map(({ index, message }) => ({
    file,
    line: index + 1,
    path: [],
    message,
  }));
}
