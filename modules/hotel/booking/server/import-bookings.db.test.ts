// cspell:ignore Baraka Tumaini Neema Kweka
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#core/business-day.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { importSheet } from '#server/testing/import-sheet.ts';
import { openShop, SHOP_DAY, type Shop } from '#server/testing/shop.ts';
import { workbookBytes } from '#server-kit/excel/write-workbook.ts';
import { undoImport } from '#server-kit/import/undo-import.ts';
import { type TestDatabase, testDatabase } from '#server-kit/testing/database.ts';

let db: TestDatabase;
let shop: Shop;
const TYPE = 'Double';
const [ONE, OTHER] = ['101', '102'];
beforeAll(async () => {
  db = await testDatabase();
  shop = await openShop(db, { settings: { vat_registered: true, price_mode: 'inclusive' } });
  const { id } = await shop.create('room-type', { name: TYPE, price: 85_000 });
  for (const number of [ONE, OTHER]) await shop.create('room', { number, room_type_id: id });
  await shop.create('customer', { name: 'Asha Mushi' });
  // Whoever brings an agreed price is named beside it.
  await db.adminQuery(
    `insert into users (business_id, id, name, phone_number, account_type, status, search_text)
     values ($1, $2, 'Neema', '255711000301', 'owner', 'active', '')`,
    [shop.business_id, await shop.ask(({ actor }) => Promise.resolve(actor.user_id))],
  );
});
afterAll(() => db.close());

const inDays = (days: number) => addDays(SHOP_DAY, days);
const COLUMNS = ['customer_id', 'check_in', 'check_out', 'room_type_id', 'room_id', 'price', 'room_later'];
const MAPPING = Object.fromEntries(COLUMNS.map((column) => [column, column]));
type Said = [guest: string, since: number, until: number, room?: string, price?: number, later?: string];

async function sheetOf(rows: readonly Said[]): Promise<Uint8Array> {
  const text = (value: string) => ({ kind: 'text', text: value }) as const;
  return workbookBytes({
    sheets: [
      {
        name: 'Bookings',
        columns: COLUMNS.map((title) => ({ title })),
        rows: rows.map(([guest, since, until, room = '', price, later = '']) => [
          ...[text(guest), text(inDays(since)), text(inDays(until)), text(TYPE), text(room)],
          ...[text(price === undefined ? '' : String(price)), text(later)],
        ]),
      },
    ],
  });
}
const bring = async (rows: readonly Said[], dryRun = false) =>
  importSheet(
    shop,
    'booking',
    await sheetOf(rows),
    { mapping: MAPPING, create_missing: ['customer'] },
    dryRun,
  );
const counted = async () => {
  const [found] = await db.adminQuery<{ bookings: number; taken: number; last: string }>(
    `select (select count(*) from room_bookings)::int as bookings, (select count(*) from occupations)::int as taken,
       (select coalesce(sum(last), 0) from number_series where kind = 'booking') as last`,
  );
  return found;
};

test('a sheet of bookings is tried without taking a room or a number, and brought with the rooms that it names', async () => {
  const rows: Said[] = [
    ['Asha Mushi', 1, 3, OTHER],
    ['Baraka Tumaini', 1, 2],
    ['Neema Kweka', 2, 5, '', 70_000, 'yes'],
  ];
  const before = await counted();
  expect(await bring(rows, true)).toMatchObject({ rows: 3, faulty: 0, to_create: 3, faults: [] });
  expect(await counted()).toEqual(before);
  expect(await bring(rows)).toMatchObject({ created: 3, added: { customer: 2 } });
  const brought = await db.adminQuery(
    `select c.name as guest, r.number as room, b.room_later, b.stay_amount from room_bookings b
     join customers c on c.id = b.customer_id left join rooms r on r.id = b.room_id order by b.number`,
  );
  expect(brought).toEqual([
    { guest: 'Asha Mushi', room: OTHER, room_later: null, stay_amount: 17_000_000n },
    { guest: 'Baraka Tumaini', room: ONE, room_later: null, stay_amount: 8_500_000n },
    { guest: 'Neema Kweka', room: null, room_later: true, stay_amount: 21_000_000n },
  ]);
});

test('a row that finds no room says so beside its row, also because of a row above it, and nothing is brought', async () => {
  const rows: Said[] = [
    ['Asha Mushi', 1, 2, OTHER],
    ['Asha Mushi', 10, 12, ONE],
    ['Asha Mushi', 11, 13, ONE],
    ['Asha Mushi', 10, 12, '', undefined, 'yes'],
    ['Asha Mushi', 11, 12, '', undefined, 'yes'],
    ['Asha Mushi', -3, 2],
  ];
  const before = await counted();
  const tried = await bring(rows, true);
  expect(tried.faults?.map(({ row }) => row)).toEqual([2, 4, 6, 7]);
  expect(tried.faults?.map(({ reason }) => reason)).toEqual([
    expect.stringContaining('Asha Mushi'),
    expect.stringContaining('Asha Mushi'),
    expect.stringContaining(TYPE),
    expect.any(String),
  ]);
  await expect(bring(rows)).rejects.toMatchObject({ code: 'import_refused' });
  expect(await counted()).toEqual(before);
});

test('is taken back in one step: its rooms are free again; and stays whole once one of them was changed', async () => {
  const there = () =>
    db.adminQuery<{ bookings: number; taken: number; void: number }>(
      `select (select count(*) from room_bookings where deleted_at is null)::int as bookings,
         (select count(*) from occupations)::int as taken,
         (select count(*) from room_bookings where stage = 'void')::int as void`,
    );
  const undo = (id: string, dry_run = false) => shop.work((context) => undoImport({ id, dry_run }, context));
  const rows: Said[] = [
    ['Asha Mushi', 20, 22, OTHER],
    ['Asha Mushi', 20, 23, '', undefined, 'yes'],
  ];
  const [before = { bookings: 0, taken: 0, void: 0 }] = await there();
  const first = String((await bring(rows)).id);
  expect((await there())[0]).toMatchObject({ taken: before.taken + 1 });
  expect(await undo(first, true)).toMatchObject({ to_delete: 2, refused: 0 });
  expect((await there())[0]).toMatchObject({ bookings: before.bookings + 2, void: before.void });
  expect(await undo(first)).toMatchObject({ to_delete: 2, refused: 0 });
  expect((await there())[0]).toEqual({ ...before, void: before.void + 2 });
  // The rooms may be had by others, the same file may come again, and what somebody has changed keeps all of it.
  const second = String((await bring([['Asha Mushi', 30, 31, OTHER], ...rows])).id);
  const [found] = await db.adminQuery<{ id: string; version: number }>(
    'select id, version from room_bookings where deleted_at is null and check_in = $1',
    [inDays(30)],
  );
  await shop.change('booking', String(found?.id), { version: found?.version, remarks: 'Late' });
  const [after] = await there();
  expect(await undo(second, true)).toMatchObject({ to_delete: 3, refused: 1 });
  await expect(undo(second)).rejects.toMatchObject({ code: 'undo_refused' });
  expect((await there())[0]).toEqual(after);
});

test('after all of it the books hold', async () => {
  await booksHold(db);
});
