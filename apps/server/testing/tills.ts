import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

/** What happened to a shop that kept writing. */
export interface Till {
  /** Ids of products that the server said are kept, by the key of their call. */
  acknowledged: Map<string, string>;
  /** Answers that were no success, as they came. */
  refusals: Refused[];
  /** Lets every clerk finish what he has begun, and waits for it. */
  close(): Promise<void>;
}

export interface Refused {
  status: number;
  retryAfter: string | null;
  body: { success: boolean; message: string; code: string };
}

interface Place {
  address: string;
  token: string;
}

const CLERKS = 6;

/** Clerks who write down one product with opening stock after the other, each again with the same key until it is kept. */
export function openTill({ address, token }: Place): Till {
  const acknowledged = new Map<string, string>();
  const refusals: Refused[] = [];
  let isOpen = true;

  async function writeOne(name: string): Promise<void> {
    const key = randomUUID();
    for (;;) {
      const reply = await createProduct({ address, token }, key, name);
      if (reply.status === 200) {
        const { message } = (await reply.json()) as { message: { id: string } };
        acknowledged.set(key, message.id);
        return;
      }
      const body = (await reply.json()) as Refused['body'];
      refusals.push({ status: reply.status, retryAfter: reply.headers.get('Retry-After'), body });
      await wait(20);
    }
  }

  async function clerk(number: number): Promise<void> {
    for (let n = 1; isOpen; n += 1) await writeOne(`Product ${number}-${n}`);
  }

  const clerks = Promise.all(Array.from({ length: CLERKS }, (_, number) => clerk(number)));
  return {
    acknowledged,
    refusals,
    async close() {
      isOpen = false;
      await clerks;
    },
  };
}

export function createProduct({ address, token }: Place, key: string, name: string): Promise<Response> {
  return fetch(`${address}/api/product`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': key,
    },
    body: JSON.stringify(productNamed(name)),
  });
}

export function productNamed(name: string): object {
  const prices = { buying_price: 1000, selling_price: 1500 };
  return { name, ...prices, opening_stock: 3, opening_date: '2026-01-31' };
}
