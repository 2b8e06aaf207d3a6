import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { postEntries } from '#modules/finance/public.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { openShop, type Shop } from '#server/testing/shop.ts';
import { readWorkbook } from '#server-kit/excel/read-workbook.ts';
import type { FileAnswer } from '#server-kit/http/file-answer.ts';
import { type TestDatabase, testDatabase } from '#server-kit/testing/database.ts';
import { exportTrialBalance } from './export-trial-balance.query.ts';

let db: TestDatabase;
let shop: Shop;

beforeAll(async () => {
  db = await testDatabase();
  shop = await openShop(db);
  await shop.create('account', { name: '=1+1', type: 'bank', opening_balance: 500 });
  await shop.work(({ tx }) =>
    postEntries(tx, [
      {
        branch_id: shop.branch.id,
        date: '2026-10-31',
        source: { kind: 'test', id: newId() },
        lines: [
          { account: '1010', debit: 1_250_050n },
          { account: '4000', credit: 1_250_050n },
        ],
      },
    ]),
  );
});
afterAll(async () => {
  await booksHold(db);
  await db.close();
});

/** The workbook as our own reader reads it back. */
async function exported(query: Record<string, string>, language: 'en' | 'sw' = 'en') {
  const file = await shop.ask((context) => {
    const read = { ...context, language };
    const input = exportTrialBalance.read({ query: new Map(Object.entries(query)), body: undefined }, read);
    return exportTrialBalance.run({ ...read, input }) as Promise<FileAnswer>;
  });
  const bytes = file.content instanceof Readable ? await buffer(file.content) : file.content;
  const [sheet] = (await readWorkbook(bytes)).sheets;
  const rows = sheet?.rows.map((row) => Array.from(row, (cell) => cell?.number ?? cell?.text ?? '')) ?? [];
  return { name: file.name, sheet: sheet?.name, rows };
}

test('every account stands there with numbers as numbers, and the totals below', async () => {
  const { name, sheet, rows } = await exported({ date: '2026-11-01', date_to: '2026-11-20' });
  expect(name).toBe('trial-balance-2026-11-20.xlsx');
  expect(sheet).toBe('Trial balance 2026-11-20');
  expect(rows[0]?.slice(0, 4)).toEqual(['Code', 'Account', 'Type', 'Opening debit, TZS']);
  expect(rows.slice(1)).toEqual([
    ['1010', 'Cash in hand', 'Asset', 12500.5, 0, 0, 0, 12500.5, 0],
    ['1020-01', '=1+1', 'Asset', 0, 0, 500, 0, 500, 0],
    ['3010', 'Opening balance equity', 'Equity', 0, 0, 0, 500, 0, 500],
    ['4000', 'Sales of goods', 'Revenue', 0, 12500.5, 0, 0, 0, 12500.5],
    ['', 'Total', '', 12500.5, 12500.5, 500, 500, 13000.5, 13000.5],
  ]);
});

test('it speaks the language of whoever asks', async () => {
  const { sheet, rows } = await exported({}, 'sw');
  expect(sheet).toBe('Urari 2026-11-20');
  expect(rows[0]?.[1]).toBe('Akaunti');
  expect(rows.at(-1)?.[1]).toBe('Jumla');
});
