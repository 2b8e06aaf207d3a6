import { performance } from 'node:perf_hooks';
import { newId } from '#core/ids.ts';
import { aBusiness, logIn } from './people.ts';
import type { TestBrowser } from './test-browser.ts';
import type { TestSystem } from './test-system.ts';

/** A shop with more of one product than anybody will buy. */
export interface ShopUnderLoad {
  phone: string;
  browser: TestBrowser;
  store_id: string;
  account_id: string;
  product_id: string;
}

export async function aShopThatSells(system: TestSystem): Promise<ShopUnderLoad> {
  const { phone, store_id = '', cash_account_id = '' } = await aBusiness(system);
  const browser = await logIn(system, phone);
  const product = await browser.ask('POST api/product', {
    body: { name: 'Sukari 1kg', selling_price: 1000, buying_price: 800, opening_stock: 1_000_000 },
    headers: { 'idempotency-key': newId() },
  });
  if (product.status !== 200) throw new Error(JSON.stringify(product.body));
  return { phone, browser, store_id, account_id: cash_account_id, product_id: product.body.message.id };
}

/** Sales one after the other; answers how long each took. */
export async function sell(
  { browser, store_id, account_id, product_id }: ShopUnderLoad,
  count: number,
): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < count; i++) {
    const id = newId();
    const body = {
      id,
      store_id,
      lines: [{ product_id, quantity: 1 }],
      payments: [{ account_id, mode: 'cash', amount: 1000 }],
    };
    const began = performance.now();
    const sold = await browser.ask('POST api/sale/checkout', { body, headers: { 'idempotency-key': id } });
    times.push(performance.now() - began);
    if (sold.status !== 200) throw new Error(JSON.stringify(sold.body));
  }
  return times;
}

/** What 95 of 100 took no longer than. */
export const p95 = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
