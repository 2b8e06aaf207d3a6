import type { Answer, TestBrowser } from '#server/testing/test-browser.ts';
import { openSealer, type Sealer } from '../till/web/store/sealer.ts';
import { shelfOfTests } from '../till/web/store/testing/shelf-of-tests.ts';
import type { SellingShop } from './selling-shop.ts';

/** A sale as it lies on a device: the body, never changed again, and its seal. */
export interface OnDevice {
  body: Record<string, unknown> & { id: string };
  seal: string | null;
}

/** The device at which somebody sells: it seals what it keeps by the very code of the till. */
export interface ClerkDevice {
  sealer: Sealer;
  keep(sale: OnDevice['body']): Promise<OnDevice>;
  send(kept: OnDevice, by?: TestBrowser): Promise<Answer>;
}

export async function deviceOf(
  clerk: TestBrowser,
  shop: Pick<SellingShop, 'branch_id' | 'store_id'>,
  branch_id = shop.branch_id,
): Promise<ClerkDevice> {
  const ask = async (_method: string, path: string, { body }: { body?: unknown } = {}) =>
    (await clerk.ask(`POST api/${path}`, { body })).body.message;
  const { shelf } = shelfOfTests();
  const sealer = openSealer({ scope: `${branch_id} clerk`, ask: ask as never, shelf });
  await sealer.prepare();
  return {
    sealer,
    async keep(sale) {
      const body = { store_id: shop.store_id, ...sale };
      return { body, seal: await sealer.seal(JSON.stringify(body)) };
    },
    send: ({ body, seal }, by = clerk) =>
      by.ask('POST api/sale/checkout', {
        body,
        headers: { 'idempotency-key': body.id, ...(seal ? { 'x-body-seal': seal } : {}) },
      }),
  };
}
