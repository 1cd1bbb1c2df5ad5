import type { KeyPath } from '#content/read/problem.ts';
import { readYaml } from '#content/read/yaml-file.ts';
import { changeYaml } from '../editor/change-yaml.ts';
import type { TranslatedText } from './texts.ts';

/** A copy of `data` with another text at a path. */
function withText(data: unknown, [key, ...rest]: KeyPath, text: string): unknown {
  if (key === undefined) return text;
  if (Array.isArray(data)) {
    return data.map((entry, index) => (index === key ? withText(entry, rest, text) : entry));
  }
  const below = data as Readonly<Record<string, unknown>>; // A path leads through lists and maps only.
  return { ...below, [key]: withText(below[key], rest, text) };
}

/** The files that the changes change, with their comments. */
export function corrected(
  sources: Readonly<Record<string, string>>,
  changes: readonly TranslatedText[],
): Record<string, string> {
  const files = Object.groupBy(changes, ({ file }) => file);
  return Object.fromEntries(
    Object.entries(files).map(([file, texts = []]) => {
      const source = sources[file] ?? '';
      const data = texts.reduce(
        (data: unknown, { path, own }) => withText(data, path, own),
        readYaml(file, source).data,
      );
      return [file, changeYaml(source, data)];
    }),
  );
}
