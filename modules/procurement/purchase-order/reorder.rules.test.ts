import { describe, expect, test } from 'vitest';
import { inUnits, type ReorderFacts, reorderOf } from './reorder.rules.ts';

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
});
