import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Fields } from '#core/fields/kind.ts';
import { registry } from '#modules/registry.ts';
import { workbookBytes } from '#server-kit/excel/write-workbook.ts';
import { type TestDatabase, testDatabase } from '#server-kit/testing/database.ts';
import { placesOf, putDay, versionOf } from './testing/days-of-calls.ts';
import { type GoodCall, goodCalls } from './testing/hostile/good-call.ts';
import { openTwoBusinesses, type TwoBusinesses } from './testing/two-businesses.ts';

// Every day that any call takes, typed as one of 1969: whichever command forgets that the books begin is found here.
let db: TestDatabase;
let system: TwoBusinesses;
let calls: Map<string, GoodCall>;

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
  calls = new Map((await goodCalls(commands, ground)).map((call) => [call.operation.name, call]));
});
afterAll(() => system.close());

const ODD = '1969-07-20';

test('nothing is dated before the books begin, whatever call says the day', async () => {
  const tried: string[] = [];
  const faults: string[] = [];
  for (const call of calls.values())
    for (const place of placesOf(call)) {
      const body = { ...call.body?.(), ...(await versionOf(db, call)) };
      const at = putDay(body, place, ODD);
      const { method, path } = call.operation;
      const query = new URLSearchParams(call.query).toString();
      const { status, body: said } = await system.server.ask(
        system.mine.owner,
        `${method} ${path}${query ? `?${query}` : ''}`,
        call.ask(body),
      );
      tried.push(`${call.operation.name} ${at}`);
      if (status !== 400 || !/begin on 20\d\d-01-01/.test(said.fields?.[at] ?? ''))
        faults.push(`${call.operation.name} ${at}: ${status} ${JSON.stringify(said).slice(0, 200)}`);
    }
  expect(faults).toEqual([]);
  expect(tried.length).toBeGreaterThan(30);
  for (const one of [
    'sale.checkout date',
    'sale.checkout sold_at',
    'debt.create date',
    'expense.verify date',
    'product.create opening_date',
  ])
    expect(tried).toContain(one);
});

test('only these days are none of the books', () => {
  const free = new Set<string>();
  const note = (name: string, fields: Fields) => {
    for (const [key, { kind, lines, options }] of Object.entries(fields)) {
      if (lines) note(name, lines);
      if (kind.name === 'date' && options.day === 'any') free.add(`${name} ${key}`);
    }
  };
  for (const operation of system.operations)
    if (operation.kind === 'command' && operation.fields) note(operation.name, operation.fields);
  for (const { name, fields } of registry.entities) note(name, fields);
  expect([...free].sort()).toMatchInlineSnapshot(`
    [
      "batch expire_date",
      "batch.correct expire_date",
      "booking check_in",
      "booking check_out",
      "booking corrected_on",
      "booking deposit_due",
      "booking night",
      "booking planned_check_out",
      "booking posted_on",
      "booking.book-group check_in",
      "booking.book-group check_out",
      "booking.correct-night night",
      "booking.extend check_out",
      "booking.move-room from",
      "booking.night-audit business_day",
      "branch.lock-books lock_date",
      "branch.lock-books-softly soft_lock_date",
      "business books_begin",
      "business.begin-books books_begin",
      "expense receipt_date",
      "expense.create receipt_date",
      "goods-receipt expire_date",
      "landed-cost receipt_date",
      "product expire_date",
      "product.open-stock expire_date",
      "purchase expire_date",
      "purchase receipt_date",
      "purchase-order.receive expire_date",
      "purchase-order.return expire_date",
      "purchase.bill receipt_date",
      "purchase.create expire_date",
      "purchase.create receipt_date",
      "purchase.landed-cost receipt_date",
      "recurring-expense ends_on",
      "recurring-expense last_on",
      "recurring-expense next_on",
      "recurring-expense starts_on",
      "room since",
      "room until",
      "room-type since",
      "room-type until",
      "room.report-fault until",
      "service date",
      "service warranty_until",
      "stock-adjustment expire_date",
      "stock-adjustment.create expire_date",
      "stock-adjustment.create-several expire_date",
      "stock-take.count expire_date",
      "transaction-message date",
      "truck date",
      "truck expires",
      "truck papers_end",
      "truck since",
      "truck until",
      "truck-operation receipt_date",
      "truck-service next_due_date",
      "truck-service.finish next_due_date",
      "user licence_expires",
      "user.enter-leave since",
      "user.enter-leave until",
      "vat-rate.set since",
      "year-close locked_before",
    ]
  `);
});
