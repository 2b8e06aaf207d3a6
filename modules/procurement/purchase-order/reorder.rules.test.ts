import { describe, expect, test } from 'vitest';
import { quantity } from '#core/quantity.ts';
import { inUnits, orderedIn, type ReorderFacts, reorderOf } from './reorder.rules.ts';

const facts = (some: Partial<ReorderFacts>): ReorderFacts => ({
  ...{ on_hand: 0n, reserved: 0n, incoming: 0n, sold: 0n, alert: 0n },
  ...some,
});
const terms = { days: 30, lead: 5, cover: 14 };

describe('what is ordered again', () => {
  test('is due at what is sold until it arrives, and fills up for the days that are bought for', () => {
    const sold = { sold: 92_000n };
    expect(reorderOf(facts({ ...sold, on_hand: 8000n }), terms)).toEqual({
      ...{ available: 8000n, order_at: 15_334n, target: 58_267n, missing: 50_267n },
    });
    expect(reorderOf(facts({ ...sold, on_hand: 15_334n }), terms).missing).toBe(42_933n);
    expect(reorderOf(facts({ ...sold, on_hand: 15_335n }), terms).missing).toBe(0n);
  });

  test('counts what is on the way, not what is promised, and keeps the alert quantity besides', () => {
    const some = { sold: 60_000n, on_hand: 8000n };
    expect(reorderOf(facts({ ...some, incoming: 3000n }), terms).missing).toBe(0n);
    expect(reorderOf(facts({ ...some, incoming: 3000n, reserved: 2000n }), terms).missing).toBe(29_000n);
    expect(reorderOf(facts({ ...some, incoming: 3000n, alert: 4000n }), terms).missing).toBe(31_000n);
    expect(reorderOf(facts({ on_hand: 4000n, alert: 10_000n }), terms).missing).toBe(6000n);
    expect(reorderOf(facts({ on_hand: 10_000n, alert: 10_000n }), terms).missing).toBe(0n);
    expect(reorderOf(facts({ on_hand: -3000n }), terms).missing).toBe(3000n);
  });

  test('is rounded up to whole units, except of what is weighed', () => {
    expect(inUnits(50_267n, 1, true)).toBe(51_000n);
    expect(inUnits(50_267n, 1, false)).toBe(50_267n);
    expect(inUnits(50_267n, 24, false)).toBe(3000n);
    expect(inUnits(48_000n, 24, true)).toBe(2000n);
  });

  test('is said in the unit that is marked for buying, else in that of the last time', () => {
    const soda = {
      ...({ unit_of_measure: 'bottle', bought_unit: null } as const),
      ...{ whole_units: true, bought_factor: null },
    };
    const carton = { ...soda, bought_unit: 'carton' as const, bought_factor: 24 };
    const last = { unit: 'dozen' as const, factor: 12, quantity: quantity(5000n), price: 600_000n };
    expect(orderedIn(soda, undefined)).toEqual({ unit: 'bottle', factor: 1, again: null });
    expect(orderedIn(carton, undefined)).toEqual({ unit: 'carton', factor: 24, again: null });
    expect(orderedIn(soda, last)).toEqual({
      ...{ unit: 'dozen', factor: 12, again: { quantity: 5000n, price: 600_000n } },
    });
    // Five dozens were 60 bottles: three cartons, at twice the price of a dozen.
    expect(orderedIn(carton, last)).toEqual({
      ...{ unit: 'carton', factor: 24, again: { quantity: 3000n, price: 1_200_000n } },
    });
  });
});
