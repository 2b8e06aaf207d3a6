// cspell:ignore Hakiki
import { describe, expect, test } from 'vitest';
import { ROLL_COLUMNS, receiptText } from '../receipt/receipt-text.rules.ts';
import { KARIAKOO, MORNING, SETTINGS } from '../receipt/testing/sell-on-paper.ts';
import { columnsOf } from '../receipt/text-columns.rules.ts';
import type { SoldInPeriod } from './tax-receipt.answer.ts';
import { averagePrice, NOT_FISCAL, taxReceiptOfPeriod, taxReceiptOfSale } from './tax-receipt.rules.ts';

const style = {
  ...{ head: KARIAKOO, settings: SETTINGS, language: 'sw' as const },
  unit: () => 'pcs',
};
const line = { unit: 'piece', vat_rate: 18, tax: 0 };
const SOLD: SoldInPeriod = {
  ...{ date: '2026-11-01', date_to: '2026-11-30', currency: 'TZS', count_of_sales: 3 },
  customer_tin_number: '123456789',
  lines: [
    {
      ...line,
      product_name: 'Rice 5 kg',
      quantity: 1,
      count_of_sales: 1,
      average_price: 17_500,
      total_amount: 17_500,
    },
    {
      ...line,
      product_name: 'Sugar 1 kg',
      quantity: 5,
      count_of_sales: 2,
      average_price: 7900,
      total_amount: 15_800,
      tax: 2410.17,
    },
    {
      ...line,
      product_name: 'Mafuta ya kupikia ya alizeti yaliyosafishwa, chupa kubwa ya lita tano',
      ...{ quantity: 1234.5, count_of_sales: 321, average_price: 2_993_769.47, total_amount: 961_000_000 },
    },
  ],
  ...{ tax: 2410.17, total_amount: 961_033_300 },
};

test('the average price of a product is its total by the count of its sales, rounded half up', () => {
  expect(averagePrice(1_580_000n, 2n)).toBe(790_000n);
  expect(averagePrice(100n, 3n)).toBe(33n);
  expect(averagePrice(101n, 2n)).toBe(51n);
});

describe.each(Object.values(ROLL_COLUMNS))('on %i columns', (width) => {
  const papers = {
    period: receiptText(taxReceiptOfPeriod(SOLD, style), width),
    sale: receiptText(
      taxReceiptOfSale(
        { ...MORNING, customer_tin_number: null, verification_code: 'ABCDEFGH23456789' },
        style,
      ),
      width,
    ),
  };

  test.each(Object.entries(papers))('the %s says first and last what it is not', (_, text) => {
    const lines = text.trimEnd().split('\n');
    const words = lines.map((one) => one.trim()).join(' ');
    expect(words.startsWith(NOT_FISCAL)).toBe(true);
    expect(words.endsWith(NOT_FISCAL)).toBe(true);
    expect(text).toContain('TIN 123-456-789');
    expect(text).not.toMatch(/Hakiki|Verify|ABCD|UIN|LEGAL RECEIPT/i);
    for (const one of lines) expect(columnsOf(one)).toBeLessThanOrEqual(width);
  });

  test('the period is as it was', async () => {
    await expect(papers.period).toMatchFileSnapshot(`golden/period-${width}.txt`);
  });
});

test('a customer with a TIN keeps it', () => {
  const sale = { ...MORNING, customer_name: 'Juma Traders', customer_tin_number: '987654321' };
  expect(taxReceiptOfSale(sale, style).customer).toEqual({ name: 'Juma Traders', tin: 'TIN 987-654-321' });
});
