import { divideRounded } from '#core/decimal.ts';
import { type Money, money } from '#core/money.ts';
import { ONE_UNIT, type Quantity, quantity } from '#core/quantity.ts';
import type { UnitOfMeasure } from '#modules/inventory/units.ts';

/** What is known of a product where it is to be ordered; quantities in thousandths of its base unit. */
export interface ReorderFacts {
  on_hand: bigint;
  /** What is promised to somebody. */
  reserved: bigint;
  /** What orders still bring, drafts included. */
  incoming: bigint;
  /** What was sold within `days`. */
  sold: bigint;
  alert: bigint;
}

/** Over how many days sales are counted, how long the supplier takes, and for how many days is bought. */
export interface ReorderTerms {
  days: number;
  lead: number;
  cover: number;
}

/** Days that a supplier takes of whom nobody has said it. */
export const USUAL_LEAD_DAYS = 7;

/** When a product is ordered again, up to which quantity, and how much that is now; 0 where there is enough. */
export interface Reorder {
  /** What will be there without a new order: on hand and on the way, less what is promised. */
  available: bigint;
  /** At or below this a new order is due: what is sold until it arrives, on top of the alert quantity. */
  order_at: bigint;
  target: bigint;
  missing: bigint;
}

/** Sales go on as they did: what they take until the next order arrives must be there, and the alert quantity besides. */
export function reorderOf(
  { on_hand, reserved, incoming, sold, alert }: ReorderFacts,
  { days, lead, cover }: ReorderTerms,
): Reorder {
  const takenIn = (over: number) => divideUp(sold * BigInt(over), BigInt(days));
  const available = on_hand - reserved + incoming;
  const order_at = alert + takenIn(lead);
  const target = alert + takenIn(lead + cover);
  const isDue = available <= order_at && available < target;
  return { available, order_at, target, missing: isDue ? target - available : 0n };
}

/** So much in the unit that it is bought in, in thousandths of that: whole units, except of what is weighed or measured by one. */
export function inUnits(missing: bigint, factor: number, isWhole: boolean): Quantity {
  if (factor === 1 && !isWhole) return quantity(missing);
  return quantity(divideUp(missing, BigInt(factor) * ONE_UNIT) * ONE_UNIT);
}

/** What a product is counted in, and which of its units is marked as the one that it is usually bought in. */
interface Bought {
  unit_of_measure: UnitOfMeasure;
  whole_units: boolean;
  bought_unit: UnitOfMeasure | null;
  bought_factor: number | null;
}

/** How it was bought the last time. */
interface LastTime {
  unit: UnitOfMeasure;
  factor: number;
  quantity: Quantity;
  price: bigint;
}

/**
 * What a product is ordered in: the unit that is marked for it, else that of the last time, else its own; and how much at
 * which price the last time was, said in that unit.
 */
export function orderedIn(
  { unit_of_measure, whole_units, bought_unit, bought_factor }: Bought,
  last: LastTime | undefined,
): { unit: UnitOfMeasure; factor: number; again: { quantity: Quantity; price: Money } | null } {
  const unit = bought_unit ?? last?.unit ?? unit_of_measure;
  const factor = bought_factor ?? last?.factor ?? 1;
  if (!last) return { unit, factor, again: null };
  if (factor === last.factor)
    return { unit, factor, again: { quantity: last.quantity, price: money(last.price) } };
  const again = {
    quantity: inUnits(last.quantity * BigInt(last.factor), factor, whole_units),
    price: money(divideRounded(last.price * BigInt(factor), BigInt(last.factor))),
  };
  return { unit, factor, again };
}

function divideUp(amount: bigint, by: bigint): bigint {
  return amount <= 0n ? 0n : (amount + by - 1n) / by;
}
