import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#core/business-day.ts';
import { newId } from '#core/ids.ts';
import { postEntries } from '#modules/finance/public.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { openShop, SHOP_DAY, type Shop } from '#server/testing/shop.ts';
import { type TestDatabase, testDatabase } from '#server-kit/testing/database.ts';
import { moveStock, type StockLine, type StockMove } from './move-stock.ts';

const EVENTS = 120;
const CLERKS = 8;

let db: TestDatabase;
let shop: Shop;
beforeAll(async () => {
  db = await testDatabase({ poolSize: CLERKS });
  shop = await openShop(db);
});
afterAll(async () => {
  await booksHold(db);
  await db.close();
});

async function aProduct(valuation: string): Promise<string> {
  const body = { name: `Product ${valuation}`, selling_price: 10, batch_tracking: 'expiry', valuation };
  return String((await shop.create('product', body)).id);
}

/** Moves goods of one product with the entry that belongs to it; answers the document. */
async function move(
  line: StockLine,
  more: Pick<StockMove, 'kind' | 'date'> & Partial<StockMove>,
): Promise<string> {
  const source = { kind: 'test', id: newId() as string };
  await shop.work(async ({ tx, branch }) => {
    const [moved] = await moveStock(tx, { branch, source, lines: [line], ...more });
    const value = moved?.value ?? 0n;
    const size = value < 0n ? -value : value;
    const [stock, other] = value < 0n ? (['credit', 'debit'] as const) : (['debit', 'credit'] as const);
    const lines = [
      { account: '1200', [stock]: size },
      { account: '5010', [other]: size },
    ];
    await postEntries(tx, [{ branch_id: branch.id, date: more.date, source, lines }]);
  });
  return source.id;
}

/** Pieces of each batch that lie in the store, by the days from the first on which they expire. */
async function levelsOf(product: string): Promise<Map<number, number>> {
  const rows = await db.adminQuery<{ number: string; quantity: bigint }>(
    `select b.number, l.quantity from stock_levels l join batches b on b.id = l.batch_id
     where l.product_id = $1 and l.quantity <> 0`,
    [product],
  );
  return new Map(rows.map(({ number, quantity }) => [Number(number), Number(quantity) / 1000]));
}

/** A plain model of what should lie there: pieces by the day on which they expire. */
type Model = Map<number, number>;

/** Takes the earliest batches that are not past; null where there is not enough of them. */
function takenOf(model: Model, wanted: number, today: number): [batch: number, pieces: number][] | null {
  const taken: [number, number][] = [];
  let missing = wanted;
  for (const [batch, pieces] of [...model].sort(([one], [other]) => one - other)) {
    if (batch < today || missing === 0) continue;
    const part = Math.min(pieces, missing);
    taken.push([batch, part]);
    missing -= part;
  }
  return missing > 0 ? null : taken;
}

function add(model: Model, batch: number, pieces: number): void {
  const left = (model.get(batch) ?? 0) + pieces;
  if (left === 0) model.delete(batch);
  else model.set(batch, left);
}

function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

test.each(['moving_average', 'fifo'])(
  'receipts, sales, returns and write-offs as they come take what expires first, and batches add up (%s)',
  async (valuation) => {
    const product = await aProduct(valuation);
    const roll = dice(7);
    const model: Model = new Map();
    const sales: { id: string; taken: [number, number][]; back: number }[] = [];
    const line = (pieces: number): StockLine => ({
      ...{ product_id: product, store_id: shop.store_id, quantity: BigInt(pieces * 1000) },
    });
    let refused = 0;
    for (let event = 0; event < EVENTS; event += 1) {
      // A day for every four events, so that batches come of age while others arrive.
      const today = Math.floor(event / 4);
      const date = addDays(SHOP_DAY, today);
      const what = roll(10);
      if (what < 4) {
        const [batch, pieces] = [today + roll(20), 1 + roll(9)];
        const named = { number: String(batch), expire_date: addDays(SHOP_DAY, batch) };
        await move(
          { ...line(pieces), value: BigInt(pieces * (50 + roll(50))), batch: named },
          { kind: 'purchase', date },
        );
        add(model, batch, pieces);
      } else if (what < 8) {
        const wanted = 1 + roll(12);
        const taken = takenOf(model, wanted, today);
        const sale = move(line(-wanted), { kind: 'sale', date });
        if (!taken) {
          await expect(sale).rejects.toMatchObject({ code: 'not_enough_stock' });
          refused += 1;
        } else {
          sales.push({ id: await sale, taken, back: 0 });
          for (const [batch, pieces] of taken) add(model, batch, -pieces);
        }
      } else if (what === 8) {
        const sale = sales.at(-1 - roll(3));
        const last = sale?.taken.at(-1);
        if (!sale || !last) continue;
        const [batch] = last;
        await move(
          { ...line(1), value: 60n, of: { id: sale.id, before: BigInt(sale.back * 1000) } },
          { kind: 'sale-return', date },
        );
        sale.back += 1;
        last[1] -= 1;
        if (last[1] === 0) sale.taken.pop();
        add(model, batch, 1);
      } else {
        const old = [...model].filter(([batch]) => batch < today);
        for (const [batch, pieces] of old) {
          const named = { number: String(batch), expire_date: null };
          await move({ ...line(-pieces), batch: named }, { kind: 'expired-stock', date, takesExpired: true });
          add(model, batch, -pieces);
        }
      }
      expect([...(await levelsOf(product))].sort(byFirst), `event ${event}`).toEqual(
        [...model].sort(byFirst),
      );
    }
    expect(refused).toBeGreaterThan(0);
    const [pool] = await db.adminQuery<{ quantity: bigint }>(
      'select quantity from stock_values where product_id = $1',
      [product],
    );
    expect(Number(pool?.quantity)).toBe([...model.values()].reduce((sum, pieces) => sum + pieces * 1000, 0));
  },
);

const byFirst = ([one]: [number, number], [other]: [number, number]) => one - other;

test('eight clerks at the last of a batch sell each piece once and never one of a batch that is empty', async () => {
  const product = await aProduct('moving_average');
  const receive = (batch: number, pieces: number) =>
    move(
      {
        ...{ product_id: product, store_id: shop.store_id, quantity: BigInt(pieces * 1000), value: 100n },
        batch: { number: String(batch), expire_date: addDays(SHOP_DAY, batch) },
      },
      { kind: 'purchase', date: SHOP_DAY },
    );
  await receive(1, 3);
  await receive(2, 4);
  const out = { product_id: product, store_id: shop.store_id, quantity: -1000n };
  const sold = await Promise.allSettled(
    Array.from({ length: CLERKS }, () => move(out, { kind: 'sale', date: SHOP_DAY })),
  );
  const refusals = sold.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
  expect(refusals).toEqual(['not_enough_stock']);
  expect(await levelsOf(product)).toEqual(new Map());
  const named = await db.adminQuery<{ number: string; pieces: bigint }>(
    `select b.number, -sum(m.quantity)::bigint as pieces from stock_movements m join batches b on b.id = m.batch_id
     where m.product_id = $1 and m.quantity < 0 group by 1 order by 1`,
    [product],
  );
  expect(named.map(({ number, pieces }) => [number, Number(pieces)])).toEqual([
    ['1', 3000],
    ['2', 4000],
  ]);
});
