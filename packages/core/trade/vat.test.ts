import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DatedVat, settingsOn, vatOn, vatRateOf, vatRatesOf } from './vat.ts';

const rate = (since: string | null, standard_rate: number, registered = true): DatedVat => ({
  since,
  registered,
  standard_rate,
  special_rate: 500,
});
const RATES = [rate(null, 1800, false), rate('2025-07-01', 1800), rate('2026-07-01', 1600)];

test.each([
  ['2020-01-01', 1800, false],
  ['2025-06-30', 1800, false],
  ['2025-07-01', 1800, true],
  ['2026-06-30', 1800, true],
  ['2026-07-01', 1600, true],
  ['2999-12-31', 1600, true],
])('on %s the standard rate is %d and the branch is registered: %s', (day, standard_rate, registered) => {
  expect(vatOn(RATES, day)).toMatchObject({ standard_rate, registered });
});

test('each code bears its own rate, and nothing where nobody is registered', () => {
  const codes = ['standard', 'special', 'zero', 'exempt'] as const;
  expect(codes.map((code) => vatRateOf(code, rate(null, 1800)))).toEqual([1800, 500, 0, 0]);
  expect(codes.map((code) => vatRateOf(code, rate(null, 1800, false)))).toEqual([0, 0, 0, 0]);
  expect(vatOn([], '2026-11-20')).toMatchObject({ registered: false, standard_rate: 0 });
});

test('what a day has does not change by what begins after it', () => {
  const day = fc
    .integer({ min: 0, max: 3000 })
    .map((n) => new Date(n * 86_400_000).toISOString().slice(0, 10));
  fc.assert(
    fc.property(fc.uniqueArray(day, { maxLength: 6 }), day, day, (days, asked, later) => {
      fc.pre(later > asked && !days.includes(later));
      const rates = [rate(null, 0), ...days.toSorted().map((since, i) => rate(since, 100 * (i + 1)))];
      const more = [...rates, rate(later, 9999)].toSorted((a, b) =>
        (a.since ?? '') < (b.since ?? '') ? -1 : 1,
      );
      expect(vatOn(more, asked)).toEqual(vatOn(rates, asked));
      expect(vatOn(more, later).standard_rate).toBe(9999);
    }),
  );
});

test('the settings of a day say its VAT and keep that of every other', () => {
  const kept = { vat_registered: false, vat_rate: 1800, vat_changes: RATES.slice(1), remarks: 'x' };
  const rates = vatRatesOf(kept);
  expect(rates).toEqual([{ ...rate(null, 1800, false), special_rate: 0 }, ...RATES.slice(1)]);
  const then = settingsOn(kept, rates, '2026-07-01');
  expect(then).toMatchObject({ vat_registered: true, vat_rate: 1600, remarks: 'x' });
  expect(vatRatesOf(then)).toBe(rates);
  expect(settingsOn(kept, rates, '2025-01-01')).toMatchObject({ vat_registered: false, vat_rate: 1800 });
});
