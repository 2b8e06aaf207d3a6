import { randomUUID } from 'node:crypto';
import type { AnyEntity } from '#core/define-entity.ts';
import { newId } from '#core/ids.ts';
import { registry } from '#modules/registry.ts';

/** Records whose every text is a script, by the name of their entity. */
export interface Planted {
  ids: Map<string, string[]>;
  /** How many texts were kept as they were written. */
  texts: number;
}

type Send = (method: 'POST' | 'PUT', path: string, body: object) => Promise<Answer>;

interface Answer {
  success: boolean;
  message: unknown;
  fields?: Record<string, string>;
}

/** Writes each script into every text of every kind of record that an owner makes, one record for each script. */
export async function plantScripts(
  address: string,
  token: string,
  { scripts, at }: { scripts: readonly string[]; at: Readonly<Record<string, string>> },
): Promise<Planted> {
  const send = sender(address, token);
  const planted: Planted = { ids: new Map(), texts: 0 };
  for (const entity of registry.entities) {
    const isMade = entity.calls.includes('create') && entity.module !== 'platform' && entity.name in BESIDES;
    if (!isMade) continue;
    for (const [place, script] of scripts.entries()) {
      const { id, texts } = await plant(send, entity, BESIDES[entity.name]?.(place, at) ?? {}, script);
      planted.texts += texts;
      if (id) planted.ids.set(entity.name, [...(planted.ids.get(entity.name) ?? []), id]);
    }
  }
  return planted;
}

/** A field that does not take the script, such as a tax number, is left out. */
async function plant(send: Send, entity: AnyEntity, besides: object, script: string) {
  const names = Object.entries(entity.fields)
    .filter(([, { kind, options }]) => kind.name === 'text' && !options.from && (options.max ?? 500) >= 40)
    .map(([name]) => name);
  const texts = new Set(names);
  for (;;) {
    const body = { ...Object.fromEntries([...texts].map((name) => [name, script])), ...besides };
    const answer = await send('POST', entity.name, body);
    if (answer.success) return { id: (answer.message as { id: string }).id, texts: texts.size };
    const refused = Object.keys(answer.fields ?? {}).filter((field) => texts.delete(field));
    if (refused.length === 0) return { id: null, texts: 0 };
  }
}

function sender(address: string, token: string): Send {
  return async (method, path, body) => {
    const response = await fetch(`${address}/api/${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': 'id' in body && method === 'POST' ? String(body.id) : randomUUID(),
      },
      body: JSON.stringify(body),
    });
    return (await response.json()) as Answer;
  };
}

/** What a record needs besides its texts. */
const BESIDES: Readonly<
  Record<string, (place: number, at: Readonly<Record<string, string>>) => Record<string, unknown>>
> = {
  category: () => ({}),
  store: () => ({}),
  customer: () => ({}),
  role: () => ({ permissions: ['view_inventory_menu'] }),
  product: () => ({ selling_price: 1000, opening_stock: 5 }),
  account: () => ({ type: 'bank' }),
  branch: (place) => ({ phone_number: `2557110000${String(place).padStart(2, '0')}` }),
  user: (place) => ({
    phone_number: `2557120000${String(place).padStart(2, '0')}`,
    password: 'Kiti-cheupe-27',
    account_type: 'employee',
  }),
  debt: () => ({ kind: 'creditor', amount: 5000 }),
  payment: (_, { customer, account }) => ({
    id: newId(),
    kind: 'customer',
    party_id: customer,
    account_id: account,
    mode: 'cash',
    amount: 100,
  }),
};
