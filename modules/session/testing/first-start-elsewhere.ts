import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { nextPhone } from '#server/testing/people.ts';
import type { TestSystem } from '#server/testing/test-system.ts';
import { setupCodeOf } from '../first-start/server/setup-code.ts';

interface Said {
  status: number;
  body: { code?: string; message?: { needed?: boolean; asks_code?: boolean } };
}

/** What was found of a first start that is tried from every address of this machine. */
export interface TriedFirstStart {
  /** Addresses beside loopback; none on a machine without a line to others. */
  addresses: number;
  refused: number;
  faults: string[];
}

/**
 * Listens on all addresses of this machine, as a server of a shop does, and tries to set the installation up: from each
 * other address without the code and by `guesses` wrong ones, then by the right one, then once more by all.
 */
export async function tryFirstStartElsewhere(system: TestSystem, guesses: number): Promise<TriedFirstStart> {
  const { http } = system.server;
  http.listen({ port: 0, host: '::' });
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  const others = otherAddresses();
  const faults: string[] = [];
  let refused = 0;
  const send = async (host: string, setup_code?: string | null): Promise<Said> => {
    const isQuestion = setup_code === null;
    const response = await fetch(`http://${host}:${port}/api/first-start`, {
      method: isQuestion ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json' },
      ...(isQuestion
        ? {}
        : { body: JSON.stringify({ ...founder(), ...(setup_code ? { setup_code } : {}) }) }),
    });
    return { status: response.status, body: (await response.json()) as Said['body'] };
  };
  const wants = (what: string, isSo: boolean) => {
    if (!isSo) faults.push(what);
  };
  const asks = async (host: string) => (await send(host, null)).body.message;
  for (const host of LOOPBACK) wants(`${host} is asked for a code`, (await asks(host))?.asks_code === false);
  for (const host of others) {
    wants(`${host} is not asked for a code`, (await asks(host))?.asks_code === true);
    for (let guess = 0; guess <= guesses; guess += 1) {
      const { status } = await send(host, guess === 0 ? undefined : wrongCode(guess));
      wants(`${host} was let in by guess ${guess}`, status === 403 || status === 429);
      refused += 1;
    }
  }
  wants('a business was made by a guess', (await businesses(system)) === 0);
  // Where guesses have used up the tries of an address, the machine itself still starts.
  const right = setupCodeOf(system.serverKey);
  const opened = await send(guesses < MOST_GUESSES ? (others[0] ?? '127.0.0.1') : '127.0.0.1', right);
  wants(`the right code was answered ${opened.status}`, opened.status === 200);
  wants('not one business was made', (await businesses(system)) === 1);
  for (const host of ['127.0.0.1', ...others])
    for (const code of [undefined, 'QQQQ-2222', right]) {
      const { status, body } = await send(host, code);
      wants(`${host} was not told that it has begun`, status === 409 && body.code === 'already_started');
      refused += 1;
    }
  wants('a second business was made', (await businesses(system)) === 1);
  return { addresses: others.length, refused, faults };
}

/** Ten guesses of an address are looked at. */
const MOST_GUESSES = 10;
const LOOPBACK = ['127.0.0.1', '[::1]'];

function otherAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ internal, address }) => !internal && !address.startsWith('fe80'))
    .map(({ address, family }) => (family === 'IPv4' ? address : `[${address}]`));
}

const founder = () => ({
  name: 'Duka la Neema',
  owner_name: 'Neema Mushi',
  owner_phone: nextPhone(),
  password: 'Kiti-cheupe-27',
});

const wrongCode = (n: number) => `QQQQ-${String(n).padStart(4, '2').replace(/[01]/g, '9')}`; // cspell:disable-line

async function businesses({ db }: TestSystem): Promise<number> {
  const [row] = await db.adminQuery<{ n: number }>('select count(*)::int as n from businesses');
  return row?.n ?? -1;
}
