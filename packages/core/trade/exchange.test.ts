import { expect, test } from 'vitest';
import { inBase, inForeign, isWholeIn, owedInForeign, payInForeign, saidInForeign } from './exchange.ts';

const USD = (rate: bigint) => ({ currency: 'USD' as const, rate });
/** 2,617.125 shillings for a dollar. */
const AGREED = USD(2_617_125n);

test('an amount is rounded once, half up, and comes back as it was said', () => {
  // 120.33 dollars are 314,918.65(125) shillings.
  expect(inBase(120_330n, 2_617_125n, 'TZS')).toBe(31_491_865n);
  expect(inForeign(31_491_865n, AGREED, 'TZS')).toBe(120_330n);
  expect(inBase(1_000n, 1_005n, 'JPY')).toBe(1n);
  expect(inBase(500n, 1_000n, 'JPY')).toBe(1n);
});

test('every amount in dollars comes back from shillings to the cent', () => {
  for (let cents = 1n; cents < 30_000n; cents += 7n)
    expect(inForeign(inBase(cents * 10n, 2_617_125n, 'TZS'), AGREED, 'TZS')).toBe(cents * 10n);
});

test('a body is read in the decimals of its branch, whatever those of the other currency', () => {
  expect(saidInForeign(24_050n, 'TZS')).toBe(240_500n);
  expect(saidInForeign(240n, 'JPY')).toBe(240_000n);
  expect(isWholeIn('USD', 120_330n)).toBe(true);
  expect(isWholeIn('USD', 120_335n)).toBe(false);
  expect(isWholeIn('JPY', 120_330n)).toBe(false);
});

test('a debt is paid at its own rate in its own currency, and at that of the day in another', () => {
  const owed = { remain: 62_400_000n, agreed: USD(2_600_000n) };
  expect(payInForeign(100_000n, owed, USD(2_620_000n), 'TZS')).toEqual({
    foreign: 100_000n,
    settles: 26_000_000n,
  });
  expect(payInForeign(100_000n, { ...owed, agreed: null }, USD(2_620_000n), 'TZS').settles).toBe(26_200_000n);
  const euros = { currency: 'EUR' as const, rate: 2_900_000n };
  expect(payInForeign(100_000n, owed, euros, 'TZS').settles).toBe(29_000_000n);
});

test('the last part takes the rest, whatever rounding left', () => {
  const agreed = AGREED;
  let remain = inBase(361_000n, agreed.rate, 'TZS') - 1n;
  for (const given of [120_330n, 120_330n, 120_340n]) {
    const { settles } = payInForeign(given, { remain, agreed }, USD(2_600_000n), 'TZS');
    remain -= settles;
  }
  expect(remain).toBe(0n);
  // What is left is a little more than its dollars are worth: all of them have paid it.
  const more = inBase(120_330n, agreed.rate, 'TZS') + 100n;
  expect(owedInForeign({ remain: more, agreed }, USD(2_600_000n), 'TZS')).toBe(120_330n);
  expect(payInForeign(120_330n, { remain: more, agreed }, USD(2_600_000n), 'TZS').settles).toBe(more);
  // What is less than a cent is still owed, and is paid with one.
  expect(owedInForeign({ remain: 5n, agreed }, USD(2_600_000n), 'TZS')).toBe(10n);
  expect(payInForeign(10n, { remain: 5n, agreed }, USD(2_600_000n), 'TZS').settles).toBe(5n);
  expect(owedInForeign({ remain: 0n, agreed }, USD(2_600_000n), 'TZS')).toBe(0n);
});
