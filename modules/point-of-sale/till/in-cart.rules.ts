import { type Quantity, quantity } from '#core/quantity.ts';
import type { OpenCart } from './open-cart.rules.ts';

/** How much of each product stands in a cart, in the unit that its stock is kept in. */
export function inCart({ lines }: Pick<OpenCart, 'lines'>): ReadonlyMap<string, Quantity> {
  const counts = new Map<string, Quantity>();
  for (const line of lines) {
    const before = counts.get(line.product_id) ?? 0n;
    counts.set(line.product_id, quantity(before + line.quantity * BigInt(line.factor)));
  }
  return counts;
}
