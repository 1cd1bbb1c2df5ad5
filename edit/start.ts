/**
 * `npm run edit`: a page on this machine (PORT, or else 4400) that edits the YAML files in
 * `content/` (or in the folder CONTENT).
 */
import { once } from 'node:events';
import { buildPage } from './build-page.ts';
import { editServer } from './server.ts';

const server = editServer(process.env.CONTENT ?? 'content', await buildPage());
server.listen(Number(process.env.PORT ?? 4400), '127.0.0.1');
await once(server, 'listening');
const address = server.address();
if (typeof address === 'object' && address !== null) {
  console.log(`Edit the content at http://127.0.0.1:${address.port} (Ctrl+C ends it)`);
}
