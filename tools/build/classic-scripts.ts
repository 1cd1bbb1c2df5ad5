import { build, type Plugin } from 'vite';

/**
 * The oldest browsers that scripts and styles are built for: the first with popovers and subgrids. In
 * older ones pages stay readable and links work.
 */
export const BROWSER_TARGETS = ['chrome117', 'safari17', 'firefox126'];

const QUERY = '?classic';

/**
 * `import code from './inline.ts?classic'` gives the text of a classic script: bundled with what it
 * imports, and minified. Inline, it runs as soon as it is parsed; a module would wait for the whole page.
 */
export function classicScripts(): Plugin {
  return {
    name: 'classic-scripts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(QUERY)) return undefined;
      const result = await build({
        configFile: false,
        logLevel: 'warn',
        build: {
          write: false,
          target: BROWSER_TARGETS,
          lib: { entry: id.slice(0, -QUERY.length), formats: ['iife'], name: 'script' },
        },
      });
      const [bundle] = [result].flat();
      if (!bundle || !('output' in bundle)) throw new Error(`${id} was not bundled.`);
      for (const file of bundle.output[0].moduleIds) this.addWatchFile(file);
      return `export default ${JSON.stringify(bundle.output[0].code.trim())}`;
    },
  };
}
