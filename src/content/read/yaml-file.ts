import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Pair,
  parseDocument,
  visit,
} from 'yaml';
import type { Finding, KeyPath, Problem } from '#content/problems/problem.ts';

/** A YAML file with its data and the line of each key. */
export type YamlFile = {
  /** Undefined where the file could not be parsed. */
  data: unknown;
  problems: Problem[];
  /** The line of a finding's text or key, or of the nearest parent that exists. */
  lineOf: (finding: Pick<Finding, 'path' | 'part'>) => number;
  /** The value at `path` as written in the file: `5.0`, which YAML reads as 5. */
  sourceOf: (path: KeyPath) => string | undefined;
};

/** YAML reads 0x10, 1e1 and 15.000 (as 15) as numbers, too. No figure of ours has two decimals. */
const DECIMAL = /^-?(?:0|[1-9]\d*)(?:\.\d)?$/;

/** The value at `path`, or its nearest parent that exists, and where its key begins. */
function nodeAt(document: Document, path: KeyPath) {
  let found = { node: document.contents as unknown, offset: 0, depth: 0 };
  for (const key of path) {
    const { node, depth } = found;
    const isKey = (pair: Pair) => isScalar(pair.key) && pair.key.value === key;
    const pair = isMap(node) ? node.items.find(isKey) : undefined;
    const child = isSeq(node) ? node.items[Number(key)] : pair?.value;
    const start = pair?.key ?? child;
    if (!isNode(child) || !isNode(start)) break;
    found = { node: child, offset: start.range?.[0] ?? 0, depth: depth + 1 };
  }
  return found;
}

/** What YAML can't read, in its own words, or silently reads as something else than is meant. */
function syntaxMistake(document: Document): { offset: number; message: string } | undefined {
  const [error] = [...document.errors, ...document.warnings];
  if (error) return { offset: error.pos[0], message: error.message };
  let found: { offset: number; message: string } | undefined;
  visit(document, {
    Scalar(_, { value, source = '', comment, range }) {
      const isLost = typeof value === 'string' && comment;
      const isOther = typeof value === 'number' && !DECIMAL.test(source);
      if (found || !(isLost || isOther)) return;
      const message = isLost
        ? 'The words after the # are a comment. Put the whole text in double quotes, or move the comment to a line of its own above.'
        : `${source} is read as ${value}. Write the number in plain digits.`;
      found = { offset: range?.[0] ?? 0, message };
    },
  });
  return found;
}

/** The last text of each file: a build reads the same one for each language. */
const lastRead = new Map<string, { source: string; file: YamlFile }>();

/** Parses a YAML text; a mistake that YAML itself shows is in `problems`. */
export function readYaml(name: string, source: string): YamlFile {
  const last = lastRead.get(name);
  if (last?.source === source) return last.file;
  const file = parseYaml(name, source);
  lastRead.set(name, { source, file });
  return file;
}

function parseYaml(name: string, source: string): YamlFile {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line;
  const mistake = syntaxMistake(document);
  return {
    data: mistake ? undefined : document.toJS(),
    problems: mistake
      ? [{ file: name, line: lineAt(mistake.offset), path: [], message: mistake.message }]
      : [],
    lineOf({ path, part }) {
      const { node, offset } = nodeAt(document, path);
      const [start = 0, end = 0] = (isNode(node) && node.range) || [];
      const at = part ? source.slice(start, end).indexOf(part) : -1;
      return lineAt(at === -1 ? offset : start + at);
    },
    sourceOf(path) {
      const node = document.getIn(path, true);
      return isScalar(node) ? node.source : undefined;
    },
  };
}
