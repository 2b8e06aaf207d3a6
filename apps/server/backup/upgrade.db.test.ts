// cspell:ignore Mlima mrefu yeyqxe Xlenck
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyDatabase, type TestDatabase } from '#server-kit/testing/database.ts';
import { booksHold } from '../testing/books-hold.ts';
import { logIn } from '../testing/people.ts';
import type { TestBrowser } from '../testing/test-browser.ts';
import { openTestSystem, type TestSystem } from '../testing/test-system.ts';
import type { Contents } from './contents.ts';
import { loadBackup } from './load-backup.ts';
import { type LookedOver, lookOver } from './look-over.ts';

/**
 * A sample shop of ten days, with sales, a void, a return, debts, payments, reminders and a token, as the release of
 * 2026-11-23 wrote it: the last one before tables were renamed. Its key was made for it and is used nowhere else.
 */
const FILE = join(import.meta.dirname, 'testing/before-renames.backup');
const OWNER = { phone: '255700200100', password: 'Mlima-mrefu-5895' };
const TOKEN = 'op_TID_Xu_E3V_qxcFJ24-L7790e95yeyqxeNJRuXlenck';

/** What that release answered: account, then debit and credit before the day and on it. */
const BOOKS = [
  '1010 447000 0 72600 31400',
  '1020 33100 0 3200000 0',
  '1030 243200 0 482000 0',
  '1100 2000 0 0 2000',
  '1200 2076260 0 26220 84320',
  '3010 0 2660080 0 3650000',
  '4000 0 725300 31400 102600',
  '5000 583820 0 84320 26220',
];
const LAST_SEAL = { position: 338, hash: 'b1461a87944fca0e50cb9d114b0de838d73d9b590e888f9158e47718691fc2ac' };

let system: TestSystem;
let contents: Contents;
let found: LookedOver;
let owner: TestBrowser;
let rowsAtFirst: number;

beforeAll(async () => {
  const db = await emptyDatabase();
  contents = await loadBackup(db.url('admin'), FILE);
  found = await lookOver(db.url('admin'), contents);
  const serverKey = Buffer.from(contents.opening.server_key?.kept ?? '', 'base64url');
  rowsAtFirst = await rowsOf(db);
  system = await openTestSystem(db, { serverKey });
  owner = await logIn(system, OWNER.phone, OWNER.password);
});
afterAll(() => system?.close());

test('an installation of an earlier release has the same books', async () => {
  expect(found.notes).toEqual([]);
  await booksHold(system.db);
  const { body } = await owner.ask('GET api/report/trial-balance?date=2026-11-23');
  const rows: Record<string, unknown>[] = body.message.rows;
  expect(
    rows.map((row) =>
      ['account_code', 'opening_debit', 'opening_credit', 'period_debit', 'period_credit']
        .map((key) => row[key])
        .join(' '),
    ),
  ).toEqual(BOOKS);
});

/** Rows that later releases add: the account of cash to be explained, and the codes of its 55 products beside their barcodes. */
const ADDED_SINCE = 1 + 55;

test('it has every row, under whatever name, and its activities are as they were sealed', async () => {
  const written = contents.closing.tables.filter(
    ({ table }) => table.startsWith('public.') && table !== 'public.schema_migrations',
  );
  expect(rowsAtFirst).toBe(written.reduce((sum, { rows }) => sum + rows, 0) + ADDED_SINCE);
  expect((await owner.ask('GET api/activity/check?after=0')).body.message).toMatchObject({
    ...LAST_SEAL,
    fault: null,
  });
});

test('its people log in, and its programs by their tokens', async () => {
  expect((await owner.ask('GET api/product/list?limit=1000')).body.message.data).toHaveLength(55);
  // The token is for a year, which may be over when this runs.
  await system.db.adminQuery(
    "update ctx.access set expires_at = now() + interval '1 day' where kind = 'token'",
  );
  const byToken = await system.server.app.inject({
    url: '/api/sale/list?limit=1',
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  expect(byToken.json().message.total).toBe(52);
  const { body } = await owner.ask('GET api/customer/list?limit=1');
  expect(body.message.total).toBe(11);
});

test('lines voided before they were called so are listed, and their sealed activities are read by the name of today', async () => {
  const written = contents.closing.tables.find(({ table }) => table === 'public.removed_lines')?.rows ?? 0;
  const { body } = await owner.ask('GET api/voided-line/list?limit=100');
  // One of them was in the branch that opens first.
  expect([written, body.message.total, body.message.data.length]).toEqual([2, 1, 1]);
  const [line] = body.message.data;
  const old = await owner.ask(`GET api/activity/list?entity=removed-line&record_id=${line.id}`);
  expect(old.body.message.data).toMatchObject([
    {
      type: 'creation',
      changes: expect.arrayContaining([expect.objectContaining({ field: 'name', after: line.name })]),
    },
  ]);
});

test('each movement says why it moved stock and what lay there after it, and stays what nobody changes', async () => {
  const rows = await system.db.adminQuery<{ kind: string; cause: string; right: boolean }>(
    `select m.kind, m.cause, bool_and(m.stock_after = (
       select sum(b.quantity) from stock_movements b
       where b.business_id = m.business_id and b.product_id = m.product_id and b.store_id = m.store_id
         and b.id <= m.id)) as right
     from stock_movements m group by 1, 2 order by 1`,
  );
  expect(rows).toEqual(
    ['opening', 'sale', 'sale-return', 'sale-void'].map((kind) => ({
      ...{ kind, right: true },
      cause: kind === 'opening' ? 'automatic' : 'sale',
    })),
  );
  await expect(system.db.adminQuery('update stock_movements set stock_after = 0')).rejects.toThrow();
});

async function rowsOf(db: TestDatabase): Promise<number> {
  const [sum] = await db.adminQuery<{ rows: string }>(
    `select sum((xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %s', oid::regclass), false, true, '')))[1]::text::bigint)::text as rows
     from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'schema_migrations'`,
  );
  return Number(sum?.rows);
}
