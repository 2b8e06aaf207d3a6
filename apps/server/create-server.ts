import { createServer as createHttpServer, type Server } from 'node:http';
import { openDatabase } from '#server-kit/db/database.ts';
import type { ResolvedDatabase } from './postgres/resolve-database.ts';

export type WebServer = { http: Server; close(): Promise<void> };

/** The server before it listens: its pools are open and its calls are known. */
export async function createServer({ appUrl, loginUrl }: ResolvedDatabase): Promise<WebServer> {
  const database = openDatabase({ appUrl, loginUrl });
  const http = createHttpServer(async (request, response) => {
    const ready = request.url === '/api/ready' && database.answers();
    const status =
      request.url === '/api/live'
        ? 200
        : ready
          ? await ready.then(
              () => 200,
              () => 503,
            )
          : 404;
    if (status === 503) response.setHeader('Retry-After', '1');
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ success: status === 200 }));
  });
  return {
    http,
    async close() {
      await new Promise((done) => {
        http.close(done);
        http.closeIdleConnections();
      });
      await database.close();
    },
  };
}
