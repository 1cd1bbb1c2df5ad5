import { type ExpandContext, expandTokens } from '#content/expand/expand.ts';
import { languageRoot, publishedLanguages } from '#content/languages.ts';
import {
  CONTENT_NAMES,
  CONTENT_SCHEMAS,
  type ContentName,
  fileOf,
  isOptionalFile,
} from '#content/schemas/files.ts';
import { mapBySchema } from '#content/schemas/visit.ts';
import { describeIssues } from './issues.ts';
import type { Finding, Problem } from './problem.ts';
import { unreadFileMessage } from './unread-files.ts';
import { readYaml, type YamlFile } from './yaml-file.ts';

/** The content files of one language, and the mistakes found so far. */
export class ContentFiles {
  private readonly problems: Problem[] = [];
  private readonly files = new Map<ContentName, YamlFile>();
  readonly language: string;
  /** What the addresses of the language begin with: languageRoot(). */
  readonly root: string;

  constructor(sources: Readonly<Record<string, string>>, language?: string) {
    const languages = publishedLanguages(sources);
    this.language = language ?? languages[0];
    this.root = languageRoot(this.language, languages);
    for (const name of CONTENT_NAMES) this.open(name, sources[this.fileOf(name)]);
    for (const file of Object.keys(sources)) this.refuseStranger(file);
  }

  fileOf(name: ContentName): string {
    return fileOf(name, this.language);
  }

  /** Whether the language has the file. */
  has(name: ContentName): boolean {
    return this.files.has(name);
  }

  /** The data as written, without empty optional keys; undefined where it can't be parsed. */
  dataOf(name: ContentName): unknown {
    return this.files.get(name)?.data;
  }

  /** All mistakes found so far, by file and line; files that no page reads come last. */
  problemsInOrder(): Problem[] {
    const known = this.knownFiles();
    const rank = (file: string) => (known.includes(file) ? known.indexOf(file) : known.length);
    return this.problems.toSorted(
      (one, other) => rank(one.file) - rank(other.file) || (one.line ?? 0) - (other.line ?? 0),
    );
  }

  /** Adds the findings of a check in a file, with the line of each key. */
  report(name: ContentName, found: readonly Finding[]) {
    const yaml = this.files.get(name);
    for (const { path, message } of found) {
      this.problems.push({
        file: this.fileOf(name),
        path,
        message,
        line: yaml?.lineOf(path) ?? 1,
      });
    }
  }

  /** The checked data of a file; undefined where it has mistakes, which are then reported. */
  read(name: ContentName, names: Pick<ExpandContext, 'tokens' | 'coins'>): unknown {
    const schema = CONTENT_SCHEMAS[name];
    const yaml = this.files.get(name);
    if (yaml === undefined || yaml.problems.length > 0) return undefined;
    const found: Finding[] = [];
    const report = (problem: Finding) => found.push(problem);
    const data = expandTokens(schema, yaml.data, {
      ...names,
      language: this.language,
      root: this.root,
      report,
    });
    this.report(name, found);
    const result = schema.safeParse(data);
    if (result.success) return result.data;
    this.problems.push(...describeIssues(schema, yaml, data, result.error.issues));
    return undefined;
  }

  private knownFiles(): string[] {
    return CONTENT_NAMES.map((name) => this.fileOf(name));
  }

  private open(name: ContentName, source: string | undefined) {
    const file = this.fileOf(name);
    if (source === undefined) {
      if (isOptionalFile(name)) return;
      const message = 'This file is missing. Put it back under this name.';
      this.problems.push({ file, path: [], message });
      return;
    }
    const yaml = readYaml(file, source);
    const data = mapBySchema(CONTENT_SCHEMAS[name], yaml.data, ({ value, isOptional }) =>
      isOptional && value === null ? undefined : value,
    );
    this.files.set(name, { ...yaml, data });
    this.problems.push(...yaml.problems);
  }

  private refuseStranger(file: string) {
    const message = unreadFileMessage(file, this.knownFiles(), this.root === '');
    if (message !== undefined) this.problems.push({ file, path: [], message });
  }
}
