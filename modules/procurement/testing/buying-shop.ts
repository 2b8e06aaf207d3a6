import { newId } from '#core/ids.ts';
import { openSellingShop, type SellingShop } from '#modules/point-of-sale/testing/selling-shop.ts';
import type { Answer, TestBrowser } from '#server/testing/test-browser.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
type Json = any;

/** A shop that buys through the door, with money in its bank and a supplier. */
export interface BuyingShop extends SellingShop {
  supplier: string;
  /** Buys with a new id, or the one in the body; into the default store, from the supplier, unpaid unless it says so. */
  buy(body: object, by?: TestBrowser): Promise<Answer>;
  /** Buys one line and answers the purchase. */
  bought(product_id: string, quantity: number, price: number, more?: object): Promise<Json>;
  find(entity: string, id: string): Promise<Json>;
  voidPurchase(id: string): Promise<Answer>;
  /** Everything of stock, books, debts, payments and purchases, to see that a refusal changed nothing. */
  allOfBuying(): Promise<unknown>;
}

export async function openBuyingShop(settings: object = {}): Promise<BuyingShop> {
  const shop = await openSellingShop(settings);
  const done = async (route: string, body: object): Promise<Json> => {
    const { status, body: answer } = await shop.owner.ask(route, { body });
    if (status !== 200) throw new Error(`${route}: ${JSON.stringify(answer)}`);
    return answer.message;
  };
  const loan = { kind: 'creditor', origin: 'loan', person: 'Bank', amount: 50_000_000 };
  for (const account_id of [shop.bank, shop.cash]) await done('POST api/debt', { ...loan, account_id });
  const supplier = String((await done('POST api/supplier', { name: 'Azania', credit_days: 30 })).id);
  const buy = (body: object, by?: TestBrowser) =>
    shop.make(
      'POST api/purchase',
      { supplier_id: supplier, tax_mode: 'inclusive', payments: [], ...body },
      by,
    );
  return {
    ...shop,
    supplier,
    buy,
    async bought(product_id, quantity, price, more = {}) {
      const answer = await buy({ lines: [{ product_id, quantity, price }], ...more });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      return answer.body.message;
    },
    find: async (entity, id) => (await shop.owner.ask(`GET api/${entity}?id=${id}`)).body.message,
    voidPurchase: (id) =>
      shop.owner.ask('PUT api/purchase/void', { body: { id }, headers: { 'idempotency-key': newId() } }),
    allOfBuying: () =>
      shop.system.db.adminQuery(
        `select (select jsonb_agg(p order by p.id) from purchases p where p.business_id = $1) as purchases,
           (select jsonb_agg(l order by l.purchase_id, l.line_no) from purchase_lines l where l.business_id = $1) as lines,
           (select jsonb_agg(c order by c.id) from landed_costs c where c.business_id = $1) as costs,
           (select jsonb_agg(r order by r.id) from purchase_returns r where r.business_id = $1) as returns,
           (select jsonb_agg(v order by v.product_id) from stock_values v where v.business_id = $1) as pools,
           (select jsonb_agg(v order by v.product_id, v.store_id) from stock_levels v where v.business_id = $1) as levels,
           (select jsonb_agg(d order by d.id) from debts d where d.business_id = $1) as debts,
           (select jsonb_agg(p order by p.id) from payments p where p.business_id = $1) as payments,
           (select jsonb_agg(p order by p.product_id) from product_branches p where p.business_id = $1) as prices,
           (select jsonb_agg(n order by n.kind, n.year) from number_series n where n.business_id = $1) as numbers,
           (select count(*) from stock_movements m where m.business_id = $1) as movements,
           (select count(*) from journal_lines l where l.business_id = $1) as entries`,
        [shop.business_id],
      ),
  };
}
