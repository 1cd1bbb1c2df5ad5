import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  visit,
} from 'yaml';
import type { KeyPath } from '#content/problems/problem.ts';

/** YAML reads 0x10, 1e1 and 15.000 (as 15) as numbers, too. No figure of ours has two decimals. */
const DECIMAL = /^-?(?:0|[1-9]\d*)(?:\.\d)?$/;

/** A line that begins with a no-break or another wide space, as pasted texts do: it only looks indented. */
const OTHER_SPACE = /^ *(?=[^\S \t\r\n\ufeff])/m;

function offsetOf(document: Document, path: KeyPath): number {
  const parents = path.slice(0, -1);
  const parent = document.getIn(parents, true);
  const pairs = isMap(parent) ? parent.items : [];
  const pair = pairs.find(({ key }) => isScalar(key) && key.value === path.at(-1));
  const start = pair ? pair.key : document.getIn(path, true);
  if (isNode(start)) return start.range?.[0] ?? 0;
  return path.length > 0 ? offsetOf(document, parents) : 0;
}

/** The first mistake that can be found without the schema, and where it is. */
function syntaxMistake(document: Document, source: string) {
  const pasted = OTHER_SPACE.exec(source);
  if (pasted) {
    const message =
      'The line begins with another kind of space, as texts from elsewhere do. Delete what is before its first word, and press the space bar instead.';
    return { offset: pasted.index, message };
  }
  const [error] = [...document.errors, ...document.warnings];
  if (error) return { offset: error.pos[0], message: error.message };
  let found: { offset: number; message: string } | undefined;
  visit(document, {
    Node(_, node) {
      const message = valueMistake(node);
      if (!message) return undefined;
      found = { offset: node.range?.[0] ?? 0, message };
      return visit.BREAK;
    },
  });
  return found;
}

/** What YAML reads as something else than was meant. */
function valueMistake(node: Node): string | undefined {
  if (isAlias(node) || ('anchor' in node && node.anchor)) {
    return 'YAML reads a & or * at the start as a name for a value. Put the text in double quotes.';
  }
  if (!isScalar(node)) return undefined;
  const { value, source, comment } = node;
  if (typeof value === 'string' && comment) {
    return 'The words after the # are a comment. Put the whole text in double quotes, or move the comment to a line of its own above.';
  }
  if (typeof value === 'number' && source && !DECIMAL.test(source)) {
    return `${source} is read as ${value}. Write a number in plain digits, and anything else in quotes: "${source}".`;
  }
  return undefined;
}

/** The data of a YAML file, with letters composed (NFC), and the line of each key. */
export function readYaml(text: string) {
  const source = text.normalize();
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line;
  const mistake = syntaxMistake(document, source);
  return {
    // An empty key counts as missing.
    data: mistake ? undefined : document.toJS({ reviver: (_, value) => value ?? undefined }),
    /** What YAML can't parse, in its own words, or parses to something else than was meant. */
    mistake: mistake && { line: lineAt(mistake.offset), message: mistake.message },
    /** The line of the key at `path`, or of the nearest parent that exists. */
    lineOf: (path: KeyPath) => lineAt(offsetOf(document, path)),
  };
}
