import { isDeepStrictEqual } from 'node:util';
import { newId } from '#core/ids.ts';
import { chanceFrom } from './chance.ts';
import type { SellingShop } from './selling-shop.ts';

/** How many tills do how much, with which goods. */
export interface Rush {
  tills: number;
  actionsOfEach: number;
  /** Pieces of each of the five products at the beginning. */
  stock: number;
  seed: number;
}

/** What came of it; a fault is a sentence, and there should be none. */
export interface RushResult {
  sales: number;
  returns: number;
  refused: number;
  faults: string[];
}

interface Sold {
  id: string;
  lines: readonly { line_no: number; product_id: string; total_amount: number; quantity: number }[];
}

const PRODUCTS = 5;
const PRICE = 11_800;

/**
 * Many tills that sell and take back the same five products at once, in carts of every order, until the shelves are
 * empty; then every piece is counted (reliability.md, T22: conservation by equality).
 */
export async function rush(
  shop: SellingShop,
  { tills, actionsOfEach, stock, seed }: Rush,
): Promise<RushResult> {
  const products: string[] = [];
  for (let i = 0; i < PRODUCTS; i += 1) products.push(await shop.product({ opening_stock: stock }));
  const out = new Map(products.map((id) => [id, 0]));
  const told: RushResult = { sales: 0, returns: 0, refused: 0, faults: [] };
  const done: Sold[] = [];
  const move = (id: string, pieces: number) => out.set(id, (out.get(id) ?? 0) + pieces);

  async function sell(chance: () => number): Promise<void> {
    const lines = products
      .map((product_id) => ({ product_id, place: chance(), quantity: 1 + Math.floor(chance() * 3) }))
      .toSorted((a, b) => a.place - b.place)
      .slice(0, 1 + Math.floor(chance() * 3))
      .map(({ product_id, quantity }) => ({ product_id, quantity }));
    const amount = lines.reduce((sum, { quantity }) => sum + quantity * PRICE, 0);
    const payments = [{ account_id: shop.cash, mode: 'cash', amount }];
    const { status, body } = await shop.sell({ lines, payments });
    if (status === 200) {
      told.sales += 1;
      for (const { product_id, quantity } of lines) move(product_id, quantity);
      done.push({ id: body.message.id, lines: body.message.lines });
    } else note(body, ['not_enough_stock']);
  }

  /** One piece of a line of any till's sale, which others may be taking back at the same moment. */
  async function takeBack(chance: () => number): Promise<void> {
    const sale = done[Math.floor(chance() * done.length)];
    const line = sale?.lines[Math.floor(chance() * sale.lines.length)];
    if (!sale || !line) return sell(chance);
    const { status, body } = await shop.make('POST api/sale/return', {
      sale_id: sale.id,
      lines: [{ line_no: line.line_no, quantity: 1 }],
      refunds: [{ account_id: shop.cash, mode: 'cash', amount: PRICE }],
    });
    if (status === 200) {
      told.returns += 1;
      move(line.product_id, -1);
    } else note(body, ['more_than_sold']);
  }

  function note(body: { code: string; message: string }, expected: readonly string[]): void {
    if (expected.includes(body.code)) told.refused += 1;
    else told.faults.push(`${body.code}: ${body.message}`);
  }

  async function till(number: number): Promise<void> {
    const chance = chanceFrom(seed * 1000 + number);
    for (let action = 0; action < actionsOfEach; action += 1)
      await (chance() < 0.7 ? sell(chance) : takeBack(chance));
  }

  await Promise.all(Array.from({ length: tills }, (_, number) => till(number)));
  for (const id of products) {
    const { quantity, value } = await shop.stockOf(id);
    const pieces = Number(quantity / 1000n) + (out.get(id) ?? 0);
    if (pieces !== stock) told.faults.push(`${pieces} pieces of ${stock} are accounted for`);
    if (quantity < 0n || value !== quantity * 700n) told.faults.push(`${quantity} are worth ${value}`);
  }
  return told;
}

/** Each key is sent many times at once: one sale, and the same answer to all. */
export async function sellOnceEach(shop: SellingShop, keys: number, times: number): Promise<string[]> {
  const product_id = await shop.product({ opening_stock: keys });
  const faults: string[] = [];
  for (let key = 0; key < keys; key += 1) {
    const payments = [{ account_id: shop.cash, mode: 'cash', amount: PRICE }];
    const body = { id: newId(), lines: [{ product_id, quantity: 1 }], payments };
    const answers = await Promise.all(Array.from({ length: times }, () => shop.sell(body)));
    const strange = answers.find(
      ({ status, body: said }) => status !== 200 || !isDeepStrictEqual(said, answers[0]?.body),
    );
    if (strange) faults.push(`${strange.status} ${strange.body.code ?? 'another answer'}`);
  }
  const { quantity } = await shop.stockOf(product_id);
  if (quantity !== 0n) faults.push(`${keys} keys left ${quantity}`);
  return faults;
}
