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
  Litres: 'fuel_litres',
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

async function sheet(...rows: [day: string, km: number | null, litres?: number, cost?: number][]) {
  const text = (value: string) => ({ kind: 'text', text: value }) as const;
  const number = (value: number) => ({ kind: 'number', number: value, decimals: 0 }) as const;
  const bytes = await workbookBytes({
    sheets: [
      {
        name: 'Puma',
        columns: Object.keys(MAPPING).map((title) => ({ title })),
        rows: rows.map(([day, km, litres, cost = 651_000]) => [
          ...[text('Fuel'), text('T 561 DRS'), text(day), number(cost), km === null ? text('') : number(km)],
          litres === undefined ? text('') : number(litres),
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

test('a line of a statement confirms what a driver entered and adds none; what nobody entered is added (L12)', async () => {
  const before = await owed();
  const driver = { kind: 'fuel', paid_from: 'credit', has_receipt: true, receipt_number: '5521' };
  const ids = await db.adminQuery<{ truck: string; supplier: string }>(
    'select t.id as truck, s.id as supplier from trucks t, suppliers s',
  );
  const of = { truck_id: ids[0]?.truck, supplier_id: ids[0]?.supplier };
  const entered = { ...driver, ...of, date: '2026-11-20', fuel_litres: 210, cost: 651_000 };
  const { id } = await shop.create('truck-operation', entered);
  const lines = [
    ['2026-11-20', null, 210, 651_000],
    ['2026-11-20', null, 90, 279_000],
  ] as const;
  expect(await sheet(...lines.map((line) => [...line] as [string, null, number, number]))).toMatchObject({
    created: 1,
    skipped: 1,
  });
  expect(((await owed()) ?? 0n) - (before ?? 0n)).toBe(93_000_000n);
  const [confirmed] = await db.adminQuery<{ on: string | null }>(
    'select confirmed_on::text as on from truck_operations where id = $1',
    [id],
  );
  expect(confirmed?.on).not.toBeNull();
  // Once more: nothing is added, and two equal lines are two fills.
  const again = await sheet(...lines.map((line) => [...line] as [string, null, number, number]));
  expect(again).toMatchObject({ created: 0, skipped: 2 });
  const third = await sheet(['2026-11-20', null, 210, 651_000], ['2026-11-20', null, 210, 651_000]);
  expect(third).toMatchObject({ created: 1, skipped: 1 });
});
