import {
  type Alias,
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type Scalar,
  visit,
  type YAMLError,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { KeyPath, Problem } from './problem.ts';

/** A YAML file with its data, and where in it each key stands. */
export type YamlFile = {
  name: string;
  /** Undefined where the file could not be read. */
  data: unknown;
  problems: Problem[];
  /** Line of the key or entry at `path`, or of the nearest one above that exists. */
  lineOf: (path: KeyPath) => number;
  /** How the value at `path` is written in the file: `5.0` for what is read as 5. */
  sourceOf: (path: KeyPath) => string | undefined;
};

const QUOTE_IT = 'Put the whole text in double quotes';

/** The parser's code, and where one code has several causes, a part of its message. */
const SYNTAX_MESSAGES: readonly { code: string; part?: string; message: string }[] = [
  {
    code: 'TAB_AS_INDENT',
    message: 'A tab stands at the start of this line. Put spaces in its place.',
  },
  {
    code: 'DUPLICATE_KEY',
    message: 'This key stands twice in the same place. Delete one of the two.',
  },
  {
    code: 'BAD_INDENT',
    message:
      'This line does not begin below the lines around it. Give it the same number of spaces.',
  },
  {
    code: 'MISSING_CHAR',
    part: 'Missing closing',
    message: 'A quote is opened here and not closed. Write the same quote at the end of the text.',
  },
  {
    code: 'MISSING_CHAR',
    part: 'Implicit',
    message: 'This line has no colon after its key. Write "key: text".',
  },
  {
    code: 'BLOCK_AS_IMPLICIT_KEY',
    message: `A text holds a colon and a space, or the next line stands too far to the right. ${QUOTE_IT}, or move the line.`,
  },
  {
    code: 'MULTILINE_IMPLICIT_KEY',
    message:
      'This line has no colon and a space after its key. Write "key: text", or put spaces before it to join the text above.',
  },
  {
    code: 'BAD_SCALAR_START',
    message: `A text begins with a sign that YAML keeps for itself. ${QUOTE_IT}.`,
  },
  {
    code: 'UNEXPECTED_TOKEN',
    part: 'block-seq-ind',
    message: 'A list begins on the line of its key. Move its first hyphen to the next line.',
  },
  {
    code: 'UNEXPECTED_TOKEN',
    message: `Something stands after the end of a value. ${QUOTE_IT}, and write \\" for a double quote inside it.`,
  },
];

function syntaxMessage({ code, message }: YAMLError): string {
  const known = SYNTAX_MESSAGES.find(
    (each) => each.code === code && (each.part === undefined || message.includes(each.part)),
  );
  return known?.message ?? `This is not YAML: ${message}. Compare it with the lines around it.`;
}

/** Where the quoted text begins that is never closed; the parser points to the file's end. */
function openQuoteOffset(document: Document): number | undefined {
  let offset: number | undefined;
  visit(document, {
    Scalar(_, node) {
      if (node.type?.startsWith('QUOTE')) offset = node.range?.[0];
    },
  });
  return offset;
}

function syntaxProblems(file: string, document: Document, lines: LineCounter): Problem[] {
  const [first] = document.errors;
  if (first === undefined) return [];
  const offset = first.code === 'MISSING_CHAR' ? openQuoteOffset(document) : undefined;
  const { line } = lines.linePos(offset ?? first.pos[0]);
  return [{ file, line, path: [], message: syntaxMessage(first) }];
}

/** What YAML would take for itself without a word, and so lose a part of a text. */
function lostWords(node: Alias | Scalar | YAMLMap | YAMLSeq): string | undefined {
  if (isAlias(node) || node.tag !== undefined || node.anchor !== undefined) {
    return `A text begins with *, & or !. ${QUOTE_IT}.`;
  }
  if (isScalar(node) && node.type === 'PLAIN' && /^\S/.test(node.comment ?? '')) {
    return `The words from the # on are lost: it begins a comment. ${QUOTE_IT}.`;
  }
  return undefined;
}

function lostWordsProblems(file: string, document: Document, lines: LineCounter): Problem[] {
  const problems: Problem[] = [];
  visit(document, {
    Node(_, node) {
      const message = lostWords(node);
      if (message === undefined) return;
      const { line } = lines.linePos(node.range?.[0] ?? 0);
      problems.push({ file, line, path: [], message });
    },
  });
  return problems;
}

type Place = { offset: number; value: unknown };

function childPlace(parent: unknown, key: string | number): Place | undefined {
  if (isMap(parent)) {
    const pair = parent.items.find((item) => isScalar(item.key) && item.key.value === key);
    if (pair === undefined || !isScalar(pair.key)) return undefined;
    return { offset: pair.key.range?.[0] ?? 0, value: pair.value };
  }
  if (isSeq(parent) && typeof key === 'number') {
    const value = parent.items[key];
    return isNode(value) ? { offset: value.range?.[0] ?? 0, value } : undefined;
  }
  return undefined;
}

function placeOf(document: Document, path: KeyPath): Place & { exact: boolean } {
  let place: Place = { offset: 0, value: document.contents };
  for (const key of path) {
    const child = childPlace(place.value, key);
    if (child === undefined) return { ...place, exact: false };
    place = child;
  }
  return { ...place, exact: true };
}

/** Reads a YAML text; mistakes of spelling stand in `problems`, each with its line. */
export function readYaml(name: string, source: string): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const syntax = syntaxProblems(name, document, lines);
  const problems = syntax.length > 0 ? syntax : lostWordsProblems(name, document, lines);
  return {
    name,
    data: problems.length > 0 ? undefined : document.toJS(),
    problems,
    lineOf: (path) => lines.linePos(placeOf(document, path).offset).line,
    sourceOf(path) {
      const { value, exact } = placeOf(document, path);
      return exact && isScalar(value) ? value.source : undefined;
    },
  };
}
