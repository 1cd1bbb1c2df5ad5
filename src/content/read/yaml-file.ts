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
import { characterProblems, hiddenCharacter } from './characters.ts';
import { wrongIndent } from './indents.ts';
import { lineProblems } from './line-problems.ts';
import type { KeyPath, Problem } from './problem.ts';

/** A YAML file with its data and the line of each key. */
export type YamlFile = {
  name: string;
  /** Undefined where the file could not be parsed. */
  data: unknown;
  problems: Problem[];
  /** The line of the key or entry at `path`, or of the nearest existing parent. */
  lineOf: (path: KeyPath) => number;
  /** The value at `path` as written in the file: `5.0`, which YAML reads as 5. */
  sourceOf: (path: KeyPath) => string | undefined;
};

const QUOTE_IT = 'Put the whole text in double quotes';

/** The parser's error code, and part of its message where a code has several causes. */
const SYNTAX_MESSAGES: readonly { code: string; part?: string; message: string }[] = [
  {
    code: 'TAB_AS_INDENT',
    message: 'A tab is at the start of this line. Replace it with spaces.',
  },
  {
    code: 'DUPLICATE_KEY',
    message: 'This key is here twice. Delete one of the two.',
  },
  {
    code: 'BAD_INDENT',
    message:
      'This line is indented differently from the lines around it. Give it the same number of spaces.',
  },
  {
    code: 'MISSING_CHAR',
    part: 'Implicit',
    message: 'This line has no colon after its key. Write "key: text".',
  },
  {
    code: 'BLOCK_AS_IMPLICIT_KEY',
    message: `A text contains a colon and a space, or the next line is indented too far. ${QUOTE_IT}, or move the line.`,
  },
  {
    code: 'MULTILINE_IMPLICIT_KEY',
    message:
      'This line has no colon and a space after its key. Write "key: text", or put spaces before it to join the text above.',
  },
  {
    code: 'BAD_SCALAR_START',
    message: `A text begins with a character that YAML reserves. ${QUOTE_IT}.`,
  },
  {
    code: 'UNEXPECTED_TOKEN',
    message: `There is something after the end of a value. ${QUOTE_IT}, and write \\" for a double quote inside it.`,
  },
];

function syntaxMessage({ code, message }: YAMLError): string {
  const known = SYNTAX_MESSAGES.find(
    (each) => each.code === code && (each.part === undefined || message.includes(each.part)),
  );
  return known?.message ?? `This is not YAML: ${message}. Compare it with the lines around it.`;
}

/** Errors that say nothing of a line's column. */
const OWN_PLACE = ['TAB_AS_INDENT', 'DUPLICATE_KEY', 'BAD_DQ_ESCAPE'];

function syntaxProblems(
  file: string,
  document: Document,
  lines: LineCounter,
  source: string,
): Problem[] {
  const [first] = document.errors;
  if (first === undefined) return [];
  const { line } = lines.linePos(first.pos[0]);
  const indent = OWN_PLACE.includes(first.code) ? undefined : wrongIndent(source.split(/\r?\n/));
  if (indent && indent.index <= line) {
    return [{ file, line: indent.index + 1, path: [], message: indent.message }];
  }
  return [{ file, line, path: [], message: syntaxMessage(first) }];
}

/** YAML reads 0x10, 0o20 and 1e1 as numbers, too. */
const DECIMAL = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/** Text that YAML silently reads as syntax, so that part of it is lost. */
function lostText(node: Alias | Scalar | YAMLMap | YAMLSeq): string | undefined {
  if (isAlias(node) || node.tag !== undefined || node.anchor !== undefined) {
    return `A text begins with *, & or !. ${QUOTE_IT}.`;
  }
  const hidden = isScalar(node) ? hiddenCharacter(String(node.value)) : undefined;
  if (hidden !== undefined) return hidden;
  if (isScalar(node) && typeof node.value === 'number' && !DECIMAL.test(node.source ?? '')) {
    return `${node.source} is read as ${node.value}. Write the number in plain digits.`;
  }
  if (isScalar(node) && node.type === 'PLAIN' && /^\S/.test(node.comment ?? '')) {
    return `The words after the # are lost: it begins a comment. ${QUOTE_IT}.`;
  }
  return undefined;
}

function lostTextProblems(file: string, document: Document, lines: LineCounter): Problem[] {
  const problems: Problem[] = [];
  visit(document, {
    Node(_, node) {
      const message = lostText(node);
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

function hasAny(problems: readonly Problem[]): boolean {
  return problems.length > 0;
}

/** The last text of each file: a build reads the same one several times for each language. */
const lastRead = new Map<string, { source: string; file: YamlFile }>();

/** Parses a YAML text; its syntax errors are in `problems`, each with its line. */
export function readYaml(name: string, source: string): YamlFile {
  const last = lastRead.get(name);
  if (last?.source === source) return last.file;
  const file = parseYaml(name, source);
  lastRead.set(name, { source, file });
  return file;
}

function parseYaml(name: string, source: string): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  // Each kind of mistake causes some of the next kinds, so only the first kind is reported.
  const problems =
    [characterProblems, lineProblems].map((find) => find(name, source)).find(hasAny) ??
    [syntaxProblems, lostTextProblems]
      .map((find) => find(name, document, lines, source))
      .find(hasAny) ??
    [];
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
