import { dev } from 'astro';
import type { Plugin, ViteDevServer } from 'vite';

/** `/home/me/site/content/en/home.yaml?raw`, as src/content/load.ts imports it. */
const RAW_FILE = /\/(content\/[\w./-]+\.ya?ml)\?(?:.*&)?raw\b/;

let shown: Readonly<Record<string, string>> = {};
let vite: ViteDevServer | undefined;
let started: Promise<string> | undefined;

/** The text of the file that a module is, if it is one of content/. */
const textOf = (id: string | null) => shown[RAW_FILE.exec(id ?? '')?.[1] ?? ''];

/** Answers imports of content/ from memory. */
const unsavedTexts: Plugin = {
  name: 'unsaved-texts',
  enforce: 'pre',
  configureServer: (server) => {
    vite = server;
  },
  load: (id) => {
    const source = textOf(id);
    return source === undefined ? undefined : `export default ${JSON.stringify(source)}`;
  },
};

/** Resolves with the address of the dev server once it has answered. */
async function start(): Promise<string> {
  const server = { host: '127.0.0.1', port: 0 };
  const { address } = await dev({ logLevel: 'error', server, vite: { plugins: [unsavedTexts] } });
  const root = `http://127.0.0.1:${address.port}`;
  // Astro still loads itself: modules that are invalidated now are loaded twice, and no page is found.
  await Promise.all([fetch(root), fetch(`${root}/404`)]);
  return root;
}

/** Shows the site with texts that are not saved. Resolves with its address, without a slash at its end. */
export async function showPreview(texts: typeof shown): Promise<string> {
  shown = texts;
  started ??= start();
  const root = await started;
  for (const { moduleGraph } of Object.values(vite?.environments ?? {})) {
    for (const module of moduleGraph.idToModuleMap.values()) {
      if (textOf(module.id) !== undefined) moduleGraph.invalidateModule(module);
    }
  }
  return root;
}
