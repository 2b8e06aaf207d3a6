import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { costOfPaper } from './cost-of-paper.rules.ts';

const RATES = { since: null, registered: true, standard_rate: 1800, special_rate: 900 };
const amount = fc.bigInt({ min: 0n, max: 10n ** 14n });

describe('an amount with VAT on the paper of somebody else', () => {
  test('is its cost and its VAT, which only a registered branch with a receipt claims', () => {
    fc.assert(
      fc.property(
        ...[amount, fc.boolean(), fc.boolean(), fc.constantFrom('standard', 'special', 'zero', 'exempt')],
        (gross, registered, has_receipt, tax_type) => {
          const { net_amount, tax } = costOfPaper(gross, { tax_type, has_receipt }, { ...RATES, registered });
          expect(net_amount + tax).toBe(gross);
          if (!registered || !has_receipt || tax_type === 'zero' || tax_type === 'exempt')
            expect(tax).toBe(0n);
        },
      ),
    );
  });

  test('bears the VAT that the paper says, whatever the rate would give', () => {
    const said = { tax_type: 'exempt', has_receipt: true, tax_amount: 900_000n } as const;
    expect(costOfPaper(10_000_000n, said, RATES)).toEqual({ net_amount: 9_100_000n, tax: 900_000n });
    expect(costOfPaper(10_000_000n, { ...said, tax_amount: 0n, tax_type: 'standard' }, RATES).tax).toBe(0n);
    const unclaimed = { net_amount: 10_000_000n, tax: 0n };
    expect(costOfPaper(10_000_000n, { ...said, has_receipt: false }, RATES)).toEqual(unclaimed);
    expect(costOfPaper(10_000_000n, said, { ...RATES, registered: false })).toEqual(unclaimed);
  });

  test('bears no more than the standard rate on all of it', () => {
    const said = { tax_type: 'exempt', has_receipt: false } as const;
    expect(costOfPaper(1_180_000n, { ...said, tax_amount: 180_000n }, RATES).tax).toBe(0n);
    expect(() => costOfPaper(1_180_000n, { ...said, tax_amount: 180_001n }, RATES)).toThrow('tax_too_large');
  });
});
