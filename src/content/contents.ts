import { readSources } from './read/sources.ts';
import { contentsOf } from './site-content.ts';

/** Each published language's content. In builds and `dev`, tools/build/content.ts replaces this module with it, parsed. */
export const CONTENTS = contentsOf(readSources());
