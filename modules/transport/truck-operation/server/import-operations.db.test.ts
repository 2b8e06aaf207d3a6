// cspell:ignore Puma
import { afterAll, beforeAll, expect, test } from 'vitest';
import { booksHold } from '#server/testing/books-hold.ts';
import { importSheet } from '#server/testing/import-sheet.ts';
import { openShop, type Shop } from '#server/testing/shop.ts';
import { workbookBytes } from '#server-kit/excel/write-workbook.ts';
import { type TestDatabase, testDatabase } from '#server-kit/testing/database.ts';

const MAPPING = {
  Kind: 'kind',
  Truck: 'truck_id',
  Day: 'date',
  Amount: 'cost',
  Km: 'odometer',
  From: 'paid_from',
  Station: 'supplier_id',
};

let db: TestDatabase;
let shop: Shop;

beforeAll(async () => {
  db = await testDatabase();
  shop = await openShop(db);
  await shop.create('truck', { registration: 'T 561 DRS' });
  await shop.create('supplier', { name: 'Puma' });
});
afterAll(async () => {
  await booksHold(db);
  await db.close();
});

async function sheet(...rows: [day: string, km: number][]) {
  const text = (value: string) => ({ kind: 'text', text: value }) as const;
  const number = (value: number) => ({ kind: 'number', number: value, decimals: 0 }) as const;
  const bytes = await workbookBytes({
    sheets: [
      {
        name: 'Puma',
        columns: Object.keys(MAPPING).map((title) => ({ title })),
        rows: rows.map(([day, km]) => [
          ...[text('Fuel'), text('T 561 DRS'), text(day), number(651_000), number(km)],
          ...[text('On credit'), text('Puma')],
        ]),
      },
    ],
  });
  return importSheet(shop, 'truck-operation', bytes, { mapping: MAPPING });
}

async function owed(): Promise<bigint | undefined> {
  const [sum] = await db.adminQuery<{ sum: bigint }>(
    "select coalesce(sum(remain_amount), 0)::bigint as sum from debts where source_kind = 'truck-operation'",
  );
  return sum?.sum;
}

test('readings of one truck in one sheet are held against each other', async () => {
  await expect(sheet(['2026-11-10', 84_960], ['2026-11-09', 85_100])).rejects.toMatchObject({
    data: { faults: [{ row: 3, column: 'Km', rule: 'reading_does_not_fit' }] },
  });
  expect(await owed()).toBe(0n);
  expect((await sheet(['2026-11-10', 84_960], ['2026-11-09', 84_500])).created).toBe(2);
  expect(await owed()).toBe(130_200_000n);
});
