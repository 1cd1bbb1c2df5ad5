/** The lines of a table: the first column aligned left, the figures right. */
export function tableLines(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string[] {
  const widths = head.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  ')
      .trimEnd();
  return [head, widths.map((width) => '-'.repeat(width)), ...rows].map(line);
}

export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  console.log(tableLines(head, rows).join('\n'));
}
