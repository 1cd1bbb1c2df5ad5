/** Puts backticks around each name that stands bare in a text, as a coin code in running text. */
export function markNames(value: string, names: readonly string[]): string {
  if (names.length === 0) return value;
  const bare = new RegExp(`(?<![\\w-])(?:${names.join('|')})(?![\\w-])`, 'g');
  return value
    .split('`')
    .map((part, position) => (position % 2 === 0 ? part.replace(bare, '`$&`') : part))
    .join('`');
}

/** Takes `**strong**`, `*em*` and backticks off a text and leaves the words. */
export function stripMarks(value: string): string {
  return value
    .replace(/\*\*(.+?)\*\*/gs, '$1')
    .replace(/\*(.+?)\*/gs, '$1')
    .replace(/`(.+?)`/gs, '$1');
}

/** The mark that is opened but not closed, if there is one. */
export function openMark(value: string): '**' | '*' | '`' | undefined {
  const strong = value.split('**').length - 1;
  const em = value.replaceAll('**', '').split('*').length - 1;
  const names = value.split('`').length - 1;
  if (strong % 2 === 1) return '**';
  if (em % 2 === 1) return '*';
  return names % 2 === 1 ? '`' : undefined;
}
