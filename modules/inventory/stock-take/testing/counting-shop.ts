import { newId } from '#core/ids.ts';
import { openSellingShop, type SellingShop } from '#modules/point-of-sale/testing/selling-shop.ts';
import type { Answer, TestBrowser } from '#server/testing/test-browser.ts';
import { untilAnswered } from '#server/testing/until-answered.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
type Json = any;

/** A shop whose stock is counted while it sells. */
export interface CountingShop extends SellingShop {
  /** Begins a stock take and answers its id. */
  started(body?: object): Promise<string>;
  /** Counts lines of a stock take, as often as it takes where many do. */
  count(id: string, lines: readonly object[], by?: TestBrowser): Promise<Answer>;
  /** The same where it must succeed. */
  counted(id: string, lines: readonly object[], by?: TestBrowser): Promise<void>;
  /** Takes a stock take a step further: `review`, `count-again`, `post`, `roll-back`. */
  step(step: string, id: string, by?: TestBrowser): Promise<Answer>;
  linesOf(id: string, by?: TestBrowser): Promise<Json>;
  /** Promises so much of a product in the store, in thousandths. */
  reserve(productId: string, quantity: bigint): Promise<void>;
  allowShortage(isAllowed: boolean): Promise<void>;
}

export async function openCountingShop(settings: object = {}): Promise<CountingShop> {
  const shop = await openSellingShop(settings);
  const { owner } = shop;
  const sent = (name: string, body: object, by: TestBrowser = owner) => {
    const headers = { 'idempotency-key': newId() };
    return untilAnswered(() => by.ask(`PUT api/stock-take/${name}`, { body, headers }));
  };
  const count: CountingShop['count'] = (id, lines, by) => sent('count', { id, lines }, by);
  return {
    ...shop,
    count,
    async started(body = {}) {
      const { status, body: answer } = await shop.make('POST api/stock-take', body);
      if (status !== 200) throw new Error(JSON.stringify(answer));
      return answer.message.id;
    },
    async counted(id, lines, by) {
      const { status, body } = await count(id, lines, by);
      if (status !== 200) throw new Error(JSON.stringify(body));
    },
    step: (step, id, by) => sent(step, { id }, by),
    async linesOf(id, by = owner) {
      return (await by.ask(`GET api/stock-take/lines?id=${id}`)).body.message;
    },
    async reserve(productId, quantity) {
      await shop.system.db.adminQuery('update stock_levels set reserved = $2 where product_id = $1', [
        productId,
        quantity,
      ]);
    },
    async allowShortage(isAllowed) {
      const path = `api/branch/settings?id=${shop.branch_id}`;
      const { version } = (await owner.ask(`GET ${path}`)).body.message;
      await owner.ask(`PUT ${path}`, { body: { version, allow_negative_stock: isAllowed } });
    },
  };
}
