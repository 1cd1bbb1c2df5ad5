import { parseContents } from './parse.ts';
import { readSources } from './read/sources.ts';

/** The content in each published language. Pages get it parsed, from tools/build/content.ts. */
export const CONTENTS = parseContents(readSources());
