import { newId } from '#core/ids.ts';
import { openSellingShop, type SellingShop } from '#modules/point-of-sale/testing/selling-shop.ts';
import { anEmployee } from '#server/testing/people.ts';
import type { Answer } from '#server/testing/test-browser.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
type Json = any;

/** A shop that carries goods, with trucks, a route, drivers and trips through the door. */
export interface Haulier extends SellingShop {
  route: string;
  /** Today by the clock of the branch. */
  today: string;
  /** Makes a record and answers it; throws what is wrong with it. */
  made(entity: string, body: object): Promise<Json>;
  ask(entity: string, body: object): Promise<Answer>;
  find(entity: string, id: string): Promise<Json>;
  truck(more?: object): Promise<string>;
  driver(): Promise<string>;
  /** A step of a document. */
  step(call: string, id: string, said?: object): Promise<Answer>;
  /** The same, which has to be made. */
  steps(entity: string, id: string, ...names: [string, object?][]): Promise<void>;
  /** A trip that is confirmed, from an hour ago to in three days. */
  trip(more?: object): Promise<Json>;
}

let plates = 400;
const HOUR = 3_600_000;

export async function openHaulier(settings: object = {}): Promise<Haulier> {
  const shop = await openSellingShop({ vat_registered: true, price_mode: 'exclusive', ...settings });
  const ask = (entity: string, body: object) => shop.owner.ask(`POST api/${entity}`, { body });
  const made = async (entity: string, body: object): Promise<Json> => {
    const answer = await ask(entity, body);
    if (answer.status !== 200) throw new Error(`${entity}: ${JSON.stringify(answer.body)}`);
    return answer.body.message;
  };
  // Money for the way lies in the drawer.
  const put = { type: 'deposit', account_id: shop.cash, amount: 50_000_000, date: '2026-01-02' };
  const filled = await shop.make('POST api/transaction', { ...put, counterpart: 'income' });
  if (filled.status !== 200) throw new Error(JSON.stringify(filled.body));
  const way = { name: 'Dar to Mwanza', origin: 'Dar es Salaam', destination: 'Mwanza', price: 4_200_000 };
  const route = String((await made('route', way)).id);
  const find = async (entity: string, id: string) =>
    (await shop.owner.ask(`GET api/${entity}?id=${id}`)).body.message;
  const truck = async (more: object = {}) => {
    plates += 1;
    return String((await made('truck', { registration: `T ${plates} DRS`, ...more })).id);
  };
  const driver = async () => String((await anEmployee(shop.owner, [], { branches: [shop.branch_id] })).id);
  const step = (call: string, id: string, said: object = {}) =>
    shop.owner.ask(`PUT api/${call}`, {
      body: { id, ...said },
      headers: { 'idempotency-key': newId() },
    });
  const steps = async (entity: string, id: string, ...names: [string, object?][]) => {
    for (const [name, said] of names) {
      const { status, body } = await step(`${entity}/${name}`, id, said);
      if (status !== 200) throw new Error(`${name}: ${JSON.stringify(body)}`);
    }
  };
  const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
  return {
    ...shop,
    ...{ route, made, ask, find, truck, driver, step, steps },
    today: new Date().toLocaleDateString('en-CA', { timeZone: 'Africa/Dar_es_Salaam' }),
    async trip(more = {}) {
      const people = { customer_id: shop.customer, driver_id: await driver() };
      const time = { starts: at(-1), ends: at(72) };
      const body = { ...people, route_id: route, truck_id: await truck(), ...time, ...more };
      const order = await made('truck-order', body);
      await steps('truck-order', order.id, ['confirm']);
      return find('truck-order', order.id);
    },
  };
}
