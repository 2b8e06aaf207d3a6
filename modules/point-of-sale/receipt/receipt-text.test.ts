import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyCodes } from '#core/currencies.ts';
import { LARGEST_MONEY } from '#core/money.ts';
import { receiptOf } from './receipt.rules.ts';
import { ROLL_COLUMNS, receiptText } from './receipt-text.rules.ts';
import { type CartItem, KARIAKOO, MORNING, SETTINGS, sellOnPaper } from './testing/sell-on-paper.ts';
import { columnsOf, plainText } from './text-columns.rules.ts';

const WIDTHS = Object.values(ROLL_COLUMNS);
const parts = { head: KARIAKOO, settings: SETTINGS, language: 'en' } as const;

const LONG: CartItem[] = [
  {
    name: 'Mafuta ya kupikia ya alizeti yaliyosafishwa, chupa kubwa ya lita tano',
    quantity: 1500n,
    price: 3250000n,
  },
  { name: 'SKU-8841-AAAABBBBCCCCDDDDEEEEFFFFGGGGHHHHIIIIJJJJKKKKLLLL', quantity: 1000n, price: 99n },
  {
    name: 'Caf\u00e9\u202f250\u00a0g \u2013 \u201cChai\u201d\u2026',
    quantity: 12_000n,
    price: 70000n,
    discount: 10000n,
  },
];

const SALES = {
  'one-line': {
    ...parts,
    sale: sellOnPaper({ items: [{ name: 'Sabuni', quantity: 1000n, price: 450000n }] }),
  },
  morning: { ...parts, sale: MORNING },
  'morning-sw': { ...parts, sale: MORNING, language: 'sw' as const },
  copy: { ...parts, sale: { ...MORNING, status: 'void' }, copy: 2 },
  'long-names': { ...parts, sale: sellOnPaper({ items: LONG }) },
  'large-amounts': {
    ...parts,
    sale: sellOnPaper({
      items: [{ name: 'Trekta', quantity: 999_999_999n, price: 100_000_000n, discount: 12_345_678_901n }],
      changes: {
        paid_amount: 0,
        remain_amount: 999_876_542_210.99,
        payments: [{ account_name: null, mode: 'credit', amount: 999_876_542_210.99, reference: null }],
      },
    }),
  },
  'gbp-added': {
    ...parts,
    head: { ...KARIAKOO, time_zone: 'Europe/London' },
    sale: sellOnPaper({
      items: [
        { name: 'White hanging heart T-light holder', quantity: 6000n, price: 255n, vat_rate: 2000 },
        { name: 'Postage', quantity: 1000n, price: 1500n, vat_rate: 0 },
      ],
      currency: 'GBP',
      price_mode: 'exclusive',
    }),
  },
  jpy: {
    ...parts,
    sale: sellOnPaper({
      items: [{ name: 'Ocha', quantity: 3000n, price: 1200n }],
      currency: 'JPY',
      vat_registered: false,
    }),
  },
  '120-lines': {
    ...parts,
    sale: sellOnPaper({
      items: Array.from({ length: 120 }, (_, n) => ({
        name: `Bidhaa namba ${n + 1}`,
        quantity: 1000n * BigInt(n + 1),
        price: 12345n,
      })),
    }),
  },
};

describe('a receipt as text', () => {
  for (const [name, sale] of Object.entries(SALES))
    it.each(WIDTHS)(`${name} on %i columns stands as it stood`, async (width) => {
      await expect(receiptText(receiptOf(sale), width)).toMatchFileSnapshot(`golden/${name}-${width}.txt`);
    });

  it('loses no word and no figure, and no line is wider than the paper', () => {
    fc.assert(
      fc.property(
        anySale,
        fc.constantFrom(...WIDTHS),
        fc.constantFrom('en' as const, 'sw' as const),
        (sale, width, language) => {
          const receipt = receiptOf({ ...parts, sale, language, copy: 1 });
          const lines = receiptText(receipt, width).trimEnd().split('\n');
          expect(lines.filter((line) => columnsOf(line) > width)).toEqual([]);
          const whole = lines.join('').replaceAll(' ', '');
          for (const { name } of receipt.lines) expect(whole).toContain(plainText(name).replaceAll(' ', ''));
          const figures = [receipt.total, ...receipt.sums, ...receipt.payments, ...receipt.lines].map(
            ({ amount }) => amount,
          );
          // A figure stands whole at the end of its line.
          for (const figure of figures)
            expect(lines.some((line) => line.endsWith(` ${figure}`) || line === figure)).toBe(true);
        },
      ),
    );
  });

  it.each([
    ['0,0.00', 0n],
    // Cents that nobody can pay are not written: each figure is out by half a shilling at most.
    ['0,0', 50n],
  ])('adds up from the first line to the total, written as %s', (currency_format, most) => {
    fc.assert(
      fc.property(anySale, (sale) => {
        const settings = { ...parts.settings, currency_format };
        const { lines, sums, total } = receiptOf({ ...parts, settings, sale });
        const column = lines.flatMap(({ amount, discount }) => [
          amount,
          ...(discount ? [discount.amount] : []),
        ]);
        const counted = sums.filter(
          ({ label }) => label === 'Discount' || (sale.price_mode === 'exclusive' && /^VAT/.test(label)),
        );
        const figures = [...column, ...counted.map(({ amount }) => amount)].map(units);
        const out = figures.reduce((sum, amount) => sum + amount, 0n) - units(total.amount);
        expect(out < 0n ? -out : out).toBeLessThanOrEqual(most * BigInt(figures.length + 1));
      }),
    );
  });

  it('never looks like the receipt of a tax authority', () => {
    for (const sale of Object.values(SALES))
      expect(receiptText(receiptOf(sale), 48)).not.toMatch(
        /legal|fiscal|\bEFD|\bTRA\b|\bUIN\b|verified|verify|Z number/i,
      );
  });
});

/** An amount of the receipt in hundredths. */
function units(amount: string): bigint {
  const [whole = '', fraction = ''] = amount.replaceAll(',', '').split('.');
  return BigInt(whole + fraction.padEnd(2, '0'));
}

const anyItem: fc.Arbitrary<CartItem> = fc
  .record({
    name: fc.oneof(
      fc.string({ minLength: 1, maxLength: 120 }),
      fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }),
    ),
    quantity: fc.bigInt({ min: 1n, max: 100_000_000n }),
    price: fc.bigInt({ min: 0n, max: LARGEST_MONEY / 100_000_000n }),
    vat_rate: fc.constantFrom(0, 1500, 1800),
  })
  .filter(({ name }) => plainText(name) !== '');

const anySale = fc
  .record({
    items: fc.array(anyItem, { minLength: 1, maxLength: 8 }),
    currency: fc.constantFrom(...currencyCodes.filter((code) => code !== 'JPY')),
    price_mode: fc.constantFrom('inclusive' as const, 'exclusive' as const),
    share: fc.integer({ min: 0, max: 10 }),
  })
  .map(({ items, share, ...rest }) => {
    const discounted = items.map((item) => ({
      ...item,
      discount: ((item.quantity * item.price) / 10_000n) * BigInt(share),
    }));
    return sellOnPaper({ items: discounted, ...rest });
  });
