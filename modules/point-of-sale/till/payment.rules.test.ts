import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LARGEST_MONEY, money, moneyToWire } from '#core/money.ts';
import { AmountTooLarge } from '#core/wire-number.ts';
import { billOf } from './bill.rules.ts';
import { addToCart } from './cart-lines.rules.ts';
import type { TillSettings } from './catalogue.rules.ts';
import { checkoutBody } from './checkout-body.rules.ts';
import { type OpenCart, openCart, type Payment } from './open-cart.rules.ts';
import { beginPaying, changePayment, dropPayment, splitPayment, stopPaying } from './paying-acts.rules.ts';
import { payingOf, settledPayments, waysToPay } from './payment.rules.ts';
import { quickCash } from './quick-cash.rules.ts';
import { atTill, HEAD, RICE, SETTINGS, SOAP, times } from './testing/sample-goods.ts';
import { TILL_SENTENCES } from './till.i18n.ts';

const WAYS = waysToPay(HEAD.accounts, true);
const TWO_SOAPS = addToCart(openCart(), SOAP, { quantity: times(2) }, atTill()) as OpenCart;
const NEEMA = { id: 'neema', name: 'Neema' };

const paid = (way: string, received: bigint | null, reference = ''): Payment => ({
  id: way,
  way,
  received: received === null ? null : money(received),
  reference,
});

function paying(payments: Payment[], cart: OpenCart = TWO_SOAPS, settings: TillSettings = SETTINGS) {
  const open = { ...cart, payments };
  return payingOf(open, billOf(open, settings), WAYS, settings);
}

describe('the ways to pay', () => {
  test('are cash, each wallet, then what goes through a bank, and credit for whoever may', () => {
    expect(WAYS.map(({ kind, mode, account_id }) => [kind, mode, account_id])).toEqual([
      ['cash', 'cash', 'cash-1'],
      ['mobile', 'emoney', 'wallet-1'],
      ['bank', 'emoney', 'crdb-1'],
      ['cheque', 'cheque', 'crdb-1'],
      ['credit_card', 'credit_card', 'crdb-1'],
      ['credit', 'credit', null],
    ]);
    expect(waysToPay(HEAD.accounts, false).map(({ kind }) => kind)).not.toContain('credit');
  });
});

test('a cart that comes to more than any sale may is told so, discounted or not, and keeps its lines', () => {
  const [line] = TWO_SOAPS.lines;
  if (!line) throw new Error('no line');
  const dear = { ...line, price: money(LARGEST_MONEY) };
  for (const discount of [null, { percent: 1000 }]) {
    const cart = { ...TWO_SOAPS, lines: [dear, dear], discount };
    const bill = billOf(cart, SETTINGS);
    expect([bill.refused, bill.lines.length]).toEqual([AmountTooLarge().words, 2]);
    expect(paying([], cart).missing).toBe(AmountTooLarge().words);
  }
});

describe('what is left and given back', () => {
  test('cash gives change', () => {
    expect(paying([paid('cash:cash-1', 1_000_000n)])).toMatchObject({
      due: 900_000n,
      left: 0n,
      change: 100_000n,
      missing: null,
    });
  });

  test('nothing typed is exactly what is left', () => {
    const exact = paying([paid('cash:cash-1', null)]);
    expect(exact).toMatchObject({ left: 900_000n, change: 0n, missing: null });
    expect(settledPayments(exact)).toMatchObject([{ received: 900_000n }]);
  });

  test('other money gives no change', () => {
    expect(paying([paid('mobile:wallet-1', 950_000n, 'X1')]).missing).toBe(TILL_SENTENCES.change_from_cash);
    expect(paying([paid('mobile:wallet-1', 850_000n, 'X1'), paid('cash:cash-1', 100_000n)])).toMatchObject({
      change: 50_000n,
      missing: null,
    });
  });

  test('a split leaves the rest to the next payment', () => {
    const split = paying([paid('mobile:wallet-1', 600_000n, 'X1'), paid('cash:cash-1', null)]);
    expect(split).toMatchObject({ left: 300_000n, missing: null });
    expect(settledPayments(split).map(({ received }) => received)).toEqual([600_000n, 300_000n]);
    expect(paying([paid('cash:cash-1', 600_000n)]).missing).toBe(TILL_SENTENCES.left_to_pay);
  });

  test('a payment of nothing is not sent', () => {
    const whole = paying([paid('cash:cash-1', 900_000n), paid('mobile:wallet-1', null, 'X')]);
    expect(settledPayments(whole).map(({ way }) => way)).toEqual(['cash:cash-1']);
  });
});

describe('coins', () => {
  const rice = addToCart(openCart(), RICE, {}, atTill()) as OpenCart; // 3,200.50

  test('are rounded to where cash pays, and only there', () => {
    expect(paying([paid('cash:cash-1', null)], rice)).toMatchObject({
      due: 320_000n,
      rounding: -50n,
      left: 320_000n,
    });
    expect(paying([paid('mobile:wallet-1', null, 'X')], rice)).toMatchObject({ due: 320_050n, rounding: 0n });
    expect(paying([paid('mobile:wallet-1', 100_050n, 'X'), paid('cash:cash-1', null)], rice)).toMatchObject({
      due: 320_050n,
      rounding: 0n,
      left: 220_000n,
    });
    expect(paying([paid('cash:cash-1', 100_000n), paid('mobile:wallet-1', null, 'X')], rice)).toMatchObject({
      due: 320_050n,
      rounding: 0n,
      left: 220_050n,
    });
  });

  test('let off what none of them can pay, which is sent as cash of nothing', () => {
    const almost = [paid('mobile:wallet-1', 320_010n, 'X'), paid('cash:cash-1', null)];
    const now = paying(almost, rice);
    expect(now).toMatchObject({ due: 320_010n, rounding: -40n, left: 0n, missing: null });
    expect(settledPayments(now)).toMatchObject([
      { received: 320_010n },
      { way: 'cash:cash-1', received: 0n },
    ]);
  });

  test('of other currencies are not rounded', () => {
    const pounds = { ...SETTINGS, currency: 'GBP' } as const;
    expect(paying([paid('cash:cash-1', null)], rice, pounds)).toMatchObject({ due: 320_050n, rounding: 0n });
  });
});

describe('what is missing', () => {
  test('a customer for credit', () => {
    const onCredit = [paid('credit', null)];
    expect(paying(onCredit).missing).toBe(TILL_SENTENCES.customer_for_credit);
    expect(paying(onCredit, { ...TWO_SOAPS, customer: NEEMA }).missing).toBeNull();
  });

  test('a reference for mobile money', () => {
    expect(paying([paid('mobile:wallet-1', null, ' ')]).missing).toBe(TILL_SENTENCES.reference_missing);
    expect(paying([paid('mobile:wallet-1', null, 'BKL7')]).missing).toBeNull();
  });

  test('anything at all, a product that is still sold, and somewhere for the money', () => {
    expect(paying([], openCart()).missing).toBe(TILL_SENTENCES.cart_is_empty);
    const gone = { ...TWO_SOAPS, lines: TWO_SOAPS.lines.map((line) => ({ ...line, mark: 'gone' as const })) };
    expect(paying([paid('cash:cash-1', null)], gone).missing).toBe(TILL_SENTENCES.line_gone);
    expect(payingOf(TWO_SOAPS, billOf(TWO_SOAPS, SETTINGS), [], SETTINGS).missing).toBe(
      TILL_SENTENCES.nowhere_to_pay,
    );
  });

  test('nothing where nothing is to be paid', () => {
    const free = { ...TWO_SOAPS, discount: { percent: 10_000 } };
    expect(paying([], free)).toMatchObject({ due: 0n, missing: null });
    expect(paying([paid('cash:cash-1', null)], free).missing).toBeNull();
  });
});

describe('paying', () => {
  test('begins in cash, splits into a way not used yet, and ends where it began', () => {
    const begun = beginPaying(TWO_SOAPS, WAYS) as OpenCart;
    expect(begun).toMatchObject({ paying: true, payments: [{ way: 'cash:cash-1', received: null }] });
    expect(splitPayment(begun, money(900_000n), WAYS)).toBe(begun);
    const typed = changePayment(begun, { received: money(500_000n) });
    const split = splitPayment(typed, money(400_000n), WAYS) as OpenCart;
    expect(split.payments.map(({ way }) => way)).toEqual(['cash:cash-1', 'mobile:wallet-1']);
    const [first] = split.payments;
    expect(dropPayment(split, first?.id ?? '', WAYS).payments.map(({ way }) => way)).toEqual([
      'mobile:wallet-1',
    ]);
    expect(stopPaying(split)).toMatchObject({ paying: false, payments: [] });
    expect(beginPaying(openCart(), WAYS)).toEqual({ words: TILL_SENTENCES.cart_is_empty });
  });
});

describe('quick cash', () => {
  test('is the exact amount, then the next sensible notes', () => {
    expect(quickCash(money(2_950_000n), 'TZS')).toEqual([2_950_000n, 3_000_000n, 4_000_000n, 5_000_000n]);
    expect(quickCash(money(70_000n), 'TZS')).toEqual([70_000n, 100_000n, 200_000n, 500_000n]);
    expect(quickCash(money(1_250_000n), 'TZS')).toEqual([1_250_000n, 1_300_000n, 1_500_000n, 2_000_000n]);
    expect(quickCash(money(1234n), 'GBP')).toEqual([1234n, 1500n, 2000n, 5000n]);
    expect(quickCash(money(0n), 'TZS')).toEqual([]);
  });

  test('always begins with the exact amount, goes up, and repeats nothing', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 12n }),
        fc.constantFrom('TZS', 'USD', 'EUR', 'GBP', 'JPY'),
        (due, currency) => {
          const notes = quickCash(money(due), currency);
          expect(notes[0]).toBe(due);
          expect(notes).toEqual([...new Set(notes)].toSorted((a, b) => (a < b ? -1 : 1)));
        },
      ),
    );
  });
});

describe('the body that is sent', () => {
  const bodyOf = (cart: OpenCart, payments: Payment[]) => {
    const open = { ...cart, payments };
    const bill = billOf(open, SETTINGS);
    const { sold_at, total_amount, ...body } = checkoutBody(
      open,
      payingOf(open, bill, WAYS, SETTINGS),
      HEAD,
      {
        total: bill.total_gross,
        sold_at: '2026-11-21T08:00:00.000Z',
      },
    );
    expect([sold_at, total_amount]).toEqual([
      '2026-11-21T08:00:00.000Z',
      moneyToWire(bill.total_gross, 'TZS'),
    ]);
    return body;
  };

  test('says what the wire examples say', () => {
    const [line] = TWO_SOAPS.lines;
    const cart = {
      ...TWO_SOAPS,
      customer: NEEMA,
      lines: line ? [{ ...line, price: money(400_000n), discount: { amount: money(30_000n) } }] : [],
      discount: { percent: 750 },
      remarks: ' asante ',
    };
    const payments = [paid('cash:cash-1', 500_000n), paid('mobile:wallet-1', null, ' BKL7 ')];
    expect(bodyOf(cart, payments)).toEqual({
      id: cart.id,
      store_id: HEAD.store_id,
      customer_id: 'neema',
      lines: [{ product_id: SOAP.id, unit: 'piece', quantity: 2, unit_price: 4000, discount: 300 }],
      discount_percent: 7.5,
      payments: [
        { account_id: 'cash-1', mode: 'cash', amount: 5000 },
        { account_id: 'wallet-1', mode: 'emoney', amount: 2122.5, reference: 'BKL7' },
      ],
      remarks: 'asante',
    });
  });

  test('leaves out prices of the catalogue, and names no account for credit', () => {
    expect(bodyOf({ ...TWO_SOAPS, customer: NEEMA }, [paid('credit', null)])).toMatchObject({
      lines: [{ product_id: SOAP.id, unit: 'piece', quantity: 2 }],
      payments: [{ mode: 'credit', amount: 9000 }],
    });
    expect(bodyOf(TWO_SOAPS, [paid('cash:cash-1', null)])).toEqual({
      id: TWO_SOAPS.id,
      store_id: HEAD.store_id,
      lines: [{ product_id: SOAP.id, unit: 'piece', quantity: 2 }],
      payments: [{ account_id: 'cash-1', mode: 'cash', amount: 9000 }],
    });
  });

  test('pays the total and the change, whatever was split', () => {
    const parts = fc.array(
      fc.record({ way: fc.constantFrom('cash:cash-1', 'mobile:wallet-1', 'bank:crdb-1'), n: fc.nat(5000) }),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(parts, fc.integer({ min: 1, max: 9 }), fc.boolean(), (split, soaps, restOpen) => {
        const cart = addToCart(openCart(), SOAP, { quantity: times(soaps) }, atTill()) as OpenCart;
        const payments = split.map(({ way, n }, i) =>
          paid(way, restOpen && i === split.length - 1 ? null : BigInt(n) * 100n, 'R'),
        );
        const bill = billOf(cart, SETTINGS);
        const now = payingOf({ ...cart, payments }, bill, WAYS, SETTINGS);
        if (now.missing) return;
        const sent = settledPayments(now).reduce((sum, { received }) => sum + received, 0n);
        expect(sent).toBe(now.due + now.change);
        expect(now.due).toBe(bill.total_gross + now.rounding);
      }),
    );
  });
});
