import pg from 'pg';
import { clientOf } from './caller.ts';
import type { Installation } from './installation.ts';
import { inTurn, type Times, timesOf } from './measure.ts';
import { type BenchCaller, createBusiness } from './seed.ts';

/** So many payments stand in the list; page 25,000 is the middle of it at twenty a page. */
export const PAYMENTS = 1_000_000;

/** What one asks of a long list, over HTTP and in milliseconds. */
export interface MillionFigure {
  name: string;
  call: Times;
  /** So many milliseconds are allowed, or so many first pages, whichever is more; absent where nothing is asked for. */
  allowed?: { ms: number; firstPages: number };
}

/** A page far down: in milliseconds, and beside the first page of the same run, for machines are noisy. */
const FAR = { ms: 100, firstPages: 4 };

/** The filter that one in ten payments passes. */
export const TENTH_OF_PAYMENTS = `filter=${encodeURIComponent(JSON.stringify({ join: 'all', parts: [{ field: 'amount', is: 'above', value: 90_000 }] }))}`;

/** The usual order is that of the newest; an amount that one in ten payments reaches is a filter as people make it. */
const QUESTIONS = [
  { name: 'first page', path: 'api/payment/list?limit=20' },
  { name: 'page 2', path: 'api/payment/list?limit=20&page=2' },
  { name: 'page 25,000', path: 'api/payment/list?limit=20&page=25000', allowed: FAR },
  { name: 'the last page, 50,000', path: 'api/payment/list?limit=20&page=50000', allowed: FAR },
  { name: 'page 25,000 by amount', path: 'api/payment/list?limit=20&page=25000&sort=amount' },
  { name: 'first page of a filter (100,000 rows)', path: `api/payment/list?limit=20&${TENTH_OF_PAYMENTS}` },
  { name: 'totals of the whole list', path: 'api/payment/totals' },
  { name: 'totals over the filter', path: `api/payment/totals?${TENTH_OF_PAYMENTS}` },
] as const;

/** A shop with a million payments, by its owner. */
export async function seedMillion({ dataDir, adminUrl }: Installation): Promise<BenchCaller> {
  const owner = await createBusiness(dataDir);
  await seedPayments(adminUrl, owner.branchId);
  return owner;
}

/** Each question eleven times in turn. */
export async function measureMillion(
  installation: Installation,
  owner: BenchCaller,
): Promise<MillionFigure[]> {
  const client = clientOf(installation.address, owner);
  try {
    await requireWhole(client);
    const things = Object.fromEntries(QUESTIONS.map(({ name, path }) => [name, () => client.get(path)]));
    const taken = await inTurn(things, { rounds: 11, warmUp: 1 });
    return QUESTIONS.map(({ path: _, ...question }) => ({
      ...question,
      call: timesOf(taken[question.name] ?? []),
    }));
  } finally {
    client.close();
  }
}

/** Pages that took longer than they are allowed to. */
export function missedOfMillion(figures: readonly MillionFigure[]): string[] {
  const first = figures[0]?.call.median ?? 0;
  return figures.flatMap(({ name, call, allowed }) => {
    const most = allowed ? Math.max(allowed.ms, allowed.firstPages * first) : Number.POSITIVE_INFINITY;
    if (call.median <= most) return [];
    return [`${name}: ${call.median.toFixed(0)} ms, ${most.toFixed(0)} are allowed.`];
  });
}

/** A list that is measured must be the one that is meant: no page holds a row of another, and the sums are right. */
async function requireWhole(client: ReturnType<typeof clientOf>): Promise<void> {
  const ask = async (path: string) => JSON.parse(String((await client.get(path)).body)).message;
  const pages = await Promise.all(
    [1, 2, 25_000, 50_000].map((page) => ask(`api/payment/list?limit=20&page=${page}`)),
  );
  const ids = new Set(pages.flatMap(({ data }) => data.map(({ id }: { id: string }) => id)));
  const { count } = await ask('api/payment/totals');
  if (ids.size !== 80 || pages[0].total !== PAYMENTS || count !== PAYMENTS)
    throw new Error(`Not the list that was written: ${ids.size}, ${pages[0].total}, ${count}.`);
}

async function seedPayments(adminUrl: string, branchId: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    await admin.query(PAYMENTS_SQL, [branchId, PAYMENTS]);
    await admin.query('vacuum (analyze)');
  } finally {
    await admin.end();
  }
}

/** $1 branch, $2 how many: three years of payments in their order, of amounts that no two neighbours share. */
const PAYMENTS_SQL = `
insert into payments (business_id, id, branch_id, party_name, kind, direction, amount, debts_amount, deposit_amount,
                      account_id, mode, date, status, search_text, created_at, created_by)
select b.business_id, gen_random_uuid(), b.id, 'Customer ' || n % 5000, 'customer', case n % 7 when 0 then 'out' else 'in' end,
       (n::bigint * 7919 % 100000) * 100 + 100, 0, 0, a.id, 'cash', current_date - ((1000000 - n) / 1000)::int, 'posted',
       'customer ' || n % 5000, now() - make_interval(secs => (1000000 - n) * 86.0), u.id
from generate_series(1, $2::int) n, branches b
join lateral (select id from users where business_id = b.business_id limit 1) u on true
join lateral (select id from accounts where business_id = b.business_id and branch_id = b.id limit 1) a on true
where b.id = $1`;
