import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '#core/ids.ts';
import { createProduct } from '#server/testing/tills.ts';

/** Where goods are sold, and with which token. */
export interface TradingPlace {
  readonly address: string;
  token: string;
  store_id: string;
  cash_account_id: string;
}

/** What was answered to clerks who kept writing. */
export interface Trade {
  /** Ids of the products and of the sales that the server said are kept. */
  made: Set<string>;
  sold: Set<string>;
  refused: Refused[];
  /** Waits until so many more are kept. */
  untilKept(more: number): Promise<void>;
  /** Waits until so many more are refused. */
  untilRefused(more: number): Promise<void>;
  /** Lets each clerk finish what was begun: whatever was refused is sent until it is kept. */
  close(): Promise<void>;
}

export interface Refused {
  status: number;
  message: string;
  retryAfter: string | null;
}

const CLERKS = 6;
/** Of what `createProduct` writes down: how many lie in the store, and what one costs. */
const [STOCK, PRICE] = [3, 1500];
const PATIENCE_MS = 90_000;
const AGAIN_MS = 50;

/** Clerks who write down a product and sell all of it, over and over, each call the same again until it is kept. */
export function openTrade(place: TradingPlace): Trade {
  const [made, sold] = [new Set<string>(), new Set<string>()];
  const refused: Refused[] = [];
  let isOpen = true;

  async function keep(send: () => Promise<Response>): Promise<string> {
    for (;;) {
      const response = await send();
      const { message } = (await response.json()) as { message: { id: string } & string };
      if (response.ok) return message.id;
      refused.push({ status: response.status, message, retryAfter: response.headers.get('Retry-After') });
      await pause(AGAIN_MS);
    }
  }
  async function clerk(number: number): Promise<void> {
    for (let n = 1; isOpen; n += 1) {
      const key = randomUUID();
      const product = await keep(() => createProduct(place, key, `Bidhaa ${number}-${n}`));
      made.add(product);
      for (let left = STOCK; left > 0 && isOpen; left -= 1) {
        const id = newId<'sale'>();
        sold.add(await keep(() => checkOut(place, id, product)));
      }
    }
  }
  const clerks = Promise.all(Array.from({ length: CLERKS }, (_, number) => clerk(number)));
  // Whoever waits for them is told of it.
  clerks.catch(() => undefined);

  async function untilMore(what: string, count: () => number, more: number): Promise<void> {
    const enough = count() + more;
    for (const deadline = Date.now() + PATIENCE_MS; count() < enough; ) {
      if (Date.now() > deadline) throw new Error(`Waited in vain for ${more} more that are ${what}.`);
      await Promise.race([clerks, pause(AGAIN_MS)]);
    }
  }
  return {
    made,
    sold,
    refused,
    untilKept: (more) => untilMore('kept', () => made.size + sold.size, more),
    untilRefused: (more) => untilMore('refused', () => refused.length, more),
    async close() {
      isOpen = false;
      await clerks;
    },
  };
}

function checkOut({ address, token, store_id, cash_account_id }: TradingPlace, id: string, product: string) {
  return fetch(`${address}/api/sale/checkout`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': id,
    },
    body: JSON.stringify({
      id,
      store_id,
      lines: [{ product_id: product, quantity: 1 }],
      payments: [{ mode: 'cash', account_id: cash_account_id, amount: PRICE }],
    }),
  });
}
