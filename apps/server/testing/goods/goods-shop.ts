import { newId } from '#core/ids.ts';
import {
  openRequestingShop,
  type RequestingShop,
} from '#modules/inventory/stock-request/testing/requesting-shop.ts';
import type { TestDatabase } from '#server-kit/testing/database.ts';
import type { Answer } from '../test-browser.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
type Json = any;

/** A shop of two branches with two stores in the first, which buys, sells and sends goods between all of them. */
export interface GoodsShop extends RequestingShop {
  supplier: string;
  /** Calls in the name of the owner, with a new id where the body has none. */
  call(route: string, body: object, how?: { branch?: string; language?: string }): Promise<Answer>;
  /** The same where it must succeed; answers what was made. */
  done(route: string, body: object, branch?: string): Promise<Json>;
}

export async function openGoodsShop(settings: object = {}, db?: TestDatabase): Promise<GoodsShop> {
  const shop = await openRequestingShop({ products_can_expire: true, ...settings }, db);
  const call: GoodsShop['call'] = (route, body, { branch = '', language = 'en' } = {}) => {
    const whole: { id?: string } = isMade(route) ? { id: newId(), ...body } : body;
    const key = isMade(route) ? String(whole.id) : newId();
    return shop.owner.ask(route, {
      body: whole,
      branch,
      headers: { 'idempotency-key': key, 'accept-language': language },
    });
  };
  const done: GoodsShop['done'] = async (route, body, branch = '') => {
    const { status, body: answer } = await call(route, body, { branch });
    if (status !== 200) throw new Error(`${route}: ${JSON.stringify(answer)}`);
    return answer.message;
  };
  const { id } = await done('POST api/supplier', { name: 'Azania' });
  return { ...shop, supplier: String(id), call, done };
}

/** Whether a call makes a document whose id the caller chooses. */
function isMade(route: string): boolean {
  return route.startsWith('POST')
    ? !WITHOUT_ID.includes(route)
    : route.startsWith('PUT api/purchase-order/re');
}

const WITHOUT_ID = [
  'POST api/supplier',
  'POST api/product',
  'POST api/product/opening-stock',
  'POST api/batch/write-off-expired',
  'POST api/purchase-order',
];
