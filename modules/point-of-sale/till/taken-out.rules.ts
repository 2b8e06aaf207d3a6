import { newId } from '#core/ids.ts';
import type { Money } from '#core/money.ts';
import { type Quantity, quantity } from '#core/quantity.ts';
import type { UnitOfMeasure } from '#modules/inventory/units.ts';
import type { OpenCart, OpenLine } from './open-cart.rules.ts';

/** The trace of something that was taken out of a cart, under an id of its own, so that it is noted once. */
export interface TakenOut {
  id: string;
  product_id: string;
  unit: UnitOfMeasure;
  quantity: Quantity;
  /** What one of the unit cost in the cart. */
  unit_price: Money;
  cart: string;
  removed_at: string;
}

/**
 * What a change took out of a cart: lines that are gone, and of those that were lowered the difference. A line that is
 * now of a smaller unit went out as it stood; what stands in its place was put in anew.
 */
export function takenOut(before: OpenCart, after: Pick<OpenCart, 'lines'>): TakenOut[] {
  const removed_at = new Date().toISOString();
  return before.lines.flatMap((line) => {
    const less = lessOf(
      line,
      after.lines.find(({ id }) => id === line.id),
    );
    if (less <= 0n) return [];
    const { product_id, unit, price, list_price } = line;
    return {
      id: newId(),
      product_id,
      unit,
      quantity: quantity(less),
      unit_price: price ?? list_price,
      cart: before.id,
      removed_at,
    };
  });
}

function lessOf(before: OpenLine, after: OpenLine | undefined): bigint {
  if (!after || after.factor < before.factor) return before.quantity;
  return after.unit === before.unit ? before.quantity - after.quantity : 0n;
}
