import { expect, test } from 'vitest';
import { comparedNumber, isClaimable } from './supplier-paper.rules.ts';

test('numbers are compared without spaces, letter case and leading zeros', () => {
  expect([' 00 3411', 'inv 0034', 'INV0034', '0', '  ', null].map(comparedNumber)).toEqual([
    '3411',
    'INV0034',
    'INV0034',
    '0',
    null,
    null,
  ]);
});

test('the VAT of a receipt is claimed for so many months, the last day included', () => {
  const claimed = (date: string | null, day: string, months = 6) =>
    isClaimable({ is_provided: true, date }, { date: day, months });
  expect(claimed('2025-09-03', '2026-03-03')).toBe(true);
  expect(claimed('2025-09-03', '2026-03-04')).toBe(false);
  expect(claimed('2025-08-31', '2026-02-28')).toBe(true);
  expect(claimed('2026-03-03', '2026-03-03', 0)).toBe(true);
  expect(claimed('2026-03-02', '2026-03-03', 0)).toBe(false);
  expect(claimed(null, '2026-03-03')).toBe(true);
  expect(isClaimable({ is_provided: false, date: null }, { date: '2026-03-03', months: 6 })).toBe(false);
});
