import type { RJSFSchema } from '@rjsf/utils';
import type { Problem } from '#content/read/problem.ts';

/** A file of content/ as the editing page shows it. */
export type EditableFile = {
  /** "content/en/home.yaml" */
  name: string;
  /** Made from the file's zod schema. */
  schema: RJSFSchema;
  data: unknown;
};

/** What the page gets when it opens. A file that cannot be read is among the problems. */
export type Loaded = { files: EditableFile[]; problems: Problem[] };

/** The file's data when the page read it, and the data to write. */
export type Change = { name: string; before: unknown; after: unknown };

/** The changes that are not saved, and the file whose page is shown. */
export type Draft = { changes: Change[]; name: string };

/** The address of the page; with problems there is none. */
export type Previewed = { problems: Problem[]; address?: string };

/** With problems, nothing was written. */
export type Saved = { files: EditableFile[]; problems: Problem[] };
