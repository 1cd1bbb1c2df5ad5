import { describeIssues } from './problems/schema-issues.ts';
import type { ContentFiles } from './read/content-files.ts';
import { CONTENT_NAMES, CONTENT_SCHEMAS, type ContentData } from './schemas/files.ts';

/** The data of a file that fits its schema; undefined where it does not, which is then reported. */
export function validateFile(files: ContentFiles, name: keyof ContentData): unknown {
  const yaml = files.get(name);
  if (yaml === undefined) return undefined;
  const { data, error } = CONTENT_SCHEMAS[name].safeParse(yaml.data);
  const issues = error?.issues ?? [];
  files.report(name, describeIssues(CONTENT_SCHEMAS[name], yaml.data, issues, yaml.sourceOf));
  return data;
}

/**
 * The data of every file.
 *
 * @throws a ContentError where a file is missing, is not YAML or does not fit its schema
 */
export function validate(files: ContentFiles): ContentData {
  const entries = CONTENT_NAMES.map((name) => [name, validateFile(files, name)]);
  files.stopAtProblems();
  // Each value fits the schema of its own name, which Object.fromEntries can't express.
  return Object.fromEntries(entries) as ContentData;
}
