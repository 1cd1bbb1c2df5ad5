import type { AstroIntegration } from 'astro';

/** Adds /specimen, which shows the examples of every shared component: to `astro dev`, never to a build. */
export function specimenPage(): AstroIntegration {
  return {
    name: 'specimen-page',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return;
        injectRoute({ pattern: '/specimen', entrypoint: './src/specimens/specimen.astro' });
      },
    },
  };
}
