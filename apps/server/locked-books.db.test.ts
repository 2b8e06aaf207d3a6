import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '#core/business-day.ts';
import { workbookBytes } from '#server-kit/excel/write-workbook.ts';
import { today } from '#server-kit/operation/clock.ts';
import { type TestDatabase, testDatabase } from '#server-kit/testing/database.ts';
import { placesOf, putDay, versionOf } from './testing/days-of-calls.ts';
import { type GoodCall, goodCalls } from './testing/hostile/good-call.ts';
import { openTwoBusinesses, type TwoBusinesses } from './testing/two-businesses.ts';

// Every day that any call takes, typed as one up to which the books are locked: none of them reaches either ledger.
let db: TestDatabase;
let system: TwoBusinesses;
let calls: readonly GoodCall[];
let locked: string;

beforeAll(async () => {
  db = await testDatabase();
  system = await openTwoBusinesses(db);
  const sheet = { name: 'x', columns: [{ title: 'Name' }], rows: [[{ kind: 'text' as const, text: 'x' }]] };
  const ground = {
    mine: system.mine,
    theirs: system.theirs,
    workbook: Buffer.from(await workbookBytes({ sheets: [sheet] })),
    versions: new Map<string, number>(),
  };
  const commands = system.operations.filter(({ kind, accepts }) => kind === 'command' && accepts === 'json');
  calls = await goodCalls(commands, ground);
  const place = { time_zone: 'Africa/Dar_es_Salaam', day_starts_at: '00:00' };
  locked = addDays(today({ now: () => new Date() }, place), -1);
});
afterAll(() => system.close());
beforeEach(() => db.adminQuery('update branches set lock_date = null, soft_lock_date = null'));

/** Among those that are stopped by the lock and by nothing before it. */
const REFUSED = [
  ...['sale.return', 'invoice.issue', 'purchase.create', 'stock-adjustment.create', 'product.create'],
  ...['transaction.create', 'expense.create', 'debt.create', 'payment.create', 'payment.pay-back'],
];

/** What stands in the ledgers on locked days. */
async function behindTheLock() {
  return db.adminQuery(
    `select 'entries' as of, count(*)::int, max(id::text) as last from journal_entries where date <= $1
     union all select 'movements', count(*)::int, max(id::text) from stock_movements where date <= $1`,
    [locked],
  );
}

test.each(['lock_date', 'soft_lock_date'])(
  'nothing reaches the ledgers behind the %s, whatever call says the day',
  async (lock) => {
    await db.adminQuery(`update branches set ${lock} = $1`, [locked]);
    const before = await behindTheLock();
    const refused = new Set<string>();
    for (const call of calls)
      for (const place of placesOf(call)) {
        const body = { ...call.body?.(), ...(await versionOf(db, call)) };
        putDay(body, place, locked);
        const { name, method, path } = call.operation;
        const query = new URLSearchParams(call.query).toString();
        const route = `${method} ${path}${query ? `?${query}` : ''}`;
        const { body: said } = await system.server.ask(system.mine.owner, route, call.ask(body));
        if (/^(books_locked|lock_reason_needed)$/.test(said.code ?? '')) refused.add(name);
        expect(await behindTheLock(), name).toEqual(before);
      }
    for (const one of REFUSED) expect([...refused]).toContain(one);
  },
);
