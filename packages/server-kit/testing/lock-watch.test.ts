import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { holdLockOrder, takeLockFaults, watchLockOrder } from './lock-watch.ts';

const [one, two] = ['018f4a52-0000-7000-8000-000000000001', '018f4a52-0000-7000-8000-000000000002'];

beforeAll(() => holdLockOrder(['customers', 'sales', 'debts', 'series']));
beforeEach(() => void takeLockFaults());
afterAll(() => holdLockOrder([]));

/** What is at fault in a transaction of these statements, by the table that came too late. */
function faultsOf(...statements: [string, ...unknown[]][]): string[] {
  const see = watchLockOrder();
  for (const [text, ...values] of statements) see(text, values);
  return takeLockFaults().map((fault) => fault.split(' ')[0] ?? '');
}

test('tables in their order are no fault, whatever lies between', () => {
  expect(
    faultsOf(
      ['select id from customers where id = $1 for no key update', one],
      ['select * from products where id = $1 for update', one],
      [
        'select "r"."id" from "sales" r left join customers c on true where r.id = any ($1) for no key update of r',
        [one],
      ],
      ['update "debts" r set paid = 1 where r.id = $1', one],
      ['insert into series (kind) values ($1) on conflict (kind) do update set last = 2', 'sale'],
    ),
  ).toEqual([]);
});

test.each([
  ['a lock', 'select id from sales where id = any($1) order by id for update'],
  ['a shared lock', 'select id from sales where id = any($1) order by id for share'],
  ['a change', 'with n as (select 1) update "sales" set paid = 1 where id = any($1)'],
  ['a row that is taken out', 'delete from sales where id = any($1)'],
  ['a row that another may be inserting', 'insert into sales (id) select unnest($1) on conflict do nothing'],
])('%s after a later table is', (_, text) => {
  expect(faultsOf(['select id from debts where id = $1 for update', one], [text, [two]])).toEqual(['sales']);
});

test('a new row of its own is none, and may be changed later', () => {
  expect(
    faultsOf(
      ['select id from debts where id = $1 for update', one],
      ['insert into "sales" (id) select id from json_to_recordset($1)', JSON.stringify([{ id: two }])],
      ['update sales set paid = 1 where id = $1', two],
    ),
  ).toEqual([]);
});

test('what it holds it may lock once more, but not more of it', () => {
  const lock = 'select id from sales where id = any($1) for update';
  const debt: [string, string] = ['select id from debts where id = $1 for update', one];
  expect(faultsOf([lock, [one, two]], debt, [lock, [two]])).toEqual([]);
  expect(faultsOf([lock, [one]], debt, [lock, [one, two]])).toEqual(['sales']);
});
