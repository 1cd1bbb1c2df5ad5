import { dev } from 'astro';
import type { ViteDevServer } from 'vite';

type Sources = Readonly<Record<string, string>>;

/** `/home/me/site/content/en/home.yaml?raw`, as src/content/load.ts imports it. */
const RAW_FILE = /\/(content\/[\w./-]+\.ya?ml)\?(?:.*&)?raw\b/;

/** The site as it would be with texts that are not saved: a dev server that reads them from memory. */
export class Preview {
  private sources: Sources = {};
  private vite: ViteDevServer | undefined;
  private started: Promise<string> | undefined;

  /** Shows these texts, by path. Resolves with the address of the site, without a slash at its end. */
  async show(sources: Sources): Promise<string> {
    this.sources = sources;
    this.started ??= this.start();
    const address = await this.started;
    for (const { moduleGraph } of Object.values(this.vite?.environments ?? {})) {
      moduleGraph.invalidateAll();
    }
    return address;
  }

  private async start(): Promise<string> {
    const { address } = await dev({
      logLevel: 'error',
      server: { host: '127.0.0.1', port: 0 },
      vite: {
        plugins: [
          {
            name: 'unsaved-texts',
            enforce: 'pre',
            configureServer: (server) => {
              this.vite = server;
            },
            load: (id) => {
              const source = this.sources[RAW_FILE.exec(id)?.[1] ?? ''];
              return source === undefined ? undefined : `export default ${JSON.stringify(source)}`;
            },
          },
        ],
      },
    });
    return `http://127.0.0.1:${address.port}`;
  }
}
