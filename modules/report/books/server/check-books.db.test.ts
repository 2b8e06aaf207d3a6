import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { postEntries, reverseEntries } from '#modules/finance/public.ts';
import { moveStock } from '#modules/inventory/public.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { openShop, type Shop } from '#server/testing/shop.ts';
import { type TestDatabase, testDatabase } from '#server-kit/testing/database.ts';
import { BOOK_CHECKS } from './book-checks.ts';
import { checkBooks } from './check-books.ts';

let db: TestDatabase;
let shop: Shop;

beforeAll(async () => {
  db = await testDatabase();
  shop = await openShop(db);
});
afterAll(() => db.close());

/** Something that happens in a shop. */
type Event =
  | { kind: 'product'; price: number; stock: number }
  | { kind: 'adjust'; product: number; quantity: number; short: boolean }
  | { kind: 'account'; balance: number }
  | { kind: 'reverse' }
  | { kind: 'fold' };

const events: fc.Arbitrary<Event[]> = fc.array(
  fc.oneof(
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('product' as const),
        price: fc.nat(99_999),
        stock: fc.nat(500),
      }),
    },
    {
      weight: 8,
      arbitrary: fc.record({
        kind: fc.constant('adjust' as const),
        product: fc.nat(9),
        quantity: fc.integer({ min: -300_000, max: 300_000 }),
        short: fc.boolean(),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('account' as const), balance: fc.nat(1_000_000) }),
    },
    { weight: 2, arbitrary: fc.constant({ kind: 'reverse' as const }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'fold' as const }) },
  ),
  { minLength: 15, maxLength: 30 },
);

test('whatever happens in whatever order, every invariant holds', async () => {
  await fc.assert(
    fc.asyncProperty(events, async (history) => {
      const place = await openShop(db);
      const products: string[] = [];
      const entries: { kind: string; id: string }[] = [];
      for (const event of history) await happen(place, event, products, entries);
      await booksHold(db);
    }),
    { numRuns: 12 },
  );
}, 120_000);

async function happen(
  place: Shop,
  event: Event,
  products: string[],
  entries: { kind: string; id: string }[],
): Promise<void> {
  if (event.kind === 'product') {
    const body = { selling_price: 1, buying_price: event.price / 100, opening_stock: event.stock };
    products.push(String((await place.create('product', { name: `P${products.length}`, ...body })).id));
  }
  if (event.kind === 'account')
    await place.create('account', { name: newId(), type: 'mobile', opening_balance: event.balance });
  if (event.kind === 'fold') await db.adminQuery('select ctx.fold_account_months()');
  if (event.kind === 'adjust' && products.length && event.quantity) await adjust(place, event, products);
  if (event.kind === 'reverse') await postAndReverse(place, entries);
}

async function adjust(
  place: Shop,
  { product, quantity, short }: Extract<Event, { kind: 'adjust' }>,
  products: readonly string[],
): Promise<void> {
  const deed = place.work(async ({ tx, branch }) => {
    const document = {
      branch_id: branch.id,
      date: '2026-11-20',
      source: { kind: 'test', id: newId() as string },
    };
    const [moved] = await moveStock(tx, {
      kind: 'adjustment',
      branch: { id: branch.id, settings: { allow_negative_stock: short } },
      ...document,
      lines: [
        {
          product_id: products[product % products.length] ?? '',
          store_id: place.store_id,
          quantity: BigInt(quantity),
        },
      ],
    });
    const side = (account: string, amount: bigint) =>
      amount < 0n ? { account, credit: -amount } : { account, debit: amount };
    const { value, true_up } = moved ?? { value: 0n, true_up: 0n };
    await postEntries(tx, [
      { ...document, lines: [side('1200', value), side('5000', true_up), side('5010', -value - true_up)] },
    ]);
  });
  await deed.catch((error: unknown) => expect(error).toMatchObject({ code: 'not_enough_stock' }));
}

async function postAndReverse(place: Shop, entries: { kind: string; id: string }[]): Promise<void> {
  const source = { kind: 'test', id: newId() as string };
  await place.work(({ tx, branch }) =>
    postEntries(tx, [
      {
        branch_id: branch.id,
        date: '2026-10-31',
        source,
        lines: [
          { account: '1010', debit: 77n },
          { account: '4000', credit: 70n },
          { account: '2200', credit: 7n },
        ],
      },
    ]),
  );
  entries.push(source);
  const taken = entries.length > 1 ? entries.shift() : undefined;
  if (taken)
    await place.work(({ tx }) => reverseEntries(tx, { kind: taken.kind, ids: [taken.id] }, '2026-11-20'));
}

describe('a fault that is planted is found, by the check that is there for it', () => {
  const line = (
    entry: string,
    no: number,
    account: string,
    debit: number,
    credit: number,
    date = '2026-11-20',
  ) =>
    `insert into journal_lines (business_id, entry_id, line_no, branch_id, date, account_code, debit, credit)
     values (:b, '${entry}', ${no}, :r, '${date}', '${account}', ${debit}, ${credit});`;
  const entry = (id: string, reverses = 'null') =>
    `insert into journal_entries (business_id, id, branch_id, date, source_kind, source_id, currency, reverses_id)
     values (:b, '${id}', :r, '2026-11-20', 'test', '${id}', 'TZS', ${reverses});`;
  const [one, two] = [newId(), newId()];
  const level = `insert into stock_levels (business_id, product_id, store_id, batch_id, quantity)
    select :b, p.id, s.id, '00000000-0000-0000-0000-000000000000', 5 from products p, stores s
    where p.business_id = :b and s.business_id = :b;`;
  const value = (
    quantity: number,
    worth: number,
  ) => `insert into stock_values (business_id, product_id, branch_id, quantity, value)
    select :b, p.id, :r, ${quantity}, ${worth} from products p where p.business_id = :b;`;

  const sale = ({ paid = 118, lines = true, payments = true, returned = 0 } = {}) =>
    `insert into sales (business_id, id, branch_id, number, date, sold_at, store_id, currency, price_mode, discount,
       net_amount, tax, total_amount, paid_amount, remain_amount, change, rounding, profit, below_cost, on_credit,
       status, fiscal_state, copies)
     values (:b, '${one}', :r, 'KM0001', '2026-11-20', now(), :r, 'TZS', 'inclusive', 0,
       100, 18, 118, ${paid}, 0, 0, 0, 100, false, false, 'completed', 'none', 0);
     insert into sale_lines (business_id, sale_id, line_no, product_id, unit, factor, quantity, list_price, unit_price,
       discount, sale_discount, tax_type, vat_rate, net_amount, tax, total_amount, returned_quantity, cost, below_cost)
     select :b, '${one}', 1, :r, 'piece', 1, 1000, 118, 118, 0, 0, 'standard', 1800, 100, 18, 118, ${returned}, 0, false
     where ${lines};
     insert into sale_payments (business_id, sale_id, line_no, mode, amount)
     select :b, '${one}', 1, 'cash', 118 where ${payments};`;
  const saleReturn = `insert into sale_returns (business_id, id, branch_id, number, date, sale_id, net_amount, tax,
       total_amount, rounding) values (:b, '${two}', :r, 'KMR0001', '2026-11-20', '${one}', 100, 18, 118, 0);`;

  const debt = (kind: string, { remain }: { remain: number }) =>
    `insert into debts (business_id, id, branch_id, kind, origin, amount, paid_amount, returned_amount,
       written_off_amount, remain_amount, status)
     values (:b, '${one}', :r, '${kind}', 'opening', 5, 0, 0, 0, ${remain}, 'open');`;

  /** Planted past triggers and checks, as a broken release or a hand in the database would. */
  const FAULTS: Readonly<Record<string, string>> = {
    entries_balance: `${entry(one)} ${line(one, 1, '1010', 5, 0)} ${line(one, 2, '4000', 0, 4)}`,
    lines_follow_entries: `${entry(one)} ${line(one, 1, '1010', 5, 0)} ${line(one, 2, '4000', 0, 5, '2026-11-19')}`,
    month_sums_are_lines: `${entry(one)} ${line(one, 1, '1010', 5, 0)} ${line(one, 2, '4000', 0, 5)}`,
    inventory_is_stock_value: `${entry(one)} ${line(one, 1, '1200', 5, 0)} ${line(one, 2, '4000', 0, 5)}`,
    documents_post_their_stock: `${entry(one)} ${line(one, 1, '1200', 5, 0)} ${line(one, 2, '4000', 0, 5)}`,
    stock_is_movements: value(5, 5),
    levels_are_movements: level,
    nothing_is_worth_nothing: value(0, 5),
    stock_is_listed: `${value(5, 5)} update products set deleted_at = now() where business_id = :b;`,
    branches_owe_each_other_nothing: `${entry(one)} ${line(one, 1, '1900', 5, 0)} ${line(one, 2, '4000', 0, 5)}`,
    money_accounts_are_in_the_chart: `update accounts set ledger_code = null where business_id = :b;`,
    reversals_restore: `${entry(one)} ${line(one, 1, '1010', 5, 0)} ${line(one, 2, '4000', 0, 5)}
      ${entry(two, `'${one}'`)} ${line(two, 1, '1010', 0, 4)} ${line(two, 2, '4000', 4, 0)}`,
    sales_are_their_lines: sale({ lines: false }),
    sales_are_paid_for: sale({ payments: false }),
    sales_make_up_their_total: sale({ paid: 100 }),
    sales_are_posted: sale(),
    returns_are_posted: saleReturn,
    nothing_returned_twice: sale({ returned: 500 }),
    sale_numbers_have_no_gap: sale(),
    tills_are_never_short: `${entry(one)} ${line(one, 1, '1010-01', 0, 5)} ${line(one, 2, '4000', 5, 0)}`,
    receivables_are_debts: `${entry(one)} ${line(one, 1, '1100', 5, 0)} ${line(one, 2, '4000', 0, 5)}`,
    payables_are_debts: debt('creditor', { remain: 5 }),
    deposits_are_payments: `${entry(one)} ${line(one, 1, '1010', 5, 0)} ${line(one, 2, '2100', 0, 5)}`,
    written_off_is_posted: `${entry(one)} ${line(one, 1, '6080', 5, 0)} ${line(one, 2, '4000', 0, 5)}`,
    debts_sum_up: debt('debtor', { remain: 4 }),
    sales_follow_their_debts: sale({ paid: 100 }),
    documents_follow_in_time: `${sale()} ${saleReturn.replace('2026-11-20', '2026-11-19')}`,
    nobody_owes_less_than_nothing: `${entry(one)} ${line(one, 1, '4000', 5, 0, '2026-11-19')}
      ${line(one, 2, '1100', 0, 5, '2026-11-19')} ${line(one, 3, '1100', 5, 0)} ${line(one, 4, '4000', 0, 5)}
      update journal_lines set party_id = '${two}' where entry_id = '${one}' and account_code = '1100';`,
    money_moved_on_its_day: sale(),
  };

  beforeAll(() => shop.create('product', { name: 'Sabuni', selling_price: 1 }));

  test('there is a fault for every check', () => {
    expect(Object.keys(FAULTS).sort()).toEqual(BOOK_CHECKS.map(({ name }) => name).sort());
  });

  test.each(Object.keys(FAULTS))('%s', async (name) => {
    const client = await db.adminClient();
    await client.query('begin; set local session_replication_role = replica');
    try {
      await client.query('alter table stock_values drop constraint stock_values_nothing_is_worth_nothing');
      const planted = (FAULTS[name] ?? '')
        .replaceAll(':b', `'${shop.business_id}'`)
        .replaceAll(':r', `'${shop.branch.id}'`);
      const query = async <R extends object>(text: string) => (await client.query<R>(text)).rows;
      expect(await checkBooks({ query })).toEqual([]);
      await client.query(planted);
      expect((await checkBooks({ query })).map(({ check }) => check)).toContain(name);
    } finally {
      await client.query('rollback');
    }
  });

  test('one business does not see the faults of another', async () => {
    const other = await openShop(db);
    await db.adminQuery('update accounts set ledger_code = null where business_id = $1', [other.business_id]);
    expect(await shop.ask(({ tx }) => checkBooks(tx))).toEqual([]);
    expect(await other.ask(({ tx }) => checkBooks(tx))).toHaveLength(1);
  });
});
