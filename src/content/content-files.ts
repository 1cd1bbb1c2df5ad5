import type { z } from 'astro/zod';
import type { Found } from './cross-checks.ts';
import { type ExpandContext, expandTokens } from './expand.ts';
import { describeIssues } from './issues.ts';
import { nearest } from './nearest.ts';
import { withoutEmptyOptions } from './optional.ts';
import type { Problem } from './problem.ts';
import { siteSchema, wordsSchemas } from './schema.ts';
import { readYaml, type YamlFile } from './yaml-file.ts';

export const SITE_FILE = 'content/site.yaml';

/** The files as they are read, and the mistakes found so far. */
export class ContentFiles {
  private readonly problems: Problem[] = [];
  readonly language: string;
  private readonly folder: string;
  private readonly names: readonly string[];
  private readonly schemas: ReadonlyMap<string, z.ZodType>;
  private readonly files = new Map<string, YamlFile>();

  constructor(sources: Readonly<Record<string, string>>, language: string) {
    this.language = language;
    this.folder = `content/${language}`;
    this.schemas = new Map<string, z.ZodType>([
      [SITE_FILE, siteSchema],
      ...Object.entries(wordsSchemas).map(([name, schema]) => [this.nameOf(name), schema] as const),
    ]);
    this.names = [...this.schemas.keys()];
    for (const [name, schema] of this.schemas) this.open(name, schema, sources[name]);
    for (const name of Object.keys(sources)) {
      if (!this.names.includes(name)) this.refuseStranger(name);
    }
  }

  nameOf(words: string): string {
    return `${this.folder}/${words}`;
  }

  /** Every file that the site reads, with what must stand in it and what does. */
  all(): { file: string; schema: z.ZodType; data: unknown }[] {
    return [...this.schemas].map(([file, schema]) => ({ file, schema, data: this.dataOf(file) }));
  }

  dataOf(file: string): unknown {
    return this.files.get(file)?.data;
  }

  /** All mistakes found so far, by file and line; files that nothing reads come last. */
  problemsInOrder(): Problem[] {
    const known = this.names;
    const rank = (file: string) => (known.includes(file) ? known.indexOf(file) : known.length);
    return this.problems.toSorted(
      (one, other) => rank(one.file) - rank(other.file) || (one.line ?? 0) - (other.line ?? 0),
    );
  }

  /** Adds what a check found in `file`, with the line of each key. */
  report(file: string, found: readonly Found[]) {
    const yaml = this.files.get(file);
    for (const { path, message } of found) {
      this.problems.push({ file, path, message, line: yaml?.lineOf(path) ?? 1 });
    }
  }

  /** The checked data of a file; undefined where it has mistakes, which are then reported. */
  read<Schema extends z.ZodType>(
    file: string,
    schema: Schema,
    names: Pick<ExpandContext, 'tokens' | 'coinCodes'>,
  ): z.output<Schema> | undefined {
    const yaml = this.files.get(file);
    if (yaml === undefined || yaml.problems.length > 0) return undefined;
    const found: Found[] = [];
    const report = (problem: Found) => found.push(problem);
    const data = expandTokens(schema, yaml.data, { ...names, language: this.language, report });
    this.report(file, found);
    const result = schema.safeParse(data);
    if (result.success) return result.data;
    this.problems.push(...describeIssues(schema, yaml, data, result.error.issues));
    return undefined;
  }

  private open(name: string, schema: z.ZodType, source: string | undefined) {
    if (source === undefined) {
      const message = 'This file is missing. Put it back under this name.';
      this.problems.push({ file: name, path: [], message });
      return;
    }
    const yaml = readYaml(name, source);
    this.files.set(name, { ...yaml, data: withoutEmptyOptions(schema, yaml.data) });
    this.problems.push(...yaml.problems);
  }

  private refuseStranger(name: string) {
    const inFolder =
      name.startsWith(`${this.folder}/`) || !name.slice('content/'.length).includes('/');
    if (!inFolder) return;
    const guess = nearest(name, this.names);
    const mend = guess === undefined ? 'Delete it.' : `Did you mean ${guess}?`;
    this.problems.push({ file: name, path: [], message: `No page reads this file. ${mend}` });
  }
}
