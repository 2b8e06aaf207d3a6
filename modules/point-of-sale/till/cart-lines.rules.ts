import { newId } from '#core/ids.ts';
import { LARGEST_MONEY, type Money, money, moneyOf } from '#core/money.ts';
import {
  formatQuantity,
  LARGEST_QUANTITY,
  ONE_UNIT,
  type Quantity,
  quantity,
  quantityOf,
} from '#core/quantity.ts';
import type { Discount } from '#core/trade/price-cart.ts';
import { fillsUnit, markedUnit, type UnitOfMeasure } from '#modules/inventory/units.ts';
import type { Sellable, TillSettings } from './catalogue.rules.ts';
import type { CartRefusal, OpenCart, OpenLine, TillRights } from './open-cart.rules.ts';
import { TILL_SENTENCES } from './till.i18n.ts';

/** What a change of a cart needs to know: what may be sold, how, and by whom. */
export interface AtTill {
  product(id: string): Sellable | undefined;
  settings: TillSettings;
  rights: TillRights;
}

export type Changed = OpenCart | CartRefusal;

export const isRefusal = (changed: Changed): changed is CartRefusal => 'words' in changed;

/** Puts a product into the cart: more of the same product in the same unit join their line. */
export function addToCart(
  cart: OpenCart,
  product: Sellable | undefined,
  { unit, quantity: more = quantity(ONE_UNIT) }: { unit?: string; quantity?: Quantity },
  till: AtTill,
): Changed {
  if (!product) return { words: TILL_SENTENCES.not_sold_here };
  if (!canBeSold(product, till.settings))
    return { words: TILL_SENTENCES.out_of_stock, params: { product: product.name } };
  const chosen = unit ?? unitOfTap(product, till.settings);
  if (!unitOf(product, chosen)) return { words: TILL_SENTENCES.not_sold_here };
  const found = cart.lines.find((line) => line.product_id === product.id && line.unit === chosen);
  const line = found ?? lineOf(product, chosen, till.settings);
  const added = { ...line, quantity: quantity((found?.quantity ?? 0n) + more), mark: null };
  const next = found ? cart.lines.map((other) => (other === found ? added : other)) : [...cart.lines, added];
  return quantityProblem(next, added, till) ?? { ...cart, lines: next, line_in_focus: added.id };
}

/** Whether there is any of it, or the branch sells without stock. */
export function canBeSold(product: Sellable, settings: TillSettings): boolean {
  return settings.allow_negative_stock || product.type === 'service' || !product.out_of_stock;
}

/**
 * What a tap adds: the unit that is marked as usually sold, or one of the first where too little is left to fill it, so that
 * the last of an opened carton can be sold too.
 */
export function unitOfTap(product: Sellable, { allow_negative_stock }: TillSettings): UnitOfMeasure {
  const marked = markedUnit(product.units, 'sold');
  if (!marked) return product.unit;
  const { stock = 0, type } = product;
  const isEnough = type === 'service' || fillsUnit(marked.factor, stock, allow_negative_stock);
  return isEnough ? marked.unit : product.unit;
}

/** Lowering a line is taking something out, and needs the right for it. */
export function changeQuantity(cart: OpenCart, lineId: string, to: Quantity, till: AtTill): Changed {
  return changeLine(cart, lineId, till, (line) =>
    to < line.quantity && !till.rights.remove
      ? { words: TILL_SENTENCES.may_not_remove }
      : { ...line, quantity: to },
  );
}

/** The same number of another unit, at the price of that unit. */
export function changeUnit(cart: OpenCart, lineId: string, unit: string, till: AtTill): Changed {
  return changeLine(cart, lineId, till, (line) => {
    const product = till.product(line.product_id);
    if (!product || !unitOf(product, unit)) return { words: TILL_SENTENCES.not_sold_here };
    const { unit: chosen, factor, list_price } = lineOf(product, unit, till.settings);
    if (factor < line.factor && !till.rights.remove) return { words: TILL_SENTENCES.may_not_remove };
    return { ...line, unit: chosen, factor, list_price, price: null };
  });
}

/**
 * The price that was agreed; null is the catalogue's again. Whoever may not agree on one types it all the same: it is sold once
 * somebody who may has approved it by his PIN (docs/decisions/0186).
 */
export function changePrice(cart: OpenCart, lineId: string, price: Money | null, till: AtTill): Changed {
  if (price !== null && price < 0n) return { words: TILL_SENTENCES.price_below_zero };
  if (price !== null && price > LARGEST_MONEY) return { words: TILL_SENTENCES.too_large };
  return changeLine(cart, lineId, till, (line) => ({
    ...line,
    price: price === line.list_price ? null : price,
  }));
}

export function changeDiscount(
  cart: OpenCart,
  lineId: string,
  discount: Discount | null,
  till: AtTill,
): Changed {
  if (!till.rights.discount) return { words: TILL_SENTENCES.may_not_discount };
  return changeLine(cart, lineId, till, (line) => ({ ...line, discount }));
}

export function takeOut(cart: OpenCart, lineId: string, { rights }: AtTill): Changed {
  if (!rights.remove) return { words: TILL_SENTENCES.may_not_remove };
  const place = cart.lines.findIndex((line) => line.id === lineId);
  const lines = cart.lines.filter((line) => line.id !== lineId);
  const neighbour = lines[Math.min(place, lines.length - 1)];
  return { ...cart, lines, line_in_focus: neighbour?.id ?? null };
}

/** A unit that a product is sold in, with how many of the first it is. */
export function unitOf(product: Sellable, unit: string): { unit: UnitOfMeasure; factor: number } | null {
  if (unit === product.unit) return { unit: product.unit, factor: 1 };
  const further = product.units?.find((other) => other.unit === unit);
  return further ? { unit: further.unit, factor: further.factor } : null;
}

/** What one of a unit costs by the catalogue; one without a price of its own costs as many firsts. */
export function listPrice(
  product: Sellable,
  unit: string,
  { currency }: Pick<TillSettings, 'currency'>,
): Money {
  const further = unit === product.unit ? undefined : product.units?.find((other) => other.unit === unit);
  const price = moneyOf(further?.selling_price ?? product.selling_price, currency);
  const each = typeof price === 'bigint' ? price : money(0n);
  return further && further.selling_price === undefined ? money(each * BigInt(further.factor)) : each;
}

function changeLine(
  cart: OpenCart,
  lineId: string,
  till: AtTill,
  edit: (line: OpenLine) => OpenLine | CartRefusal,
): Changed {
  const before = cart.lines.find((line) => line.id === lineId);
  if (!before) return cart;
  const after = edit(before);
  if ('words' in after) return after;
  const changed = { ...after, mark: after.mark === 'gone' ? after.mark : null };
  const lines = cart.lines.map((line) => (line.id === lineId ? changed : line));
  const problem = after.quantity === before.quantity && after.unit === before.unit;
  return (
    (problem ? null : quantityProblem(lines, changed, till)) ?? { ...cart, lines, line_in_focus: lineId }
  );
}

/** Why so much of a product cannot be sold, counting all its lines in the unit that stock is kept in. */
function quantityProblem(lines: readonly OpenLine[], line: OpenLine, till: AtTill): CartRefusal | null {
  const product = till.product(line.product_id);
  const inBase = line.quantity * BigInt(line.factor);
  if (line.quantity <= 0n) return { words: TILL_SENTENCES.quantity_above_zero };
  if (inBase > LARGEST_QUANTITY) return { words: TILL_SENTENCES.too_large };
  if (line.whole_units && inBase % ONE_UNIT !== 0n)
    return { words: TILL_SENTENCES.whole_units, params: { product: line.name } };
  if (!product || product.stock === undefined || product.type === 'service') return null;
  if (till.settings.allow_negative_stock) return null;
  const left = quantityOf(product.stock);
  const wanted = lines
    .filter((other) => other.product_id === line.product_id)
    .reduce((sum, other) => sum + other.quantity * BigInt(other.factor), 0n);
  if (typeof left !== 'bigint' || wanted <= left) return null;
  return { words: TILL_SENTENCES.not_enough, params: { product: line.name, left: formatQuantity(left) } };
}

function lineOf(product: Sellable, unit: string, settings: TillSettings): OpenLine {
  const sold = unitOf(product, unit) ?? { unit: product.unit, factor: 1 };
  return {
    id: newId(),
    product_id: product.id,
    name: product.name,
    ...sold,
    quantity: quantity(0n),
    list_price: listPrice(product, sold.unit, settings),
    price: null,
    discount: null,
    tax: product.tax,
    whole_units: product.whole_units === true,
    mark: null,
  };
}
