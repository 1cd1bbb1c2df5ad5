import { ContentError, type Finding, nearest, type Problem } from '#content/problems/problem.ts';
import { describeIssues } from '#content/problems/schema-issues.ts';
import {
  CONTENT_NAMES,
  CONTENT_SCHEMAS,
  type ContentData,
  type ContentName,
  fileOf,
} from '#content/schemas/files.ts';
import { mapBySchema } from '#content/schemas/visit.ts';
import type { Sources } from './sources.ts';
import { readYaml, type YamlFile } from './yaml-file.ts';

const FILES = CONTENT_NAMES.map(fileOf);

/** Files of the system and of editors, which nobody wrote for the site. */
const HIDDEN = /\/(?:\.|Thumbs\.db$|desktop\.ini$)|~$/;

/** The content files, and the mistakes found so far. */
export class ContentFiles {
  private readonly problems: Problem[] = [];
  private readonly files = new Map<ContentName, YamlFile>();

  constructor(sources: Sources) {
    for (const name of CONTENT_NAMES) this.open(name, sources[fileOf(name)]);
    for (const file of Object.keys(sources)) {
      if (!file.startsWith('content/') || FILES.includes(file) || HIDDEN.test(file)) continue;
      const guess = nearest(file, FILES);
      const fix = guess ? `Did you mean ${guess}? Rename it` : 'Move it elsewhere';
      const message = `No page reads this file: content/ has one file for each page, in the first language. ${fix}, or delete it.`;
      this.problems.push({ file, path: [], message });
    }
  }

  /** The data of a file that fits its schema; undefined where it does not, which is then reported. */
  read<Name extends ContentName>(name: Name): ContentData[Name] | undefined {
    const yaml = this.files.get(name);
    if (yaml === undefined || yaml.problems.length > 0) return undefined;
    const { data, error } = CONTENT_SCHEMAS[name].safeParse(yaml.data);
    const issues = error?.issues ?? [];
    this.report(name, describeIssues(CONTENT_SCHEMAS[name], yaml.data, issues));
    // The schema of this name has made it.
    return data as ContentData[Name] | undefined;
  }

  /**
   * The data of every file.
   *
   * @throws a ContentError where a file is missing, is not YAML or does not fit its schema
   */
  readAll(): ContentData {
    const entries = CONTENT_NAMES.map((name) => [name, this.read(name)]);
    this.stopAtProblems();
    // Each value fits the schema of its own name, which Object.fromEntries can't express.
    return Object.fromEntries(entries) as ContentData;
  }

  /** Adds what is wrong in a file, with the line of each finding. */
  report(name: ContentName, found: readonly Finding[]) {
    for (const { path, message } of found) {
      const line = this.files.get(name)?.lineOf(path) ?? 1;
      this.problems.push({ file: fileOf(name), line, path, message });
    }
  }

  /** @throws a ContentError with the mistakes found so far, in one file or in all */
  stopAtProblems(only?: ContentName) {
    const problems = this.problems
      .filter(({ file }) => only === undefined || file === fileOf(only))
      .toSorted(
        (one, other) =>
          FILES.indexOf(one.file) - FILES.indexOf(other.file) ||
          (one.line ?? 0) - (other.line ?? 0),
      );
    if (problems.length > 0) throw new ContentError(problems);
  }

  private open(name: ContentName, source: string | undefined) {
    const file = fileOf(name);
    if (source === undefined) {
      const message = 'This file is missing. Put it back under this name.';
      if (name !== 'privacy' && name !== 'terms') this.problems.push({ file, path: [], message });
      return;
    }
    const yaml = readYaml(file, source);
    // An optional key may be empty.
    const data = mapBySchema(CONTENT_SCHEMAS[name], yaml.data, ({ value, isOptional }) =>
      isOptional && value === null ? undefined : value,
    );
    this.files.set(name, { ...yaml, data });
    this.problems.push(...yaml.problems);
  }
}
