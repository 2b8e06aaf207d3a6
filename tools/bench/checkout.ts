import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { newId } from '#core/ids.ts';
import { clientOf } from './caller.ts';
import { captureCheckout } from './capture-sql.ts';
import type { Installation } from './installation.ts';
import { type Times, timesOf } from './measure.ts';
import { replayRaw } from './replay-sql.ts';
import type { BenchCaller } from './seed.ts';

const CLIENTS = 8;
const LINES = 5;
const TURNS = 5;
const SECONDS = 4;
const PRICE = 1500;

export interface CheckoutFigure {
  /** Sales a second. */
  http: Times;
  raw: Times;
  withoutRls: Times;
  /** HTTP to raw, turn by turn. */
  ratio: Times;
  statements: number;
}

/**
 * Checkouts of five lines over HTTP beside the very statements of them, sent raw by the application's role with its
 * context: what the server costs on top of its SQL. In turn, by as many clients, each with goods of its own.
 */
export async function measureCheckout(
  installation: Installation,
  owner: BenchCaller,
): Promise<CheckoutFigure> {
  const carts = await openCarts(installation, owner);
  const scripts = [];
  for (const cart of carts) scripts.push(await captureCheckout(installation, owner, () => bodyOf(cart)));
  const http: number[] = [];
  const raw: number[] = [];
  const withoutRls: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    http.push(await overHttp(installation, owner, carts));
    raw.push(await replayRaw(installation.appUrl, scripts, SECONDS));
    withoutRls.push(await replayRaw(installation.adminUrl, scripts, SECONDS));
    await pause(200);
  }
  return {
    http: timesOf(http),
    raw: timesOf(raw),
    withoutRls: timesOf(withoutRls),
    ratio: timesOf(http.map((rate, turn) => rate / (raw[turn] ?? rate))),
    statements: scripts[0]?.length ?? 0,
  };
}

export interface Cart {
  store_id: string;
  account_id: string;
  products: string[];
}

/** Five products for each client, of which there is enough for a day. */
export async function openCarts({ adminUrl }: Installation, { branchId }: BenchCaller): Promise<Cart[]> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    const { rows } = await admin.query(
      `select v.product_id, s.id as store_id, a.id as account_id
       from stock_values v
       join stores s on s.branch_id = v.branch_id and s.is_default
       join accounts a on a.branch_id = v.branch_id and a.is_till
       where v.branch_id = $1 order by v.product_id limit $2`,
      [branchId, CLIENTS * LINES],
    );
    const ids = rows.map(({ product_id }) => product_id);
    await admin.query('begin; set local session_replication_role = replica');
    for (const table of ['stock_movements', 'stock_values'])
      await admin.query(
        `update ${table} set quantity = quantity * 1000000, value = value * 1000000 where product_id = any($1)`,
        [ids],
      );
    await admin.query('update stock_levels set quantity = quantity * 1000000 where product_id = any($1)', [
      ids,
    ]);
    await admin.query('commit');
    const [{ store_id, account_id }] = rows;
    return Array.from({ length: CLIENTS }, (_, n) => ({
      store_id,
      account_id,
      products: ids.slice(n * LINES, (n + 1) * LINES),
    }));
  } finally {
    await admin.end();
  }
}

export function bodyOf({ store_id, account_id, products }: Cart) {
  const payments = [{ account_id, mode: 'cash', amount: PRICE * LINES }];
  const lines = products.map((product_id) => ({ product_id, quantity: 1 }));
  return { id: newId() as string, store_id, lines, payments };
}

async function overHttp(
  { address }: Installation,
  owner: BenchCaller,
  carts: readonly Cart[],
): Promise<number> {
  const until = performance.now() + SECONDS * 1000;
  const began = performance.now();
  const done = await Promise.all(
    carts.map(async (cart) => {
      const client = clientOf(address, owner);
      let sales = 0;
      for (; performance.now() < until; sales += 1) {
        const body = bodyOf(cart);
        const headers = { 'content-type': 'application/json', 'idempotency-key': body.id };
        await client.post('api/sale/checkout', JSON.stringify(body), headers);
      }
      client.close();
      return sales;
    }),
  );
  return done.reduce((all, sales) => all + sales, 0) / ((performance.now() - began) / 1000);
}
