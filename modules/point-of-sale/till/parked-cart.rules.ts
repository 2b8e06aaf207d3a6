import type { Currency } from '#core/currencies.ts';
import { newId } from '#core/ids.ts';
import { type Money, money, moneyOf, moneyToWire } from '#core/money.ts';
import { quantity, quantityOf } from '#core/quantity.ts';
import type { Discount } from '#core/trade/price-cart.ts';
import type { WireParked, WireParkedLine } from '../parked-cart/wire-parked.ts';
import { type AtTill, listPrice, unitOf } from './cart-lines.rules.ts';
import type { CatalogueHead } from './catalogue.rules.ts';
import { cartBody } from './checkout-body.rules.ts';
import type { OpenCart, OpenLine } from './open-cart.rules.ts';

/**
 * The body of `POST api/parked-cart`. It has the id that the cart is sold under, so that one cart is never two sales; `amount`
 * is what it comes to here, in minor units.
 */
export function parkedBody(
  cart: OpenCart,
  head: CatalogueHead,
  { name, amount }: { name: string; amount: Money },
) {
  const { store_id: _, date: __, lines, ...agreed } = cartBody(cart, head);
  const { currency } = head.settings;
  return {
    id: cart.id,
    name,
    ...agreed,
    lines: lines.map((line, place) => ({
      ...line,
      list_price: moneyToWire(cart.lines[place]?.list_price ?? money(0n), currency),
    })),
    amount: moneyToWire(amount, currency),
  };
}

/**
 * A parked cart as it stands open at the till that took it: held against the catalogue of now, so that a line says where its
 * product is gone or costs something else; what was agreed stays.
 */
export function cartOfParked(parked: WireParked, fresh: OpenCart, till: AtTill): OpenCart {
  const { currency } = till.settings;
  const lines = parked.lines.map((line) => openLine(line, till));
  return {
    ...fresh,
    id: parked.id,
    name: parked.customer_id ? '' : parked.name,
    customer: parked.customer_id
      ? { id: parked.customer_id, name: parked.customer_name ?? parked.name }
      : null,
    lines,
    line_in_focus: lines.at(-1)?.id ?? null,
    discount: discountOf(parked, currency),
    reference: parked.reference ?? '',
    remarks: parked.remarks ?? '',
    parked: true,
  };
}

function openLine(line: WireParkedLine, till: AtTill): OpenLine {
  const { currency } = till.settings;
  const product = till.product(line.product_id);
  const unit = product && unitOf(product, line.unit ?? product.unit);
  const price = amountOf(line.unit_price, currency);
  const then = amountOf(line.list_price, currency) ?? money(0n);
  const now = product && unit ? listPrice(product, unit.unit, till.settings) : then;
  const count = quantityOf(line.quantity);
  return {
    id: newId(),
    product_id: line.product_id,
    name: product?.name ?? line.product_name ?? '',
    unit: unit?.unit ?? line.unit ?? 'piece',
    factor: unit?.factor ?? 1,
    quantity: typeof count === 'bigint' ? count : quantity(0n),
    list_price: now,
    price,
    discount: discountOf(line, currency),
    tax: product?.tax ?? 'standard',
    whole_units: product?.whole_units === true,
    mark: !unit ? 'gone' : price === null && now !== then ? 'price_changed' : null,
  };
}

function amountOf(wire: number | null | undefined, currency: Currency): Money | null {
  const amount = wire === null || wire === undefined ? null : moneyOf(wire, currency);
  return typeof amount === 'bigint' ? amount : null;
}

function discountOf(
  { discount, discount_percent }: Pick<WireParkedLine, 'discount' | 'discount_percent'>,
  currency: Currency,
): Discount | null {
  if (discount_percent) return { percent: Math.round(discount_percent * 100) };
  const amount = amountOf(discount, currency);
  return amount ? { amount } : null;
}
