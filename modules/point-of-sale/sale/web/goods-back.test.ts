import { describe, expect, it } from 'vitest';
import { money } from '#core/money.ts';
import { sellOnPaper } from '../../receipt/testing/sell-on-paper.ts';
import { leftOf } from '../../sale-return/part-back.rules.ts';
import { refundOf } from './goods-back.ts';
import { refundWays, settle } from './refund-ways.ts';
import { asSale, type WireSale } from './wire-sale.ts';

const PAPER = sellOnPaper({ items: [{ name: 'Sabuni', quantity: 3000n, price: 10000n }], discount: 100n });

/** Three of 100, less 1 for all: 299 in the books. */
function sold(returned = 0, changes: Partial<WireSale> = {}): WireSale {
  const lines = PAPER.lines.map((line, index) => ({
    ...line,
    line_no: index + 1,
    factor: 1,
    returned_quantity: returned,
  }));
  return asSale({ ...PAPER, ...changes, lines });
}

const back = (pieces: number) => [
  { line_no: 1, typed: { text: String(pieces), inPieces: false }, goods: 'restock' as const },
];
const coin = { currency: 'TZS' as const, currency_format: '0,0', cash_rounding: 50 };
const say = (words: { en: string }) => words.en;

describe('what comes back of a sale', () => {
  it('is worth its share, and piece by piece as much as all at once', () => {
    expect(refundOf(sold(), back(3))).toBe(29_900n);
    const single = [0, 1, 2].map((before) => refundOf(sold(before), back(1)));
    expect(single.reduce((sum, part) => sum + part, 0n)).toBe(29_900n);
  });

  it('is at most what the customer still has', () => {
    expect(leftOf(sold(1).lines[0] as WireSale['lines'][0])).toBe(2000n);
    // It came back at another till, or is back already while the page still shows what was typed.
    expect(refundOf(sold(2), back(2))).toBe(refundOf(sold(2), back(1)));
    expect(refundOf(sold(3), back(1))).toBe(0n);
  });

  it('lowers what is owed before money goes back', () => {
    const owing = sold(0, { remain_amount: 100, customer_id: 'mama' });
    const payments = [
      { account_id: 'till', account_name: 'Cash', mode: 'cash', amount: 199, reference: null },
    ];
    const sale = { ...owing, payments };
    const ways = refundWays(sale, say);
    expect(ways.map(({ value }) => value)).toEqual(['till', 'deposit']);
    const terms = {
      ...TERMS,
      rounding: 1,
      remain: 100,
    };
    const all = settle(terms, refundOf(sale, back(3)), { way: ways[0], coin });
    expect(all).toMatchObject({ lessDebt: 10_000n, money: 20_000n, isRefunded: true });
    expect(all.refunds).toEqual([
      { mode: 'credit', amount: 10_000n },
      { account_id: 'till', mode: 'cash', amount: 20_000n },
    ]);
    const one = settle(terms, refundOf(sale, back(1)), { way: ways[0], coin });
    expect(one.refunds).toEqual([{ mode: 'credit', amount: 9_966n }]);
    const lost = { ...terms, written_off: 100, remain: 0 };
    expect(settle(lost, refundOf(sale, back(1)), { way: ways[0], coin }).refunds).toEqual([]);
  });

  it('asks for no way of a refund where nothing is refunded', () => {
    const sale = sold(0, { remain_amount: 299, customer_id: 'mama' });
    const [kept] = refundWays(sale, say);
    const unpaid = { ...TERMS, remain: 299 };
    for (const lines of [[], back(1), back(3)])
      expect(settle(unpaid, refundOf(sale, lines), { way: kept, coin })).toMatchObject({
        money: 0n,
        isRefunded: false,
      });
    const paidInPart = { ...TERMS, remain: 49 };
    const both = settle(paidInPart, refundOf(sale, back(1)), { way: kept, coin });
    expect(both).toMatchObject({ lessDebt: 4_900n, isRefunded: true });
  });

  it('asks for one where the coins in use pay nothing but another way would', () => {
    const sale = sold(0, { customer_id: 'mama' });
    const cash = { value: 'till', title: 'Cash', refund: { account_id: 'till', mode: 'cash' } };
    const small = settle(TERMS, money(2_000n), { way: cash, coin });
    expect(small).toMatchObject({ money: 0n, isRefunded: true });
    expect(refundWays(sale, say).length).toBeGreaterThan(0);
  });
});

const TERMS = {
  total: 299,
  rounding: 0,
  written_off: 0,
  remain: 0,
  back: { total: 0, worth: 0, money: 0, cash: 0 },
};
