import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Refusal } from '#core/errors.ts';
import { type Money, money } from '#core/money.ts';
import { quantity } from '#core/quantity.ts';
import { type ReturnableAmounts, returnPart } from '#core/trade/part-of-line.ts';
import { type Cart, priceCart, shareOut } from '#core/trade/price-cart.ts';
import { saleEarnings } from './sale-posting.rules.ts';

const total = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n);

const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => ({ percent: hundredths }));
const carts: fc.Arbitrary<Cart> = fc.record({
  price_mode: fc.constantFrom('inclusive' as const, 'exclusive' as const),
  vat_registered: fc.boolean(),
  discount: fc.option(percent, { nil: undefined }),
  lines: fc.array(
    fc.record({
      quantity: fc.bigInt({ min: 1n, max: 5_000_000n }).map(quantity),
      unit_price: fc.bigInt({ min: 0n, max: 10_000_000_000n }).map(money),
      discount: fc.option(percent, { nil: undefined }),
      vat_rate: fc.constantFrom(0, 500, 1800, 2000),
    }),
    { minLength: 1, maxLength: 20 },
  ),
});

describe('priceCart', () => {
  test('parts sum to the whole, nothing is negative, and the order of lines changes no total but the shares', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const { lines, ...totals } = priceCart(cart);
        for (const line of lines) {
          expect(line.line_amount).toBe(line.line_discount + line.allocated_sale_discount + line.base);
          expect(line.gross).toBe(line.net + line.vat);
          expect(line.list_net >= line.net).toBe(true);
          for (const amount of Object.values(line)) expect(amount >= 0n).toBe(true);
        }
        expect(total(lines.map((line) => line.allocated_sale_discount))).toBe(totals.sale_discount);
        expect(totals.total_gross).toBe(totals.total_net + totals.total_vat);
        expect(totals.total_gross).toBe(total(lines.map((line) => line.gross)));
      }),
    );
  });

  test('what it earns is what is paid: 4000 less 4020 plus 2200 is the gross', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const { lines, total_gross } = priceCart(cart);
        expect(total(saleEarnings(lines).map(({ debit, credit }) => credit - debit))).toBe(total_gross);
      }),
    );
  });

  test('inclusive prices are paid as they stand', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const { lines } = priceCart({ ...cart, price_mode: 'inclusive' });
        for (const line of lines) expect(line.gross).toBe(line.base);
      }),
    );
  });

  test('a seller who is not registered charges no VAT at all', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        expect(priceCart({ ...cart, vat_registered: false }).total_vat).toBe(0n);
      }),
    );
  });

  test('a discount larger than what it is taken from is refused', () => {
    const line = { quantity: quantity(1000n), unit_price: money(500n), vat_rate: 0 };
    const cart: Cart = { lines: [line], price_mode: 'inclusive', vat_registered: false };
    expect(() => priceCart({ ...cart, discount: { amount: money(501n) } })).toThrow(Refusal);
    expect(() => priceCart({ ...cart, lines: [{ ...line, discount: { amount: money(501n) } }] })).toThrow(
      Refusal,
    );
    expect(priceCart({ ...cart, discount: { amount: money(500n) } }).total_gross).toBe(0n);
  });
});

describe('shareOut', () => {
  test('shares sum to the total, none is negative or above its weight, none is off by a whole unit', () => {
    const weights = fc.array(fc.bigInt({ min: 0n, max: 1_000_000_000n }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(weights, fc.nat({ max: 1000 }), (shares, permille) => {
        const whole = total(shares);
        const amount = (whole * BigInt(permille)) / 1000n;
        const parts = shareOut(amount, shares);
        expect(total(parts)).toBe(amount);
        parts.forEach((part, i) => {
          const weight = shares[i] ?? 0n;
          expect(part >= 0n && part <= weight).toBe(true);
          if (whole > 0n) expect(part * whole - amount * weight < whole).toBe(true);
        });
      }),
    );
  });
});

describe('returnPart', () => {
  const amounts: fc.Arbitrary<ReturnableAmounts> = fc.record({
    line_amount: amount(),
    discount: amount(),
    net: amount(),
    vat: amount(),
    cost: amount(),
  });

  test('returning all, in whatever parts, restores every figure and never gives back less than nothing', () => {
    const pieces = fc.array(fc.bigInt({ min: 1n, max: 9_000n }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(amounts, pieces, (sold, parts) => {
        const line = { ...sold, quantity: quantity(total(parts)) };
        let before = 0n;
        const back = parts.map((part) => {
          const returned = returnPart(line, quantity(before), quantity(part));
          before += part;
          return returned;
        });
        for (const key of ['line_amount', 'discount', 'net', 'vat', 'cost'] as const) {
          expect(total(back.map((part) => part[key]))).toBe(sold[key]);
          for (const part of back) expect(part[key] >= 0n).toBe(true);
        }
      }),
    );
  });

  test('more than was sold never comes back', () => {
    const sold = {
      quantity: quantity(2000n),
      line_amount: money(100n),
      discount: money(0n),
      net: money(100n),
      vat: money(0n),
      cost: money(50n),
    };
    expect(() => returnPart(sold, quantity(1000n), quantity(1001n))).toThrow(Refusal);
    expect(() => returnPart(sold, quantity(0n), quantity(0n))).toThrow(Refusal);
  });

  function amount(): fc.Arbitrary<Money> {
    return fc.bigInt({ min: 0n, max: 100_000_000n }).map(money);
  }
});
