import { newId } from '#core/ids.ts';

/** Something to sell: what it is, what it sells for and how much of it there was. */
export interface Sellable {
  id: string;
  price: number;
  stock: number;
}

export interface SellingPlace {
  create: (path: string, body: object, key?: string) => Promise<string>;
  store_id: string;
  cash: string;
  wallet: string;
  customers: readonly string[];
}

const DAYS = 16;

/** Sells a little every day of the last two weeks, so that curves and timelines have something to show. */
export async function fillSales(place: SellingPlace, goods: readonly Sellable[]): Promise<string> {
  const next = steadyNumbers(7);
  let last = '';
  for (let ago = DAYS; ago >= 0; ago -= 1) {
    const date = new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
    const weekend = new Date(date).getUTCDay() % 6 === 0 ? 2 : 0;
    for (let count = 3 + weekend + next(3); count > 0; count -= 1)
      last = await sellOne(place, goods, next, ago > 0 ? { date } : {});
  }
  return last;
}

async function sellOne(
  { create, store_id, cash, wallet, customers }: SellingPlace,
  goods: readonly Sellable[],
  next: (below: number) => number,
  when: { date?: string },
): Promise<string> {
  const plenty = goods.filter(({ stock }) => stock > 60);
  const chosen = new Set(Array.from({ length: 1 + next(4) }, () => next(plenty.length)));
  const lines = [...chosen].map((place) => {
    const { id, price } = plenty[place] as Sellable;
    return { product_id: id, quantity: 1 + next(2), price };
  });
  const amount = lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
  const id = newId<'sale'>();
  const way = next(6);
  const customer_id = customers[next(customers.length)];
  const payment = [
    { mode: 'credit', amount },
    { account_id: wallet, mode: 'emoney', amount, reference: `RK${id.slice(-8).toUpperCase()}` },
  ][way] ?? { account_id: cash, mode: 'cash', amount };
  const body = { id, store_id, ...when, payments: [payment], ...(way === 0 ? { customer_id } : {}) };
  await create('sale/checkout', { ...body, lines: lines.map(({ price: _, ...line }) => line) }, id);
  return id;
}

/** Numbers that look random and are the same in every picture. */
function steadyNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}
