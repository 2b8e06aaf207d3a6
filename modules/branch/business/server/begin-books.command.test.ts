import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '#core/business-day.ts';
import { newId } from '#core/ids.ts';
import { voidedLine } from '#modules/point-of-sale/voided-line/voided-line.entity.ts';
import { importSheet } from '#server/testing/import-sheet.ts';
import { aBusiness, anEmployee, logIn } from '#server/testing/people.ts';
import { openShop, SHOP_BEGINS } from '#server/testing/shop.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { openTestSystem, type TestSystem } from '#server/testing/test-system.ts';
import { workbookBytes } from '#server-kit/excel/write-workbook.ts';
import { usualBeginOfBooks } from '../books-begin.rules.ts';

const TODAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Dar_es_Salaam' }).format(new Date());
const USUAL = usualBeginOfBooks(TODAY);

let system: TestSystem;
let shop: Awaited<ReturnType<typeof aBusiness>>;
let owner: TestBrowser;

beforeAll(async () => {
  system = await openTestSystem();
  shop = await aBusiness(system);
  owner = await logIn(system, shop.phone);
});
afterAll(() => system.close());
beforeEach(async () => {
  await system.db.adminQuery('update businesses set books_begin = $2 where id = $1', [
    shop.business_id,
    USUAL,
  ]);
  await system.db.adminQuery('update branches set lock_date = null where id = $1', [shop.branch_id]);
});

const begin = (browser: TestBrowser, books_begin: string) =>
  browser.ask('PUT api/business/books', { body: { books_begin } });
const begun = async () => (await owner.ask('GET api/business/books')).body.message.books_begin as string;

describe('the books of a business', () => {
  test('begin on the first day of the year before the one in which it is made', async () => {
    expect(usualBeginOfBooks('2026-11-20')).toBe('2025-01-01');
    expect(await begun()).toBe(USUAL);
  });

  test('begin earlier where an owner says so, and take what is dated then', async () => {
    const day = addDays(USUAL, -40);
    const opening = (date: string) =>
      owner.ask('POST api/product', {
        body: {
          name: `Sabuni ${newId()}`,
          selling_price: 1000,
          buying_price: 500,
          opening_stock: 5,
          opening_date: date,
        },
      });
    const refused = await opening(day);
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['opening_date']]);
    expect(refused.body.fields.opening_date).toContain(USUAL);
    expect((await begin(owner, day)).body.message).toEqual({ books_begin: day });
    expect((await opening(day)).status).toBe(200);
  });

  test('begin later only as far as nothing is dated before, and it is said how much and from when', async () => {
    const other = await aBusiness(system);
    const theirs = await logIn(system, other.phone);
    const [early, later] = [addDays(USUAL, 3), addDays(USUAL, 8)];
    for (const [opening_date, buying_price] of [
      [early, 0],
      [later, 500],
    ] as const) {
      const { status } = await theirs.ask('POST api/product', {
        body: {
          name: `Mchele ${newId()}`,
          selling_price: 1000,
          buying_price,
          opening_stock: 5,
          opening_date,
        },
      });
      expect(status).toBe(200);
    }
    const refused = await begin(theirs, addDays(USUAL, 400));
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['books_begin']]);
    expect(refused.body.fields.books_begin).toContain(`Dated before that day: 2, the first on ${early}.`);
    expect((await begin(theirs, addDays(early, 1))).status).toBe(400);
    expect((await begin(theirs, early)).body.message).toEqual({ books_begin: early });
  });

  test('hold for sheets, and for what a command dates by itself', async () => {
    const duka = await openShop(system.db);
    const bytes = await workbookBytes({
      sheets: [
        {
          name: 'Bidhaa',
          columns: [{ title: 'Name' }, { title: 'Stock' }, { title: 'Day' }],
          rows: [
            [
              { kind: 'text', text: 'Sukari' },
              { kind: 'text', text: '4' },
              { kind: 'date', date: '1969-07-20' },
            ],
          ],
        },
      ],
    });
    const mapping = { Name: 'name', Stock: 'opening_stock', Day: 'opening_date' };
    const { faults } = await importSheet(duka, 'product', bytes, { mapping }, true);
    const atDay = faults?.find(({ column }) => column === 'Day');
    expect(atDay?.reason).toBe(`The books begin on ${SHOP_BEGINS}. Choose that day or a later one.`);
    const dated = duka.work(({ tx }) => tx.insert(voidedLine, { date: '1969-07-20' } as never));
    await expect(dated).rejects.toMatchObject({ problems: { date: { key: 'before_books' } } });
  });

  test('do not begin on a day to come', async () => {
    const empty = await logIn(system, (await aBusiness(system)).phone);
    expect((await begin(empty, TODAY)).status).toBe(200);
    const { status, body } = await begin(empty, addDays(TODAY, 1));
    expect([status, Object.keys(body.fields)]).toEqual([400, ['books_begin']]);
  });

  test('begin no earlier once a branch has locked days since', async () => {
    await system.db.adminQuery('update branches set lock_date = $2 where id = $1', [
      shop.branch_id,
      addDays(USUAL, 30),
    ]);
    const { status, body } = await begin(owner, addDays(USUAL, -1));
    expect([status, body.code]).toEqual([409, 'locked_behind']);
    expect(await begun()).toBe(USUAL);
  });

  test('are not moved by whoever keeps the settings', async () => {
    const { phone, password } = await anEmployee(owner, ['access_branch_settings'], {
      branches: [shop.branch_id],
    });
    const manager = await logIn(system, phone, password);
    const { status, body } = await begin(manager, addDays(USUAL, -1));
    expect([status, body.code]).toEqual([403, 'owners_begin_books']);
  });
});
