import type { ReactNode } from 'react';

const files = import.meta.glob<Record<string, ReactNode>>('../{ui,components}/*/*.specimens.tsx', {
  eager: true,
  import: 'specimens',
});

/** The named examples of `src/ui` and `src/components`, by the file that they are in. */
export const allSpecimens = Object.entries(files).map(([file, specimens]) => ({
  file,
  component: /(\w+)\.specimens/.exec(file)?.[1] ?? file,
  specimens: Object.entries(specimens).map(([name, element]) => ({ name, element })),
}));
