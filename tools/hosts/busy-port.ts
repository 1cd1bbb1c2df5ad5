import type { Server } from 'node:http';

/** Ends the command with one message if another program uses the port of its server. */
export function endOnBusyPort(server: Server, port: number, command: string): void {
  server.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    console.error(
      `Port ${port} is in use, perhaps by the same command in another window. The variable PORT sets another one: PORT=${port + 1} ${command}`,
    );
    process.exit(1);
  });
}
