/**
 * `npm run edit`: a page on this machine that edits the YAML files in `content/`. PORT sets another
 * port than 4400, CONTENT another folder.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { endOnBusyPort } from '../hosts/serve.ts';
import { editServer, type Page } from './server.ts';

/** Builds the page in memory; writes no file. */
async function buildPage(): Promise<Page> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: { input: fileURLToPath(new URL('./page/Editor.tsx', import.meta.url)) },
    },
  });
  if (!('output' in built)) throw new Error('The editing page was not built in one piece.');
  const bodyOf = (ending: string) => {
    const file = built.output.find(({ fileName }) => fileName.endsWith(ending));
    return file?.type === 'chunk' ? file.code : String(file?.source);
  };
  const html = readFileSync(new URL('./page/page.html', import.meta.url), 'utf8');
  return {
    '/': { type: 'text/html', body: html },
    '/page.js': { type: 'text/javascript', body: bodyOf('.js') },
    '/page.css': { type: 'text/css', body: bodyOf('.css') },
  };
}

const port = Number(process.env.PORT ?? 4400);
const server = editServer(process.env.CONTENT ?? 'content', await buildPage());

endOnBusyPort(server, port, 'npm run edit');
server.listen(port, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address !== null) {
    console.log(`Edit the content at http://127.0.0.1:${address.port} (Ctrl+C ends it)`);
  }
});
