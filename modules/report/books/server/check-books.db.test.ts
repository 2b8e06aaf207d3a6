import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { postEntries, reverseEntries } from '#modules/finance/public.ts';
import { moveStock } from '#modules/inventory/public.ts';
import { serverModules } from '#modules/registry.server.ts';
import { checkBooks } from '#server/check-books.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { openShop, type Shop } from '#server/testing/shop.ts';
import { type TestDatabase, testDatabase } from '#server-kit/testing/database.ts';

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
  const action = place.work(async ({ tx, branch }) => {
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
  await action.catch((error: unknown) => expect(error).toMatchObject({ code: 'not_enough_stock' }));
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

const CHECKS = serverModules.flatMap(({ brings }) => brings?.bookChecks ?? []);

test.each(CHECKS.flatMap(({ name, examines }) => (examines ? [[name, examines.words] as const] : [])))(
  '%s says over how many, in one and in many, in both languages',
  (_name, { one, many }) => {
    for (const text of [one.en, one.sw, many.en, many.sw]) expect(text).toContain('{n}');
  },
);

/** What each module plants for its own checks, past triggers and checks, as a broken release would. */
const FAULTS: Record<string, string> = {};
for (const path of globSync('modules/*/testing/planted-faults.ts'))
  Object.assign(FAULTS, (await import(resolve(path))).PLANTED_FAULTS);

describe('a fault that is planted is found, by the check that is there for it', () => {
  beforeAll(() => shop.create('product', { name: 'Sabuni', selling_price: 1 }));

  test('there is a fault for every check', () => {
    expect(Object.keys(FAULTS).sort()).toEqual(CHECKS.map(({ name }) => name).sort());
  });

  test.each(Object.keys(FAULTS))('%s', async (name) => {
    const client = await db.adminClient();
    await client.query('begin; set local session_replication_role = replica');
    try {
      await client.query('alter table stock_values drop constraint stock_values_nothing_is_worth_nothing');
      const planted = (FAULTS[name] ?? '')
        .replaceAll(':b', `'${shop.business_id}'`)
        .replaceAll(':r', `'${shop.branch.id}'`);
      const query = async <R extends object>(text: string, values: readonly unknown[] = []) =>
        (await client.query<R>(text, [...values])).rows;
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
    // Its drawer and its safe.
    expect(await other.ask(({ tx }) => checkBooks(tx))).toHaveLength(2);
  });
});
