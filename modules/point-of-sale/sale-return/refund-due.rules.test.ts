import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { divideRounded } from '#core/decimal.ts';
import { money } from '#core/money.ts';
import { toCoin } from '../sale/settle-payments.rules.ts';
import { refundDue, type SaleMoney } from './refund-due.rules.ts';
import { settleRefunds } from './settle-refunds.rules.ts';

const rule = (cash_rounding: number) => ({ currency: 'TZS' as const, currency_format: '0,0', cash_rounding });
const shillings = (amount: number) => BigInt(amount * 100);
const NOTHING = { total: 0n, worth: 0n, money: 0n, cash: 0n };

/** What comes back of a sale without a debt. */
const all = (worth: bigint) => ({ total: worth, worth });

/** A sale of `total` shillings that was paid in cash, in coins of so many shillings. */
function soldForCash(total: number, coin: number): SaleMoney {
  const sum = shillings(total);
  return { total: sum, rounding: toCoin(sum, rule(coin)) - sum, back: { ...NOTHING } };
}

describe('what is due for goods that come back', () => {
  test('five returns of 50 each, in coins of 100, pay back together what five bought together cost', () => {
    const sale = soldForCash(250, 100);
    const paidBack = Array.from({ length: 5 }, () => {
      const cash = refundDue(sale, all(shillings(50)), rule(100)).cash(0n);
      sale.back = {
        total: sale.back.total + shillings(50),
        worth: sale.back.worth + shillings(50),
        money: sale.back.money + cash,
        cash: sale.back.cash + cash,
      };
      return cash / 100n;
    });
    expect(paidBack.reduce((sum, cash) => sum + cash, 0n)).toBe(300n);
    expect(paidBack).toEqual([100n, 0n, 100n, 0n, 100n]);
  });

  test('100 that were paid in coins for 149 are 100 by mobile money too', () => {
    const due = refundDue(soldForCash(149, 100), all(shillings(149)), rule(100));
    expect([due.exact, due.cash(0n)]).toEqual([shillings(100), shillings(100)]);
  });

  test('of what was never paid nothing goes back', () => {
    const unpaid = { total: shillings(400), rounding: 0n, back: { ...NOTHING } };
    expect(refundDue(unpaid, { total: shillings(100), worth: 0n }, rule(1)).exact).toBe(0n);
  });

  test('of a sale partly on credit the rounding comes back with its goods, once the debt is gone', () => {
    const sale = { total: 1_333_200n, rounding: 1_800n, back: { ...NOTHING } };
    const first = refundDue(sale, { total: 333_300n, worth: 0n }, rule(50));
    expect([first.exact, first.cash(0n)]).toEqual([0n, 0n]);
    sale.back.total = 333_300n;
    const second = refundDue(sale, { total: 333_301n, worth: 66_601n }, rule(50));
    expect([second.exact, second.cash(0n)]).toEqual([67_501n, 70_000n]);
    sale.back = { total: 666_601n, worth: 66_601n, money: 70_000n, cash: 70_000n };
    expect(refundDue(sale, all(666_599n), rule(50)).cash(0n)).toBe(665_000n);
  });
});

test('however a sale comes back, by whatever money, what came in goes out, and never more', () => {
  const parts = fc.array(fc.record({ worth: fc.nat(40_000), mode: fc.constantFrom('cash', 'emoney') }), {
    minLength: 1,
    maxLength: 8,
  });
  fc.assert(
    fc.property(parts, fc.constantFrom(1, 50, 100, 500), fc.nat(100), (returns, coin, inCash) => {
      const total = returns.reduce((sum, { worth }) => sum + BigInt(worth), 0n);
      const cashPart = divideRounded(total * BigInt(inCash), 100n);
      const rounding = toCoin(cashPart, rule(coin)) - cashPart;
      const sale: SaleMoney = { total, rounding, back: { ...NOTHING } };
      let booked = 0n;
      for (const [i, { worth, mode }] of returns.entries()) {
        const isLast = i === returns.length - 1;
        const due = refundDue(sale, all(BigInt(worth)), rule(coin));
        const amount = isLast || mode === 'emoney' ? due.exact : due.cash(0n);
        const refunds = amount > 0n ? [{ mode: isLast ? 'emoney' : mode, amount: money(amount) }] : [];
        const back = { total: BigInt(worth), written_off: 0n, lowered: 0n };
        booked += settleRefunds(back, refunds, sale, rule(coin)).rounding;
        sale.back = {
          total: sale.back.total + BigInt(worth),
          worth: sale.back.worth + BigInt(worth),
          money: sale.back.money + amount,
          cash: sale.back.cash + (mode === 'cash' && !isLast ? amount : 0n),
        };
        const most = sale.back.worth + (rounding > 0n ? rounding : 0n) + BigInt(coin) * 50n;
        expect(sale.back.money).toBeLessThanOrEqual(most);
      }
      const cameIn = total + rounding;
      if (sale.back.money <= cameIn) expect(sale.back.money).toBe(cameIn);
      else expect(sale.back.money - cameIn).toBeLessThanOrEqual(BigInt(coin) * 50n);
      expect(booked).toBe(sale.back.money - total);
    }),
  );
});
