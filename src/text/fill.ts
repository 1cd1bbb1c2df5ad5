/**
 * Replaces names in braces by their values: `fill('{weeks} weeks', { weeks: '12' })`.
 * Each is filled once: a brace or a `$&` inside a value stays as it is. A name without a value stays.
 */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );
}

/** The space between a text and the next: none in Chinese, whose stops are as wide as a character. */
export function spaceAfter(text: string): string {
  return /[。！？：]$/.test(text) ? '' : ' ';
}
