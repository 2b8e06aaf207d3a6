import type { Currency } from '#core/currencies.ts';
import { type Money, moneyToWire } from '#core/money.ts';
import { quantityToWire } from '#core/quantity.ts';
import type { Discount } from '#core/trade/price-cart.ts';
import type { CatalogueHead } from './catalogue.rules.ts';
import type { OpenCart } from './open-cart.rules.ts';
import { chargesRoom, type Paying, settledPayments } from './payment.rules.ts';

/** The body of `POST api/sale/checkout` (api.md, Writes). */
export function checkoutBody(
  cart: OpenCart,
  paying: Paying,
  head: CatalogueHead,
  { total, sold_at }: { total: Money; sold_at: string },
) {
  const { currency } = head.settings;
  const payments = settledPayments(paying);
  const room = chargesRoom({ ways: paying.ways, payments }) ? cart.room : null;
  return {
    id: cart.id,
    // The room says who owes it.
    ...cartBody(room ? { ...cart, customer: null } : cart, head),
    ...(room ? { room_id: room.id } : {}),
    sold_at,
    total_amount: moneyToWire(total, currency),
    payments: paymentsOnWire(paying, currency),
  };
}

/** What is paid, each part into its account. */
export function paymentsOnWire(paying: Paying, currency: Currency) {
  const modes = new Map(paying.ways.map((way) => [way.key, way]));
  return settledPayments(paying).map(({ way, received, reference }) => ({
    ...(modes.get(way)?.account_id ? { account_id: modes.get(way)?.account_id } : {}),
    mode: modes.get(way)?.mode,
    amount: moneyToWire(received, currency),
    ...(reference.trim() ? { reference: reference.trim() } : {}),
  }));
}

/** What is agreed in a cart, whatever document it becomes. Prices as the catalogue says are left out. */
export function cartBody(cart: OpenCart, { store_id, settings }: CatalogueHead) {
  const { currency } = settings;
  return {
    store_id,
    ...(cart.customer ? { customer_id: cart.customer.id } : {}),
    ...(cart.date ? { date: cart.date } : {}),
    lines: cart.lines.map((line) => ({
      product_id: line.product_id,
      unit: line.unit,
      quantity: quantityToWire(line.quantity),
      ...(line.price === null ? {} : { unit_price: moneyToWire(line.price, currency) }),
      ...onWire(line.discount, currency),
    })),
    ...onWire(cart.discount, currency),
    ...(cart.reference.trim() ? { reference: cart.reference.trim() } : {}),
    ...(cart.remarks.trim() ? { remarks: cart.remarks.trim() } : {}),
  };
}

function onWire(discount: Discount | null, currency: Currency) {
  if (!discount) return {};
  if ('amount' in discount)
    return discount.amount > 0n ? { discount: moneyToWire(discount.amount, currency) } : {};
  return discount.percent > 0 ? { discount_percent: discount.percent / 100 } : {};
}
