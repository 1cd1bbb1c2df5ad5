import type { Server } from 'node:http';

/** Ends the command with one message if another program uses the port of its server. */
export function endOnBusyPort(server: Server, port: number, command: string): void {
  server.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    console.error(
      `Port ${port} is busy: perhaps "${command}" already runs, at http://127.0.0.1:${port}. To use another port: PORT=${port + 1} ${command}`,
    );
    process.exit(1);
  });
}
