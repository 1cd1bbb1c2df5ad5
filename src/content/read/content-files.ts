import { languageRoot, publishedLanguages } from '#content/languages.ts';
import { ContentError, type Finding, type Problem } from '#content/problems/problem.ts';
import { unreadFileMessage } from '#content/problems/unread-files.ts';
import {
  CONTENT_NAMES,
  CONTENT_SCHEMAS,
  type ContentName,
  fileOf,
  isOptionalFile,
} from '#content/schemas/files.ts';
import { mapBySchema } from '#content/schemas/visit.ts';
import { readYaml, type YamlFile } from './yaml-file.ts';

/** The content files of one language, and the mistakes found so far. */
export class ContentFiles {
  private readonly problems: Problem[] = [];
  private readonly files = new Map<ContentName, YamlFile>();
  private readonly known: readonly string[];
  readonly language: string;
  /** What the addresses of the language begin with: languageRoot(). */
  readonly root: string;

  constructor(sources: Readonly<Record<string, string>>, language?: string) {
    const languages = publishedLanguages(sources);
    this.language = language ?? languages[0];
    this.root = languageRoot(this.language, languages);
    this.known = CONTENT_NAMES.map((name) => this.fileOf(name));
    for (const name of CONTENT_NAMES) this.open(name, sources[this.fileOf(name)]);
    for (const file of Object.keys(sources)) {
      const message = unreadFileMessage(file, this.known, this.root === '');
      if (message !== undefined) this.problems.push({ file, path: [], message });
    }
  }

  fileOf(name: ContentName): string {
    return fileOf(name, this.language);
  }

  /** The file; undefined where it is missing or is not YAML. */
  get(name: ContentName): YamlFile | undefined {
    const yaml = this.files.get(name);
    return yaml?.problems.length === 0 ? yaml : undefined;
  }

  /** The data as written, without empty optional keys; undefined where it can't be parsed. */
  dataOf(name: ContentName): unknown {
    return this.get(name)?.data;
  }

  /** All mistakes found so far, by file and line; files that no page reads come last. */
  problemsInOrder(): Problem[] {
    const rank = (file: string) => this.known.indexOf(file) + 1 || this.known.length + 1;
    return this.problems.toSorted(
      (one, other) => rank(one.file) - rank(other.file) || (one.line ?? 0) - (other.line ?? 0),
    );
  }

  /** Adds what is wrong in a file, with the line of each finding. */
  report(name: ContentName, found: readonly Finding[]) {
    for (const { part, path, message } of found) {
      const line = this.get(name)?.lineOf({ path, part }) ?? 1;
      this.problems.push({ file: this.fileOf(name), line, path, message });
    }
  }

  /** @throws a ContentError with the mistakes found so far */
  stopAtProblems() {
    if (this.problems.length > 0) throw new ContentError(this.problemsInOrder());
  }

  private open(name: ContentName, source: string | undefined) {
    const file = this.fileOf(name);
    if (source === undefined) {
      const message = 'This file is missing. Put it back under this name.';
      if (!isOptionalFile(name)) this.problems.push({ file, path: [], message });
      return;
    }
    const yaml = readYaml(file, source);
    const data = mapBySchema(CONTENT_SCHEMAS[name], yaml.data, ({ value, isOptional }) =>
      isOptional && value === null ? undefined : value,
    );
    this.files.set(name, { ...yaml, data });
    this.problems.push(...yaml.problems);
  }
}
