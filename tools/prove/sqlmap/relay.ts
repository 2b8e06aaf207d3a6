import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AttackedInput } from './places.ts';

/** What came of the values that were tried in one place. */
export interface Tried {
  values: number;
  /** How many were taken, and so had their part in a statement. */
  taken: number;
  /** Values that the server had no answer to. */
  broke: string[];
}

export interface Relay {
  /** Where a tool tries its values as parameter `v`. */
  addressOf(place: AttackedInput): string;
  triedIn(place: AttackedInput): Tried;
  close(): Promise<void>;
}

/**
 * Puts a value where it belongs, letter by letter, whether that is JSON, a filter, a head or a cell of a workbook: a tool
 * that knows of none of these tries its values as a plain parameter, and not one is lost to a quotation mark.
 */
export async function openRelay(places: readonly AttackedInput[]): Promise<Relay> {
  const tried = new Map<AttackedInput, Tried>(
    places.map((place) => [place, { values: 0, taken: 0, broke: [] }]),
  );
  const server = createServer((request, response) => {
    void answer(new URL(request.url ?? '', 'http://relay')).then(({ status, text }) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(text);
    });
  });

  async function answer({ pathname, searchParams }: URL) {
    const place = places[Number(pathname.slice(1))];
    const of = place && tried.get(place);
    if (!of) return { status: 404, text: '{}' };
    const value = searchParams.get('v') ?? '';
    const reply = await place.ask(value).catch((error: unknown) => ({ status: 599, text: String(error) }));
    of.values += 1;
    if (reply.status < 300) of.taken += 1;
    if (reply.status >= 500) of.broke.push(`${reply.status} ${reply.text} to ${JSON.stringify(value)}`);
    return reply;
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    addressOf: (place) =>
      `http://127.0.0.1:${port}/${places.indexOf(place)}?v=${encodeURIComponent(place.good)}`,
    triedIn: (place) => tried.get(place) as Tried,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
