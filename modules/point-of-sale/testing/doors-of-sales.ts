import { newId } from '#core/ids.ts';
import { moneyToWire } from '#core/money.ts';
import { quantityToWire } from '#core/quantity.ts';
import { type Discount, type PricedCart, priceCart } from '#core/trade/price-cart.ts';
import type { Answer } from '#server/testing/test-browser.ts';
import { deviceOf } from './device-of-clerk.ts';
import type { randomCart } from './random-carts.ts';
import type { SellingShop } from './selling-shop.ts';

/** A cart by its goods, and what it comes to. */
export interface CartToSell {
  lines: readonly object[];
  discount_percent?: number;
  price_mode: string;
  total_amount: number;
}

/** Sells a cart to the customer of the shop, owed as a whole, and answers the id of the sale. */
export type Door = (cart: CartToSell) => Promise<string>;

const percentOf = (discount: Discount | undefined) =>
  discount && 'percent' in discount ? { discount_percent: discount.percent / 100 } : {};

/** A random cart in the goods of a shop: the first product on its first line, and again from there. */
export function cartOf(cart: ReturnType<typeof randomCart>, products: readonly string[], vat: boolean) {
  const priced: PricedCart = priceCart({ ...cart, vat_registered: vat });
  return {
    lines: cart.lines.map((line, place) => ({
      product_id: products[place % products.length],
      quantity: quantityToWire(line.quantity),
      unit_price: moneyToWire(line.unit_price, 'TZS'),
      ...percentOf(line.discount),
    })),
    ...percentOf(cart.discount),
    price_mode: cart.price_mode,
    total_amount: moneyToWire(priced.total_gross, 'TZS'),
  };
}

/** Every way by which goods are sold on credit in a shop, by its name. */
export async function doorsOf(shop: SellingShop): Promise<Readonly<Record<string, Door>>> {
  const { owner, customer } = shop;
  const device = await deviceOf(owner, shop);
  const done = ({ status, body }: Answer) => {
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body.message;
  };
  const step = async (call: string, body: object) =>
    done(await owner.ask(call, { body, headers: { 'idempotency-key': newId() } }));
  const soldBy = ({ price_mode, total_amount, ...cart }: CartToSell) => ({
    ...{ id: newId(), customer_id: customer, ...cart, tax_mode: price_mode },
    ...{ total_amount, payments: [{ mode: 'credit', amount: total_amount }] },
  });
  const draft = async (entity: string, { total_amount: _, ...cart }: CartToSell) =>
    String((await step(`POST api/${entity}`, { customer_id: customer, ...cart })).id);
  const issued = async (id: string) => {
    await step('PUT api/invoice/issue', { id });
    return String(done(await owner.ask(`GET api/invoice?id=${id}`)).sale_id);
  };
  const sent = async (cart: CartToSell) => {
    const id = await draft('quote', cart);
    await step('PUT api/quote/send', { id });
    return id;
  };
  return {
    till: async (cart) => String(done(await shop.sell(soldBy(cart))).id),
    'till without a network': async (cart) =>
      String(done(await device.send(await device.keep(soldBy(cart)))).id),
    invoice: async (cart) => issued(await draft('invoice', cart)),
    'quote to sale': async (cart) => {
      const quote_id = await sent(cart);
      const payments = [{ mode: 'credit', amount: cart.total_amount }];
      return String(done(await shop.make('PUT api/quote/convert', { quote_id, to: 'sale', payments })).id);
    },
    'quote to invoice': async (cart) => {
      const quote_id = await sent(cart);
      return issued(String(done(await shop.make('PUT api/quote/convert', { quote_id })).id));
    },
  };
}

/** An invoice whose goods leave in one delivery, in a branch that posts as they leave. */
export function byDelivery(shop: SellingShop): Door {
  return async ({ total_amount: _, ...cart }) => {
    const ask = async (call: string, body: object) => {
      const answer = await shop.owner.ask(call, { body, headers: { 'idempotency-key': newId() } });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      return answer.body.message;
    };
    const { id } = await ask('POST api/invoice', { customer_id: shop.customer, ...cart });
    await ask('PUT api/invoice/issue', { id });
    const lines = cart.lines.map((line, place) => ({
      line_no: place + 1,
      quantity: (line as { quantity: number }).quantity,
    }));
    await ask('POST api/invoice/deliver', { invoice_id: id, lines });
    return String((await shop.owner.ask(`GET api/invoice?id=${id}`)).body.message.sale_id);
  };
}
