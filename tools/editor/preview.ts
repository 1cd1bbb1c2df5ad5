import { dev } from 'astro';
import type { Plugin, ViteDevServer } from 'vite';

/** `/home/me/site/content/en/home.yaml?raw`, as src/content/load.ts imports it. */
const RAW_FILE = /\/(content\/[\w./-]+\.ya?ml)\?(?:.*&)?raw\b/;

let shown: Readonly<Record<string, string>> = {};
let vite: ViteDevServer | undefined;
let started: ReturnType<typeof dev> | undefined;
let isWarm = false;

/** Answers imports of content/ from memory. */
const unsavedTexts: Plugin = {
  name: 'unsaved-texts',
  enforce: 'pre',
  configureServer: (server) => {
    vite = server;
  },
  load: (id) => {
    const source = shown[RAW_FILE.exec(id)?.[1] ?? ''];
    return source === undefined ? undefined : `export default ${JSON.stringify(source)}`;
  },
};

/** Shows the site with texts that are not saved. Resolves with its address, without a slash at its end. */
export async function showPreview(texts: typeof shown): Promise<string> {
  shown = texts;
  const server = { host: '127.0.0.1', port: 0 };
  started ??= dev({ logLevel: 'error', server, vite: { plugins: [unsavedTexts] } });
  const { address } = await started;
  for (const { moduleGraph } of Object.values(vite?.environments ?? {})) {
    moduleGraph.invalidateAll();
  }
  const root = `http://127.0.0.1:${address.port}`;
  // The first requests may fail while Vite still bundles packages.
  for (let tries = 0; tries < 5 && !isWarm; tries += 1) isWarm = (await fetch(root)).ok;
  return root;
}
