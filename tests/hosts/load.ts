import { Agent, get } from 'node:http';

interface Load {
  answered: number;
  /** What went wrong, one line per failure. */
  failures: string[];
}

/** Requests a page repeatedly for `milliseconds`, on `connections` open connections at once. */
export async function load(url: string, connections: number, milliseconds: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const result: Load = { answered: 0, failures: [] };
  const end = Date.now() + milliseconds;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (Date.now() < end) {
        const failure = await ask(url, agent);
        if (failure) result.failures.push(failure);
        else result.answered += 1;
      }
    }),
  );
  agent.destroy();
  return result;
}

/** What went wrong; undefined if the whole page arrived with status 200. */
function ask(url: string, agent: Agent): Promise<string | undefined> {
  return new Promise((resolve) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('error', ({ message }) => resolve(message));
      response.on('end', () => {
        const isWhole = bytes > 0 && bytes === Number(response.headers['content-length'] ?? bytes);
        resolve(response.statusCode === 200 && isWhole ? undefined : `${response.statusCode}`);
      });
    }).on('error', ({ message }) => resolve(message));
  });
}
