/** Number of letters to insert, delete or replace to get from one word to the other. */
export function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const replace = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(replace, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

/** Whether one is the beginning of the other, as "intro" of "introduction". */
function beginsAlike(word: string, name: string): boolean {
  const [short, long] = word.length < name.length ? [word, name] : [name, word];
  return short.length > 3 && long.toLowerCase().startsWith(short.toLowerCase());
}

/** The candidate most like `word`, letter case aside; undefined where none is like it. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const limit = Math.max(2, Math.floor(word.length / 3));
  let best: { name: string; distance: number } | undefined;
  for (const name of candidates) {
    const distance = editDistance(word.toLowerCase(), name.toLowerCase());
    if (distance <= limit && distance < name.length && distance < (best?.distance ?? Infinity)) {
      best = { name, distance };
    }
  }
  return best?.name ?? candidates.find((name) => beginsAlike(word, name));
}
