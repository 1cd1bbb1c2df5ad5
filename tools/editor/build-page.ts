import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

/** The files of the editing page, by address. */
export type Page = Readonly<Record<string, { type: string; body: string }>>;

function isOutput(built: Awaited<ReturnType<typeof build>>): built is Rolldown.RolldownOutput {
  return 'output' in built;
}

function fileOf(output: Rolldown.RolldownOutput['output'], ending: string): string {
  const file = output.find(({ fileName }) => fileName.endsWith(ending));
  if (file === undefined) throw new Error(`The editing page has no ${ending} file.`);
  return file.type === 'chunk' ? file.code : String(file.source);
}

/** Builds the page in memory; writes no file. */
export async function buildPage(): Promise<Page> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: fileURLToPath(new URL('./page/main.tsx', import.meta.url)) },
    },
  });
  if (!isOutput(built)) throw new Error('The editing page was not built in one piece.');
  return {
    '/': {
      type: 'text/html',
      body: readFileSync(new URL('./page/page.html', import.meta.url), 'utf8'),
    },
    '/page.js': { type: 'text/javascript', body: fileOf(built.output, '.js') },
    '/page.css': { type: 'text/css', body: fileOf(built.output, '.css') },
  };
}
