import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { workbookBytes } from '#server-kit/excel/write-workbook.ts';
import { type KilledServer, openKilledServer } from './killed-server.ts';

export interface KilledOutcome {
  kills: number;
  /** After how many of them nothing had landed, and after how many everything. */
  nothing: number;
  everything: number;
  undone: number;
  /** How long all rows take without a kill. */
  seconds: number;
}

/** What an import of products writes, in figures; nothing but these may be seen after a kill. */
interface Kept {
  products: number;
  codes: number;
  stock: string;
  booked: string;
  imports: number;
}

/**
 * Kills the server at points spread over an import, starts it again and looks: all rows or none, never a part (T38). The
 * import was kept, so it is run again where nothing had landed, and taken back where everything had.
 */
export async function runKilledImports({
  rows,
  kills,
}: {
  rows: number;
  kills: number;
}): Promise<KilledOutcome> {
  const server = await openKilledServer();
  const admin = new pg.Client({ connectionString: server.adminUrl });
  await admin.connect();
  try {
    const file = await stockList(rows);
    const all = { products: rows, codes: rows, stock: `${rows * 2000}`, booked: `${rows * 2 * 80_000}` };
    const outcome: KilledOutcome = { kills: 0, nothing: 0, everything: 0, undone: 0, seconds: 0 };
    const first = await begin(server, file);
    const [began, written] = [performance.now(), await writtenSoFar(admin)];
    await run(server, first);
    outcome.seconds = (performance.now() - began) / 1000;
    const whole = (await writtenSoFar(admin)) - written;
    requireEqual('the import without a kill', await keptNow(admin), { ...all, imports: 1 });
    await undo(server, first);
    const empty = { products: 0, codes: 0, stock: '0', booked: '0' };
    let id = await begin(server, file);
    let done = 1;
    for (let n = 0; n < kills; n += 1) {
      const before = await writtenSoFar(admin);
      const running = server.ask('PUT', 'import/run', { body: { id } });
      await untilWritten(admin, before + (whole * LAST_POINT * n) / (kills - 1), running);
      await server.kill();
      const answer = await running;
      await server.start();
      outcome.kills += 1;
      const kept = await keptNow(admin);
      const landed = kept.products > 0;
      if (answer?.status === 200 && !landed) throw new Error('An import that was acknowledged is gone.');
      requireEqual(`what stands after kill ${n + 1}`, kept, {
        ...(landed ? all : empty),
        imports: landed ? done + 1 : done,
      });
      if (!landed) {
        outcome.nothing += 1;
        continue;
      }
      outcome.everything += 1;
      done += 1;
      await undo(server, id);
      outcome.undone += 1;
      requireEqual('what stands when it is taken back', await keptNow(admin), { ...empty, imports: done });
      id = await begin(server, file);
    }
    await run(server, id);
    requireEqual('the last import', await keptNow(admin), { ...all, imports: done + 1 });
    return outcome;
  } finally {
    await admin.end();
    await server.close();
  }
}

/** The last point lies behind the end, where everything must have landed. */
const LAST_POINT = 1.05;
const LOOK_AGAIN_MS = 10;

/** Bytes that the database has written to its log: how far an import has come, however busy the machine is. */
async function writtenSoFar(admin: pg.Client): Promise<number> {
  const { rows } = await admin.query<{ bytes: string }>(
    "select pg_current_wal_insert_lsn() - '0/0'::pg_lsn as bytes",
  );
  return Number(rows[0]?.bytes);
}

/** Waits for a point of an import that runs, or for its answer where that comes first. */
async function untilWritten(admin: pg.Client, bytes: number, running: Promise<unknown>): Promise<void> {
  let isAnswered = false;
  const answered = running.then(() => {
    isAnswered = true;
  });
  while (!isAnswered && (await writtenSoFar(admin)) < bytes)
    await Promise.race([answered, pause(LOOK_AGAIN_MS)]);
}

async function begin(server: KilledServer, file: Uint8Array): Promise<string> {
  const opened = await server.ask('POST', 'product/import/open', { file });
  const id = opened?.message.id;
  const mapping = {
    Name: 'name',
    Code: 'code',
    Buying: 'buying_price',
    Price: 'selling_price',
    Stock: 'opening_stock',
  };
  const checked = await server.ask('PUT', 'import', { body: { id, choice: { mapping }, check: true } });
  if (checked?.status !== 200 || checked.message.faulty !== 0)
    throw new Error(`The sheet is not in order: ${JSON.stringify(checked).slice(0, 300)}`);
  return id;
}

async function run(server: KilledServer, id: string): Promise<void> {
  const answer = await server.ask('PUT', 'import/run', { body: { id } });
  if (answer?.status !== 200) throw new Error(`It did not land: ${JSON.stringify(answer).slice(0, 300)}`);
}

async function undo(server: KilledServer, id: string): Promise<void> {
  const answer = await server.ask('PUT', 'import/undo', { body: { id, dry_run: false } });
  if (answer?.status !== 200)
    throw new Error(`It was not taken back: ${JSON.stringify(answer).slice(0, 300)}`);
}

async function keptNow(admin: pg.Client): Promise<Kept> {
  const { rows } = await admin.query<Kept>(`select
    (select count(*)::int from products where deleted_at is null) as products,
    (select count(distinct code)::int from products where deleted_at is null) as codes,
    (select coalesce(sum(quantity), 0)::text from stock_values) as stock,
    (select coalesce(sum(debit - credit), 0)::text from journal_lines where account_code = '1200') as booked,
    (select count(*)::int from imports where done_at is not null) as imports`);
  return rows[0] as Kept;
}

function requireEqual(what: string, is: Kept, want: Kept): void {
  if (Object.entries(want).some(([key, value]) => is[key as keyof Kept] !== value))
    throw new Error(`${what} is ${JSON.stringify(is)}, not ${JSON.stringify(want)}`);
}

/** Two of each product at 800, so that stock and books are known beforehand. */
function stockList(count: number): Promise<Uint8Array> {
  const text = (value: string) => ({ kind: 'text', text: value }) as const;
  const number = (value: number) => ({ kind: 'number', number: value, decimals: 0 }) as const;
  return workbookBytes({
    sheets: [
      {
        name: 'Bidhaa',
        columns: ['Name', 'Code', 'Buying', 'Price', 'Stock'].map((title) => ({ title })),
        rows: Array.from({ length: count }, (_, n) => [
          text(`Bidhaa ${n}`),
          text(`K-${n}`),
          number(800),
          number(1000),
          number(2),
        ]),
      },
    ],
  });
}
