import { newId } from '#core/ids.ts';
import { openSellingShop, type SellingShop } from '#modules/point-of-sale/testing/selling-shop.ts';
import type { Answer, TestBrowser } from '#server/testing/test-browser.ts';
import type { TestSystem } from '#server/testing/test-system.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
type Json = any;

/** A shop that repairs: it has a type of service of 35,000 and makes jobs through the door. */
export interface Workshop extends SellingShop {
  repair: string;
  /** Makes a type of service with these fields. */
  type(body?: object): Promise<string>;
  /** Takes a job in and answers it; of the repair, for the customer, unless it says otherwise. */
  job(body?: object, by?: TestBrowser): Promise<Json>;
  /** Creates a record. */
  post(entity: string, body: object, by?: TestBrowser): Promise<Answer>;
  /** Makes a transition of a job. */
  step(name: string, id: string, body?: object, by?: TestBrowser): Promise<Answer>;
  /** Takes a job in, starts and finishes it, and answers it. */
  done(body?: object, finish?: object): Promise<Json>;
  find(entity: string, id: string): Promise<Json>;
  /** What the product of a type of service is. */
  productOf(type: string): Promise<Json>;
}

export async function openWorkshop(
  settings: object = {},
  where: { system?: TestSystem } = {},
): Promise<Workshop> {
  const shop = await openSellingShop(settings, where);
  const post = (entity: string, body: object, by = shop.owner) => by.ask(`POST api/${entity}`, { body });
  const wanted = async (entity: string, body: object, by?: TestBrowser): Promise<Json> => {
    const answer = await post(entity, body, by);
    if (answer.status !== 200) throw new Error(`${entity}: ${JSON.stringify(answer.body)}`);
    return answer.body.message;
  };
  const find = async (entity: string, id: string) =>
    (await shop.owner.ask(`GET api/${entity}?id=${id}`)).body.message;
  const type = async (body = {}) =>
    String(
      (await wanted('service-type', { name: `Repair ${newId().slice(-8)}`, price: 35_000, ...body })).id,
    );
  const repair = await type({ name: 'Repair' });
  const job = (body = {}, by?: TestBrowser) =>
    wanted('service', { service_type_id: repair, customer_id: shop.customer, ...body }, by);
  const step = (name: string, id: string, body = {}, by = shop.owner) =>
    by.ask(`PUT api/service/${name}`, { body: { id, ...body }, headers: { 'idempotency-key': newId() } });
  return {
    ...shop,
    repair,
    type,
    job,
    post,
    step,
    find,
    async done(body = {}, finish = {}) {
      const { id } = await job(body);
      for (const [name, said] of [
        ['start', {}],
        ['finish', finish],
      ] as const) {
        const answer = await step(name, id, said);
        if (answer.status !== 200) throw new Error(`${name}: ${JSON.stringify(answer.body)}`);
      }
      return find('service', id);
    },
    async productOf(of) {
      const [row] = await shop.system.db.adminQuery<{ id: string }>(
        'select product_id as id from service_products where service_type_id = $1',
        [of],
      );
      return row ? find('product', row.id) : undefined;
    },
  };
}
