import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartRefused } from '#server-kit/migrate/start-refused.ts';

export type ListeningPlace = { port: number; host?: string; isSecure?: boolean };

/** `PORT` (3000) and `HOST`; without a host every address of the machine, so that phones in the shop reach it. */
export function listeningPlace(env: NodeJS.ProcessEnv): ListeningPlace {
  const port = Number(env.PORT || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new StartRefused(`PORT is "${env.PORT}"; it must be a number up to 65535.`);
  return { port, ...(env.HOST && { host: env.HOST }) };
}

/** Opens the door and tells the address to type into a browser. */
export async function listen(server: Server, place: ListeningPlace): Promise<string> {
  server.listen({ port: place.port, ...(place.host && { host: place.host }) });
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new StartRefused(sentenceFor(error, place));
  });
  const { port } = server.address() as AddressInfo;
  return `${place.isSecure ? 'https' : 'http'}://${place.host ?? 'localhost'}:${port}`;
}

function sentenceFor(error: NodeJS.ErrnoException, { port, host }: ListeningPlace): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Choose another: PORT=${port + 1} npm start`;
  if (error.code === 'EACCES')
    return `Port ${port} is reserved for the system. Choose another: PORT=3000 npm start`;
  return `The server cannot listen on ${host ?? 'any address'}, port ${port}: ${error.message}`;
}
