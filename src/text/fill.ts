/**
 * Replaces names in braces by their values: `fill('{weeks} weeks', { weeks: '12' })`. Values are not filled
 * in again: a brace or a `$&` in them stays. A name without a value stays, too.
 */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );
}

/** The space between a text and the next: none after a Chinese stop or before a bracket, which include it. */
export function spaceAfter(text: string, next = ''): string {
  return /[。！？：]$/.test(text) || next.startsWith('（') ? '' : ' ';
}
