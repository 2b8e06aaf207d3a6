import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sharesOf } from './shared-cost.rules.ts';

const amount = fc.bigInt({ min: 0n, max: 10n ** 14n });
const line = fc.record({
  cost: fc.oneof(fc.constant(0n), amount),
  base_quantity: fc.bigInt({ min: 1n, max: 10n ** 9n }),
});
const lines = fc.array(line, { minLength: 1, maxLength: 30 });
const sum = (of: readonly bigint[]) => of.reduce((all, one) => all + one, 0n);

describe('a cost that is shared over lines', () => {
  test('loses no cent, and gives no line more than one beyond its part', () => {
    fc.assert(
      fc.property(amount, fc.constantFrom('value' as const, 'quantity' as const), lines, (net, by, of) => {
        const shares = sharesOf(net, by, of);
        expect(sum(shares)).toBe(net);
        const isByValue = by === 'value' && of.some(({ cost }) => cost > 0n);
        const weights = of.map(({ cost, base_quantity }) => (isByValue ? cost : base_quantity));
        for (const [i, share] of shares.entries()) {
          const exact = net * (weights[i] ?? 0n);
          const whole = sum(weights);
          expect(share * whole > exact - whole && share * whole < exact + whole).toBe(true);
        }
      }),
    );
  });

  test('gives cents that are left to the largest remainders, ties to the earlier line (A18)', () => {
    const equal = { cost: 100n, base_quantity: 1n };
    expect(sharesOf(100n, 'value', [equal, equal, equal])).toEqual([34n, 33n, 33n]);
    expect(sharesOf(10n, 'value', [{ ...equal, cost: 1n }, { ...equal, cost: 2n }, equal])).toEqual([
      0n,
      0n,
      10n,
    ]);
    expect(
      sharesOf(9n, 'value', [
        { ...equal, cost: 0n },
        { cost: 0n, base_quantity: 2n },
      ]),
    ).toEqual([3n, 6n]);
  });
});
