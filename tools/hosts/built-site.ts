import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export interface Server {
  /** Without a trailing slash. */
  address: string;
  stop: () => void;
}

/** The folder of the built site: DIST, or else `dist`. @throws when nothing is built there. */
export function builtSite(): string {
  const dist = process.env.DIST ?? 'dist';
  if (!existsSync(join(dist, 'index.html'))) {
    throw new Error(`There is no built site in ${dist}. Run: npm run build`);
  }
  return dist;
}

/**
 * Serves a folder as `npm start` does, in a separate process, until it is stopped.
 *
 * @param port any free one by default
 * @param project the folder of the project to which the built site belongs
 */
export async function serve(folder: string, port = 0, project = '.'): Promise<Server> {
  const server = spawn(process.execPath, ['tools/hosts/serve.ts'], {
    cwd: project,
    env: { ...process.env, DIST: folder, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const failed = once(server, 'exit').then(() => {
    throw new Error(`The server did not start. Is the port ${port} in use? PORT sets another.`);
  });
  const [address] = await Promise.race([once(server.stdout, 'data'), failed]);
  failed.catch(() => {});
  return { address: String(address).trim(), stop: () => server.kill() };
}
