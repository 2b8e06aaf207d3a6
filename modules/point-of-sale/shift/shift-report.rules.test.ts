// cspell:ignore Kaunta mbele mkuu
import { describe, expect, test } from 'vitest';
import { ROLL_COLUMNS } from '../receipt/receipt-text.rules.ts';
import { KARIAKOO, SETTINGS } from '../receipt/testing/sell-on-paper.ts';
import { columnsOf } from '../receipt/text-columns.rules.ts';
import type { ShiftReport } from './shift-questions.answer.ts';
import { shiftPaper, shiftPaperText } from './shift-report.rules.ts';

const Z: ShiftReport = {
  ...{ number: 'KMZ0087', account_name: 'Kaunta ya mbele karibu na mlango mkuu', opened_by: 'Asha Mrema' },
  ...{ opened_at: '2026-11-28T04:52:00.000Z', closed_at: '2026-11-28T15:14:00.000Z', currency: 'TZS' },
  sales: { count: 64, amount: 1_338_950 },
  discount: 18_600,
  voids: { count: 1, amount: 5000 },
  returns: { count: 2, amount: 12_500 },
  net_sales: 1_321_450,
  taxes: [{ vat_rate: 18, tax: 154_800 }],
  payments: [
    { mode: 'cash', account_name: 'Till 1', count: 47, amount: 503_450 },
    { mode: 'emoney', account_name: 'M-PESA', count: 12, amount: 646_000 },
    { mode: 'credit', account_name: null, count: 3, amount: 184_500 },
  ],
  ...{ float: 100_000, counted: 586_950, over_short: -3000 },
  late_sales: { count: 1, amount: 2000 },
  ...{ stays: 100_000, rest: 486_950, rest_account_name: 'Safe' },
  others: [
    { account_name: 'M-PESA', counted: 645_600, difference: -400 },
    { account_name: 'Card machine', counted: 0, difference: 0 },
  ],
  cash: {
    expected: 589_950,
    movements: [
      { kind: 'sale', count: 46, amount: 501_450 },
      { kind: 'transaction', count: 3, amount: 123_456_789 },
      { kind: 'sale_return', count: 2, amount: -12_500 },
    ],
  },
};

const style = { head: KARIAKOO, settings: SETTINGS };

describe.each(Object.values(ROLL_COLUMNS))('on %i columns', (width) => {
  test.each(['en', 'sw'] as const)('the Z report is as it was, in %s', async (language) => {
    const text = shiftPaperText(shiftPaper(Z, { ...style, language }), width);
    for (const line of text.split('\n')) expect(columnsOf(line)).toBeLessThanOrEqual(width);
    await expect(text).toMatchFileSnapshot(`golden/z-${language}-${width}.txt`);
  });

  test('the X report has no count and nobody signs it', async () => {
    const x = { ...Z, closed_at: null, counted: null, over_short: null, stays: null, rest: null, others: [] };
    const text = shiftPaperText(shiftPaper(x, { ...style, language: 'en' }), width);
    expect(text).toContain('X REPORT');
    expect(text).not.toMatch(/counted|SHORT|Manager/);
    await expect(text).toMatchFileSnapshot(`golden/x-${width}.txt`);
  });
});

test('who sees no balances gets no movements of cash', () => {
  const text = shiftPaperText(shiftPaper({ ...Z, cash: null }, { ...style, language: 'en' }), 48);
  expect(text).not.toMatch(/expected|Cash sales/);
  expect(text).toMatch(/Cash counted +586,950/);
});
