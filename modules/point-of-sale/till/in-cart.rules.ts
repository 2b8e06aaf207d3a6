import { type Quantity, quantity } from '#core/quantity.ts';
import type { OpenLine } from './open-cart.rules.ts';

/** How much of each product stands in a cart, in the unit that its stock is kept in. */
export function inCart(lines: readonly OpenLine[]): ReadonlyMap<string, Quantity> {
  const known = counted.get(lines);
  if (known) return known;
  const counts = new Map<string, Quantity>();
  for (const line of lines) {
    const before = counts.get(line.product_id) ?? 0n;
    counts.set(line.product_id, quantity(before + line.quantity * BigInt(line.factor)));
  }
  counted.set(lines, counts);
  return counts;
}

/** Every tile asks. Lines that change are others, so what was counted once stays so. */
const counted = new WeakMap<readonly OpenLine[], ReadonlyMap<string, Quantity>>();
