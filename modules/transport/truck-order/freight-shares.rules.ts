import { divideRounded } from '#core/decimal.ts';
import { type Money, money } from '#core/money.ts';

/** Who pays the freight of a trip: each customer that of his own cargos, or the customer of the trip all of it. */
export const FREIGHT_PAYERS = ['each', 'customer'] as const;

/** A cargo as the freight is split by it. */
export interface PricedCargo {
  customer_id: string;
  price: bigint | null;
}

/**
 * What other customers pay of the freight of a trip, by customer: what their cargos cost, or their part of it where another
 * amount was agreed for the whole. A cargo without a price is carried for the customer of the trip. The last takes the rest.
 */
export function freightOfOthers(
  freight: bigint,
  payer: string,
  cargos: readonly PricedCargo[],
): ReadonlyMap<string, Money> {
  const priced = cargos.filter(({ price }) => price !== null && price > 0n);
  const all = priced.reduce((sum, { price }) => sum + (price ?? 0n), 0n);
  const others = priced.filter(({ customer_id }) => customer_id !== payer);
  const asked = new Map<string, bigint>();
  for (const { customer_id, price } of others)
    asked.set(customer_id, (asked.get(customer_id) ?? 0n) + (price ?? 0n));
  const parts = new Map<string, Money>();
  let [before, given] = [0n, 0n];
  for (const [customer_id, price] of asked) {
    before += price;
    // Reckoned from the first on, so that all of them come to the freight and no cent is lost between two.
    const upTo = divideRounded(freight * before, all);
    if (upTo > given) parts.set(customer_id, money(upTo - given));
    given = upTo;
  }
  return parts;
}
