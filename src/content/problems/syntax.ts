/** What YAML can't read, or reads as something else than is meant, in the owner's words. */
import {
  type Document,
  isAlias,
  isCollection,
  isNode,
  isScalar,
  type Node,
  visit,
  type YAMLError,
} from 'yaml';

/** A mistake and where it is in the file's text. */
type SyntaxMistake = { offset: number; message: string };

const QUOTE_IT = 'Put the whole text in double quotes';
const NOT_A_KEY =
  'This line is neither "key: text" nor part of the text above. Write a colon and a space after its key, a hyphen before an entry, or as many spaces before it as the lines around it have.';
const CONTINUES =
  'This line is read as part of the text above. Write "- " before it, or write the text above in one line.';
const NOT_UTF8 = /[\0\ufffd]|\r(?!\n)/;
/** Every level of our files is two spaces deeper than the one above. */
const ODD_INDENT = /^(?: {2})* (?=[^ #\n])/m;
/** YAML reads 0x10, 1e1 and 15.000 (as 15) as numbers, too. No figure of ours has two decimals. */
const DECIMAL = /^-?(?:0|[1-9]\d*)(?:\.\d)?$/;

/** By the parser's error code. */
const MESSAGES: Readonly<Record<string, string>> = {
  TAB_AS_INDENT: 'A tab is at the start of this line. Replace it with spaces.',
  DUPLICATE_KEY: 'This key is here twice. Delete one of the two.',
  MULTILINE_IMPLICIT_KEY: NOT_A_KEY,
  MISSING_CHAR: NOT_A_KEY,
  BLOCK_AS_IMPLICIT_KEY: `A text contains a colon and a space, or a line begins too early or too late here. ${QUOTE_IT}, or move the line.`,
  BAD_INDENT:
    'This line begins at another column than those that it belongs to, or lacks its hyphen. Move it, or write "- " before it.',
  BAD_SCALAR_START: `A text begins with a character that YAML reserves. ${QUOTE_IT}.`,
  UNEXPECTED_TOKEN: `There is something after the end of a value. ${QUOTE_IT}, and write \\" for a double quote inside it.`,
  BAD_DQ_ESCAPE: 'A backslash is in a text. Delete it.',
  MULTIPLE_DOCS: 'For YAML the file ends at this line. Delete it.',
};
const NOT_CLOSED = `A quote or bracket is opened here and not closed. ${QUOTE_IT}.`;

/** Where the quote or bracket is that is not closed: the parser reports where it gave up. */
function openedAt(document: Document, end: number): number | undefined {
  let start: number | undefined;
  visit(document, {
    Node(_, node) {
      const isOpen = isScalar(node)
        ? node.type?.startsWith('QUOTE')
        : isCollection(node) && node.flow;
      if (isOpen && node.range && node.range[1] >= end) start ??= node.range[0];
    },
  });
  return start;
}

const KEY = /^[ -]*[\w-]+:/;
/** The column at which a line's key or text begins. */
const columnOf = (line: string) => line.search(/[^ -]/);

/**
 * The line that begins too early or too late, as far as the lines around it tell: the parser names the
 * next line with the same parent, or the line above.
 */
function misplaced(lines: readonly string[], index: number, message: string): number {
  const column = columnOf(lines[index] ?? '');
  if (message.startsWith('Nested')) {
    const isNextLate = column > 0 && columnOf(lines[index + 1] ?? '') > column;
    return isNextLate ? index + 1 : index;
  }
  if (message.startsWith('A block')) return index;
  const early = lines.findLastIndex(
    (line, at) => at < index && KEY.test(line) && columnOf(line) < column,
  );
  // What seems to be the parent is a sibling that begins too early, if it interrupts others.
  const before = lines.slice(0, Math.max(early, 0)).findLast((line) => KEY.test(line)) ?? '';
  const below = lines.slice(early + 1, index).filter((line) => line.trim() !== '');
  const interrupts =
    columnOf(before) >= column && below.every((line) => line.search(/\S/) > column);
  return interrupts ? early : index;
}

function parserMistake(error: YAMLError, document: Document, source: string): SyntaxMistake {
  const { code, message, pos } = error;
  const odd = ODD_INDENT.exec(source);
  if (odd && code !== 'DUPLICATE_KEY') {
    return { offset: odd.index, message: 'This line begins one space too early or too late.' };
  }
  if (/closing|Flow/.test(message)) {
    return { offset: openedAt(document, pos[0]) ?? pos[0], message: NOT_CLOSED };
  }
  const known =
    MESSAGES[code] ?? `This is not YAML: ${message}. ${QUOTE_IT}, or compare the lines around.`;
  if (!/^BAD_INDENT|^BLOCK_AS/.test(code)) return { offset: pos[0], message: known };
  const lines = source.split('\n');
  const index = misplaced(lines, source.slice(0, pos[1]).split('\n').length - 1, message);
  return { offset: lines.slice(0, index).join('\n').length + 1, message: known };
}

/** Where and why part of a value would be lost, or read as another, without an error. */
function lostText(node: Node, isEntry: boolean, source: string): SyntaxMistake | undefined {
  const [start = 0, end = 0] = node.range ?? [];
  const mistake = (message: string, offset = start) => ({ offset, message });
  if (isAlias(node) || node.tag !== undefined || node.anchor !== undefined) {
    return mistake(`A text begins with *, & or !. ${QUOTE_IT}.`);
  }
  if (!isScalar(node)) return undefined;
  if (typeof node.value === 'number' && !DECIMAL.test(node.source ?? '')) {
    return mistake(`${node.source} is read as ${node.value}. Write the number in plain digits.`);
  }
  if (node.type !== 'PLAIN' || typeof node.value !== 'string') return undefined;
  const next = source.slice(start, end).indexOf('\n') + 1;
  if (isEntry && next > 0) return mistake(CONTINUES, start + next);
  return /^[ \t]+#/.test(source.slice(end))
    ? mistake(
        `The words after the # are lost: it begins a comment. ${QUOTE_IT}, or move the comment to a line of its own above.`,
      )
    : undefined;
}

/** The first mistake that YAML itself shows, or undefined. */
export function syntaxMistake(source: string, document: Document): SyntaxMistake | undefined {
  const broken = NOT_UTF8.exec(source);
  if (broken) {
    const message =
      'Characters of this file are lost. Save it as UTF-8 with line ends LF, and type the lost ones again.';
    return { offset: broken.index, message };
  }
  const [error] = [...document.errors, ...document.warnings];
  if (error) return parserMistake(error, document, source);
  let found: SyntaxMistake | undefined;
  visit(document, {
    Node(key, node) {
      if (isNode(node)) found ??= lostText(node, typeof key === 'number', source);
    },
  });
  return found;
}
