import type { GoodsShop } from './goods-shop.ts';

/** Ids of what the shop has when somebody types something wrong. */
export interface World {
  soap: string;
  oil: string;
  /** Kept in batches, each with a day on which it expires. */
  pill: string;
  /** Kept in batches by their number alone. */
  tin: string;
  order: string;
  pillOrder: string;
  purchase: string;
  sale: string;
  /** One request in each state of which more could be done. */
  asked: string;
  approved: string;
  sent: string;
  sentWithin: string;
  approvedWithin: string;
}

export const OPENED = '2026-01-02';
/** A day of the time in which all documents were made. */
export const DAY = { date: '2026-01-12' };
export const LOCKED = '2026-01-31';

export const ORDER = 'POST api/purchase-order';
export const RECEIVE = 'PUT api/purchase-order/receive';
export const GIVE_BACK = 'PUT api/purchase-order/return';
export const BILL = 'POST api/purchase/bill';
export const BUY = 'POST api/purchase';
export const SEND_BACK = 'POST api/purchase/return';
export const COST = 'POST api/purchase/landed-cost';
export const SELL = 'POST api/sale/checkout';
export const TAKE_BACK = 'POST api/sale/return';
export const ADJUST = 'POST api/stock-adjustment';
export const WRITE_OFF = 'POST api/batch/write-off-expired';
export const OPEN = 'POST api/product/opening-stock';
export const ASK = 'POST api/stock-request';
export const step = (name: string) => `PUT api/stock-request/${name}`;

/** Opens goods of every kind, and a document of each kind in every state in which more could be done with it. */
export async function openWorld(shop: GoodsShop): Promise<World> {
  const { done, product } = shop;
  const bodies = bodiesOf(shop, never);
  const usual = { opening_date: OPENED, selling_price: 1000 };
  const soap = await product({ ...usual, units: [{ unit: 'carton', factor: 24 }] });
  const oil = await product({ ...usual, unit_of_measure: 'liter' });
  const pill = await product({ ...usual, opening_stock: null, batch_tracking: 'expiry' });
  const tin = await product({ ...usual, opening_stock: null, batch_tracking: 'number' });
  await done(BUY, bodies.bought({ product_id: pill, quantity: 10, batch: 'B1', expire_date: '2026-01-20' }));
  const order = async (product_id: string) => {
    const lines = [{ product_id, quantity: 10, price: 100 }];
    const { id } = await done(ORDER, { ...DAY, supplier_id: shop.supplier, lines });
    await done('PUT api/purchase-order/send', { id });
    return String(id);
  };
  const [first, second] = [await order(soap), await order(pill)];
  await done(RECEIVE, { order_id: first, ...DAY, lines: [line(4)] });
  const { id: purchase } = await done(BUY, bodies.bought({ product_id: soap, quantity: 10 }));
  const { id: sale } = await done(SELL, bodies.sold({ product_id: soap, quantity: 5 }));
  const request = async (steps: readonly string[], within = false) => {
    const [branch, to] = within ? ['', shop.back] : [shop.other_branch, shop.other_store];
    const ends = { from_store_id: shop.store_id, to_store_id: to };
    const lines = [{ product_id: oil, requested: 8 }];
    const { id } = await done(ASK, { ...DAY, ...ends, lines }, branch);
    for (const name of steps) {
      const said = name === 'approve' ? { lines: [{ line_no: 1, approved: 6 }] } : DAY;
      await done(step(name), { id, ...said });
    }
    return String(id);
  };
  return {
    ...{ soap, oil, pill, tin, order: first, pillOrder: second, purchase, sale },
    asked: await request([]),
    approved: await request(['approve']),
    sent: await request(['approve', 'dispatch']),
    approvedWithin: await request(['approve'], true),
    sentWithin: await request(['approve', 'dispatch'], true),
  };
}

/** A line of a document that is named by its place. */
export const line = (quantity: number, more: object = {}) => ({ line_no: 1, quantity, ...more });

/** What is sent of each kind, sound unless something in it is said otherwise. */
export function bodiesOf(shop: GoodsShop, world: () => World) {
  return {
    bought: (of: object, more: object = {}) => ({
      ...{ ...DAY, supplier_id: shop.supplier, tax_mode: 'inclusive', payments: [] },
      lines: [{ price: 100, ...of }],
      ...more,
    }),
    sold: (of: object, more: object = {}) => ({
      ...{ ...DAY, store_id: shop.store_id, lines: [of] },
      payments: [{ account_id: shop.cash, mode: 'cash', amount: 5000 }],
      ...more,
    }),
    adjusted: (product_id: string, of: object) => ({ ...DAY, product_id, reason: 'Counted', ...of }),
    sentBack: (quantity: number, more: object = {}) => ({
      ...{ ...DAY, purchase_id: world().purchase, lines: [line(quantity)], ...more },
    }),
    takenBack: (quantity: number, more: object = {}) => ({
      ...{ ...DAY, sale_id: world().sale, lines: [line(quantity)] },
      refunds: [{ account_id: shop.cash, mode: 'cash', amount: 1000 * quantity }],
      ...more,
    }),
    cost: (more: object = {}) => ({
      ...{
        ...DAY,
        purchases: [world().purchase],
        title: 'Lorry',
        amount: 50,
        supplier_id: shop.supplier,
        ...more,
      },
    }),
    asked: (of: object, more: object = {}) => ({
      ...{ ...DAY, from_store_id: shop.back, to_store_id: shop.store_id },
      lines: [{ product_id: world().oil, requested: 1, ...of }],
      ...more,
    }),
  };
}

/** While the world is being opened nothing of it is named. */
function never(): never {
  throw new Error('there is no such document yet');
}
