/**
 * `npm run edit`: a page on this machine that edits the YAML files in `content/`. PORT sets another
 * port than 4400, CONTENT another folder.
 */
import { buildPage } from './build-page.ts';
import { editServer } from './server.ts';

const port = Number(process.env.PORT ?? 4400);
const server = editServer(process.env.CONTENT ?? 'content', await buildPage());

server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  console.error(
    `Port ${port} is busy: perhaps "npm run edit" already runs, at http://127.0.0.1:${port}. To use another port: PORT=${port + 1} npm run edit`,
  );
  process.exitCode = 1;
});
server.listen(port, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address !== null) {
    console.log(`Edit the content at http://127.0.0.1:${address.port} (Ctrl+C ends it)`);
  }
});
