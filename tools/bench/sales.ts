import pg from 'pg';
import { clientOf } from './caller.ts';
import { bodyOf, type Cart, openCarts } from './checkout.ts';
import type { Installation } from './installation.ts';
import { EMPTY_CALL } from './lists.ts';
import { type Times, timesOf } from './measure.ts';
import { openPlainShop } from './plain-shop.ts';
import { processorTime } from './processor.ts';
import type { BenchCaller } from './seed.ts';

const TURNS = 5;
const SECONDS = 4;

/** What one kind of work costs: how many a second, and the processor time of one in the database and in the server, ms. */
export interface WorkFigure {
  rate: Times;
  database: Times;
  /** Absent where there is no server between. */
  server?: Times;
}

export interface SalesFigure {
  clients: number;
  ours: WorkFigure;
  plain: WorkFigure;
  empty: WorkFigure;
  /** Ours to plain, turn by turn. */
  ratio: Times;
}

/**
 * Sales of five lines in cash over HTTP beside a plain shop that writes the same facts in twenty-one statements, in turn on
 * the same PostgreSQL, at one client and at eight; nothing that was acknowledged is missing afterwards, and all balances.
 */
export async function measureSales(installation: Installation, owner: BenchCaller): Promise<SalesFigure[]> {
  const carts = await openCarts(installation, owner);
  const figures: SalesFigure[] = [];
  for (const clients of [1, carts.length])
    figures.push(await measureAt(installation, owner, carts.slice(0, clients)));
  return figures;
}

async function measureAt(
  installation: Installation,
  owner: BenchCaller,
  carts: readonly Cart[],
): Promise<SalesFigure> {
  const admin = new pg.Client({ connectionString: installation.adminUrl });
  await admin.connect();
  const plainShop = await openPlainShop(
    installation.adminUrl,
    installation.appUrl,
    carts.map(({ products }) => products),
  );
  const callers = carts.map(() => clientOf(installation.address, owner));
  const before = await booksOf(admin, carts);
  const work = {
    ours: async (place: number) => {
      const body = bodyOf(carts[place] as Cart);
      const headers = { 'content-type': 'application/json', 'idempotency-key': body.id };
      await callers[place]?.post('api/sale/checkout', JSON.stringify(body), headers);
    },
    plain: plainShop.sell,
    empty: async (place: number) => {
      await callers[place]?.get(EMPTY_CALL);
    },
  };
  const runs = { ours: [] as Run[], plain: [] as Run[], empty: [] as Run[] };
  for (let turn = -1; turn < TURNS; turn += 1) {
    for (const name of ['ours', 'plain', 'empty'] as const) {
      const run = await runFor(admin, installation.pid, carts.length, work[name]);
      runs[name].push({ ...run, isWarm: turn >= 0 });
    }
    // As autovacuum does in a shop that has sold before; plans made for empty tables are made anew.
    if (turn < 0) await admin.query('vacuum (analyze)');
  }
  const doneIn = (name: keyof typeof runs) => runs[name].reduce((sum, { done }) => sum + done, 0);
  await requireConserved(admin, carts, before, doneIn('ours'));
  const faults = await plainShop.faults(doneIn('plain'));
  if (faults.length > 0) throw new Error(faults.join(' '));
  for (const caller of callers) caller.close();
  await plainShop.close();
  await admin.end();
  const warm = (name: keyof typeof runs) => runs[name].filter(({ isWarm }) => isWarm);
  return {
    clients: carts.length,
    ours: figureOf(warm('ours'), true),
    plain: figureOf(warm('plain'), false),
    empty: figureOf(warm('empty'), true),
    ratio: timesOf(warm('ours').map(({ rate }, turn) => rate / (warm('plain')[turn]?.rate ?? rate))),
  };
}

interface Run {
  done: number;
  rate: number;
  database: number;
  server: number;
  isWarm: boolean;
}

async function runFor(
  admin: pg.Client,
  serverPid: number,
  clients: number,
  once: (place: number) => Promise<void>,
): Promise<Omit<Run, 'isWarm'>> {
  const { rows } = await admin.query<{ pid: number }>(
    "select pid from pg_stat_activity where usename = 'pos_app'",
  );
  const backends = rows.map(({ pid }) => pid);
  const [databaseThen, serverThen] = await Promise.all([processorTime(backends), processorTime([serverPid])]);
  const began = performance.now();
  const counts = await Promise.all(
    Array.from({ length: clients }, async (_, place) => {
      let count = 0;
      for (; performance.now() - began < SECONDS * 1000; count += 1) await once(place);
      return count;
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  const done = counts.reduce((sum, count) => sum + count, 0);
  return {
    done,
    rate: done / seconds,
    database: ((await processorTime(backends)) - databaseThen) / done,
    server: ((await processorTime([serverPid])) - serverThen) / done,
  };
}

function figureOf(runs: readonly Run[], hasServer: boolean): WorkFigure {
  return {
    rate: timesOf(runs.map(({ rate }) => rate)),
    database: timesOf(runs.map(({ database }) => database)),
    ...(hasServer ? { server: timesOf(runs.map(({ server }) => server)) } : {}),
  };
}

/** What is conserved whatever is sold: the goods, their value, and the books. */
async function booksOf(admin: pg.Client, carts: readonly Cart[]) {
  const { rows } = await admin.query<
    Record<'sales' | 'goods' | 'moved' | 'worth' | 'stock' | 'difference', string>
  >(
    `select (select count(*) from sales) as sales,
            (select sum(quantity) from stock_levels where product_id = any($1)) as goods,
            (select sum(quantity) from stock_movements where product_id = any($1)) as moved,
            (select sum(value) from stock_values where product_id = any($1)) as worth,
            (select coalesce(sum(debit - credit), 0) from journal_lines where account_code = '1200') as stock,
            (select coalesce(sum(debit - credit), 0) from journal_lines) as difference`,
    [carts.flatMap(({ products }) => products)],
  );
  const [found] = rows;
  return Object.fromEntries(Object.entries(found ?? {}).map(([name, value]) => [name, BigInt(value)]));
}

async function requireConserved(
  admin: pg.Client,
  carts: readonly Cart[],
  before: Record<string, bigint>,
  acknowledged: number,
): Promise<void> {
  const after = await booksOf(admin, carts);
  const change = (name: string) => (after[name] ?? 0n) - (before[name] ?? 0n);
  const faults = [
    ...(change('sales') === BigInt(acknowledged)
      ? []
      : [`${change('sales')} sales are stored, ${acknowledged} were acknowledged.`]),
    ...(change('goods') === change('moved') ? [] : ['Goods went nowhere.']),
    ...(change('worth') === change('stock') ? [] : ['The stock is not worth what the books say.']),
    ...(after.difference === 0n ? [] : ['Debits are not credits.']),
  ];
  if (faults.length > 0) throw new Error(faults.join(' '));
}
