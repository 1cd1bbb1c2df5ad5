import { parseContents } from './parse.ts';
import { readSources } from './read/sources.ts';

/** Each published language's content. In builds and `dev`, tools/build/content.ts replaces this module with it, parsed. */
export const CONTENTS = parseContents(readSources());
