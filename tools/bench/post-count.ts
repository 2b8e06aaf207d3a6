import pg from 'pg';
import { newId } from '#core/ids.ts';
import { type Database, openDatabase } from '#server-kit/db/database.ts';
import { clientOf } from './caller.ts';
import type { Installation } from './installation.ts';
import { EMPTY_CALL } from './lists.ts';
import { type Times, timesOf } from './measure.ts';
import type { BenchCaller } from './seed.ts';

/** Lines of the count, each with a difference. */
const LINES = 3000;
const LINES_A_CALL = 1000;
const TURNS = 5;

/** Posting a count over HTTP and as SQL written by hand, in milliseconds; `ratio` is what must stay below two. */
export interface CountFigure {
  lines: number;
  call: Times;
  sql: Times;
  empty: Times;
  /** The call against the SQL and an empty guarded call together, turn by turn. */
  ratio: Times;
}

interface Counted {
  product_id: string;
  quantity: string;
}

/** Two counts of the same differences in turn: one is posted by the product, the other by hand; both leave the same stock. */
export async function measurePostCount(installation: Installation, owner: BenchCaller): Promise<CountFigure> {
  const database = openDatabase({ appUrl: installation.appUrl, loginUrl: installation.loginUrl });
  const admin = new pg.Client({ connectionString: installation.adminUrl });
  await admin.connect();
  const client = clientOf(installation.address, owner);
  const taken = { call: [] as number[], sql: [] as number[], empty: [] as number[] };
  const time = async (into: number[], work: () => Promise<unknown>) => {
    const began = performance.now();
    await work();
    into.push(performance.now() - began);
  };
  try {
    for (let turn = -1; turn < TURNS; turn += 1) {
      const into = turn < 0 ? { call: [], sql: [], empty: [] } : taken;
      const posted = await countThousands(installation, owner, admin);
      await time(into.call, () => put(installation, owner, 'post', { id: posted }));
      const byHand = await countThousands(installation, owner, admin);
      await time(into.sql, () => postByHand(database, owner, byHand));
      await time(into.empty, () => client.get(EMPTY_CALL));
      await requireSame(admin, posted, byHand);
    }
  } finally {
    client.close();
    await admin.end();
    await database.close();
  }
  const ratios = taken.call.map((ms, turn) => ms / ((taken.sql[turn] ?? 0) + (taken.empty[turn] ?? 0)));
  return {
    lines: LINES,
    call: timesOf(taken.call),
    sql: timesOf(taken.sql),
    empty: timesOf(taken.empty),
    ratio: timesOf(ratios),
  };
}

/** A count in which every second product has one more than the books say, and the others one less. */
async function countThousands(
  installation: Installation,
  owner: BenchCaller,
  admin: pg.Client,
): Promise<string> {
  const { rows } = await admin.query<Counted & { store_id: string }>(IN_STORE, [owner.branchId, LINES]);
  const id = newId() as string;
  const started = { id, store_id: rows[0]?.store_id, blind: false };
  await send(installation, owner, { method: 'POST', path: 'api/stock-take', key: id, body: started });
  for (let from = 0; from < rows.length; from += LINES_A_CALL) {
    const lines = rows.slice(from, from + LINES_A_CALL).map(({ product_id, quantity }, place) => ({
      product_id,
      counted: Number(quantity) / 1000 + (place % 2 === 0 ? 1 : -1),
    }));
    await put(installation, owner, 'count', { id, lines });
  }
  return id;
}

const IN_STORE = `
select l.product_id, l.store_id, l.quantity::text
from stock_levels l join stores s on s.id = l.store_id and s.is_default and s.branch_id = $1
where l.quantity >= 1000 order by l.product_id limit $2`;

function put(installation: Installation, owner: BenchCaller, step: string, body: object): Promise<void> {
  const path = `api/stock-take/${step}`;
  return send(installation, owner, { method: 'PUT', path, key: newId() as string, body });
}

async function send(
  { address }: Installation,
  { token, branchId }: BenchCaller,
  { method, path, key, body }: { method: string; path: string; key: string; body: object },
): Promise<void> {
  const headers = {
    ...{ authorization: `Bearer ${token}`, 'x-branch': branchId },
    ...{ 'content-type': 'application/json', 'idempotency-key': key },
  };
  const answer = await fetch(`${address}/${path}`, { method, headers, body: JSON.stringify(body) });
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
}

/** What somebody writes who knows the tables, in one transaction of the application's role behind row-level security. */
async function postByHand(database: Database, { accessHash }: BenchCaller, id: string): Promise<void> {
  await database.transaction(accessHash, {}, async (tx) => {
    for (const text of BY_HAND) await tx.query(text, [id]);
  });
}

const DIFFERING = `
  select t.business_id, t.branch_id, t.store_id, c.no, c.product_id, c.batch_id, c.counted, c.stock_then,
         c.created_at, c.created_by, c.counted - c.stock_then as variance,
         round((c.counted - c.stock_then) * v.value::numeric / v.quantity)::bigint as value
  from stock_counts c
  join stock_takes t on t.business_id = c.business_id and t.id = c.stock_take_id
  join stock_values v on v.business_id = t.business_id and v.product_id = c.product_id and v.branch_id = t.branch_id
  where c.stock_take_id = $1`;

const BY_HAND = [
  'select id from stock_takes where id = $1 for update',
  `select v.product_id from stock_values v
   join stock_counts c on c.product_id = v.product_id and c.branch_id = v.branch_id
   where c.stock_take_id = $1 order by v.product_id for update of v`,
  `insert into stock_take_lines
     (business_id, stock_take_id, line_no, product_id, counted, stock_then, variance, value, counted_by_id, counted_at)
   select business_id, $1, no, product_id, counted, stock_then, variance, value, created_by, created_at
   from (${DIFFERING}) d`,
  `insert into stock_movements
     (business_id, id, branch_id, product_id, store_id, batch_id, kind, cause, date, quantity, value, stock_after,
      source_kind, source_id, line_no)
   select business_id, uuidv7(), branch_id, product_id, store_id, batch_id, 'stock-take', 'automatic', current_date,
          variance, value, counted, 'stock-take', $1, no
   from (${DIFFERING}) d`,
  `insert into journal_entries (business_id, id, branch_id, date, source_kind, source_id, currency)
   select business_id, uuidv7(), branch_id, current_date, 'stock-take', id, 'TZS' from stock_takes where id = $1`,
  `insert into journal_lines (business_id, entry_id, line_no, branch_id, date, account_code, debit, credit)
   select e.business_id, e.id, row_number() over (), e.branch_id, e.date, l.code, greatest(l.amount, 0), greatest(-l.amount, 0)
   from journal_entries e
   cross join lateral (
     select '1200' as code, sum(value) as amount from stock_take_lines where stock_take_id = $1
     union all select '5010', -sum(value) from stock_take_lines where stock_take_id = $1 and value < 0
     union all select '4910', -sum(value) from stock_take_lines where stock_take_id = $1 and value > 0) l
   where e.source_id = $1 and l.amount <> 0`,
  `update stock_levels l set quantity = l.quantity + c.counted - c.stock_then
   from stock_counts c join stock_takes t on t.id = c.stock_take_id
   where c.stock_take_id = $1 and l.product_id = c.product_id and l.store_id = t.store_id and l.batch_id = c.batch_id`,
  `update stock_values v set quantity = v.quantity + d.variance, value = v.value + d.value,
     known_quantity = v.quantity + d.variance, known_value = v.value + d.value
   from stock_take_lines d join stock_takes t on t.id = d.stock_take_id
   where d.stock_take_id = $1 and v.product_id = d.product_id and v.branch_id = t.branch_id`,
  `update stock_takes set status = 'posted', date = current_date, version = version + 1, updated_at = now() where id = $1`,
];

/** Two things may only be compared when they have done the same. */
async function requireSame(admin: pg.Client, posted: string, byHand: string): Promise<void> {
  const { rows } = await admin.query<{ lines: number; moved: number; booked: number }>(
    `select (select count(*)::int from stock_take_lines where stock_take_id = t.id) as lines,
            (select count(*)::int from stock_movements where source_id = t.id and quantity in (1000, -1000)) as moved,
            (select count(*)::int from journal_lines l join journal_entries e on e.id = l.entry_id
             where e.source_id = t.id) as booked
     from unnest($1::uuid[]) t(id)`,
    [[posted, byHand]],
  );
  const [one, other] = rows.map((row) => JSON.stringify(row));
  if (one !== other || rows[0]?.moved !== LINES) throw new Error(`Not the same: ${one} and ${other}.`);
}
