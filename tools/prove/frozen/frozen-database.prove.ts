import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freezeDatabase, parentOf } from '#server/testing/freeze-database.ts';
import { productNamed } from '#server/testing/tills.ts';
import { chanceFrom } from '../../replay/chance.ts';
import { type KilledServer, openKilledServer, type Reply } from '../import/killed-server.ts';

export const name = 'frozen-database';

const FREEZES = 10;
const CALLS_AT_ONCE = 30;
const MOST_SECONDS = 10;

/** PostgreSQL stops in its tracks at any moment under calls that write: each is answered in time, and none is half done. */
export async function run(size: number, seed: number): Promise<string> {
  const server = await openKilledServer();
  const admin = new pg.Client({ connectionString: server.adminUrl });
  // Frozen with all others, it is only asked while nothing is.
  admin.on('error', () => undefined);
  await admin.connect();
  const { rows } = await admin.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = await parentOf(rows[0]?.pid ?? 0);
  const chance = chanceFrom(seed);
  const seen: Seen = { answered: 0, refused: 0, longest: 0 };
  const times = Math.max(1, Math.round(FREEZES * size));
  try {
    for (let round = 1; round <= times; round += 1) {
      const calls = Array.from({ length: CALLS_AT_ONCE }, (_, n) => one(server, `P ${round}-${n}`, seen));
      await pause(chance() * 300);
      const thaw = await freezeDatabase(postmaster);
      const late = Array.from({ length: CALLS_AT_ONCE }, (_, n) => one(server, `Q ${round}-${n}`, seen));
      await Promise.all([...calls, ...late]).finally(thaw);
      await backAgain(server, round);
    }
    const kept = await admin.query<{ n: number }>('select count(*)::int as n from products');
    const half = await admin.query(HALF_KEPT);
    if (half.rowCount) throw new Error(`${half.rowCount} products are half kept`);
    if ((kept.rows[0]?.n ?? 0) < seen.answered) throw new Error('what was confirmed is not kept');
    return `${times} freezes: ${seen.answered} calls done, ${seen.refused} refused, the longest answer after ${seen.longest.toFixed(1)} s`;
  } finally {
    await admin.end();
    await server.close();
  }
}

interface Seen {
  answered: number;
  refused: number;
  longest: number;
}

async function one(server: KilledServer, product: string, seen: Seen): Promise<void> {
  const began = performance.now();
  const reply = await server.ask('POST', 'product', { body: productNamed(product) });
  const seconds = (performance.now() - began) / 1000;
  seen.longest = Math.max(seen.longest, seconds);
  if (seconds > MOST_SECONDS) throw new Error(`a call was answered after ${seconds.toFixed(1)} s`);
  if (isDone(reply)) seen.answered += 1;
  else if (reply?.status === 503 || reply?.status === 429) seen.refused += 1;
  else throw new Error(`a call was answered ${reply?.status ?? 'by nobody'}`);
}

const isDone = (reply: Reply | null) => reply?.status === 200;

/** It comes back by itself, and at once: connections that died are made anew by the calls that need them. */
async function backAgain(server: KilledServer, round: number): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    if (isDone(await server.ask('POST', 'product', { body: productNamed(`R ${round}-${tries}`) }))) return;
    await pause(100);
  }
  throw new Error('the server does not come back');
}

const HALF_KEPT = `
  select from products p
  where not exists (select from stock_values v where v.product_id = p.id and v.quantity = 3000)
     or (select count(*) from stock_movements m where m.product_id = p.id) <> 1`;
