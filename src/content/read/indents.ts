/**
 * Lines that begin at a column at which nothing around them begins. The parser reports these at the line
 * before or far below; so where it refuses a file, they are looked for first.
 */

/** `key:`, `- key:` and `-`: hyphens, key and value. */
const LINE = /^( *)((?:- +)*-?)((?:"[^"]*"|'[^']*'|[^\s:'"#-][^:]*):(?= |$))?(.*)$/;
const BLOCK = /^[|>][-+\d]*(?: +#.*)?$/;

type Kind = 'keys' | 'list';
type Level = { kind: Kind; column: number; index: number };
type Found = { index: number; message: string };

function spaces(count: number): string {
  return count === 1 ? 'one space' : `${count} spaces`;
}

export function tooEarly(missing: number): string {
  return `This line begins ${spaces(missing)} too early for the text around it. Put ${spaces(missing)} before it.`;
}

export function tooLate(surplus: number): string {
  return `This line begins ${spaces(surplus)} too late. Give it as many spaces as the lines around it.`;
}

const NO_HYPHEN = 'An entry of a list begins here without its hyphen. Write "- " before it.';
const ONE_HYPHEN =
  'This line begins with a hyphen, and the lines below it do not. Delete the hyphen, or write one for each entry.';

/** The keys and list entries that begin in a line, with their columns. */
function startsIn(line: string, index: number): { starts: Level[]; value: string } {
  const [, indent = '', hyphens = '', key, rest = ''] = LINE.exec(line) ?? [];
  const lists = [...hyphens.matchAll(/-/g)].map(
    (match): Level => ({ kind: 'list', column: indent.length + match.index, index }),
  );
  const keys: Level[] =
    key === undefined ? [] : [{ kind: 'keys', column: indent.length + hyphens.length, index }];
  return { starts: [...lists, ...keys], value: rest.trim().replace(/^#.*/, '') };
}

/** What is wrong with the column of the first start of a line. */
function misplaced(
  start: Level,
  left: readonly Level[],
  open: readonly Level[],
): Found | undefined {
  const { kind, column, index } = start;
  const level = open.at(-1);
  const last = left[0];
  if (level?.column === column) {
    const isUnderKey = open.at(-2)?.column === column;
    if (kind === 'keys' && level.kind === 'list' && !isUnderKey) {
      return { index: level.index, message: ONE_HYPHEN };
    }
    return undefined;
  }
  if (last === undefined) return undefined;
  const lacksHyphen = kind === 'list' && last.kind === 'keys' && last.column === column + 2;
  if (lacksHyphen) return { index: last.index, message: NO_HYPHEN };
  const columns = [...(level ? [level.column] : []), last.column].join(' or ');
  const message = `This line has ${spaces(column)} before it, and the lines around it have ${columns}. Give it as many as those that it belongs to.`;
  return { index, message };
}

/** The first line at a wrong column. */
export function wrongIndent(lines: readonly string[]): Found | undefined {
  let open: Level[] = [];
  /** The column of the line before where it has a value, so that nothing may begin below it. */
  let filled: number | undefined;
  let block: number | undefined;
  for (const [index, line] of lines.entries()) {
    if (/^\s*(?:#|$)/.test(line)) continue;
    const { starts, value } = startsIn(line, index);
    const [first] = starts;
    const indent = line.length - line.trimStart().length;
    if (block !== undefined && indent > block) continue;
    block = undefined;
    if (first === undefined) continue;
    const stays = open.filter(({ column }) => column <= first.column);
    const left = open.filter(({ column }) => column > first.column);
    if (left.length === 0 && filled !== undefined && first.column > filled) {
      return { index, message: tooLate(first.column - filled) };
    }
    const found = misplaced(first, left, stays);
    if (found) return found;
    const top = stays.at(-1);
    const isSibling = top?.column === first.column && top.kind === first.kind;
    const above = top?.column === first.column && top.kind === 'list' ? stays.slice(0, -1) : stays;
    open = isSibling ? [...stays, ...starts.slice(1)] : [...above, ...starts];
    filled = value === '' ? undefined : starts.at(-1)?.column;
    if (BLOCK.test(value)) block = first.column;
  }
  return undefined;
}
