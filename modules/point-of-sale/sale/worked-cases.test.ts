import { describe, expect, test } from 'vitest';
import type { Currency } from '#core/currencies.ts';
import { type Money, moneyOf, moneyToWire } from '#core/money.ts';
import { type Quantity, quantityOf } from '#core/quantity.ts';
import { returnPart } from '#core/trade/part-of-line.ts';
import { type Cart, type Discount, priceCart } from '#core/trade/price-cart.ts';
import worked from './data/worked-cases.json' with { type: 'json' };
import { saleEarnings } from './sale-posting.rules.ts';

interface WireLine {
  quantity: number;
  unit_price: number;
  vat_rate: number;
  discount?: number;
  discount_percent?: number;
}

interface WireCase {
  currency: string;
  price_mode: string;
  seller_vat_registered: boolean;
  input: { lines: WireLine[]; discount?: number; discount_percent?: number };
}

describe('prices of worked cases', () => {
  for (const { id, description, expected, ...one } of worked.vat_cases) {
    test(`${id}: ${description}`, () => expect(priced(one)).toEqual(expected));
  }
});

describe('entries of worked sales', () => {
  for (const { id, description, expected, ...one } of worked.sale_entries) {
    test(`${id}: ${description}`, () => {
      const { lines } = priceCart(cartOf(one));
      const shown = (amount: bigint) => moneyToWire(amount, one.currency as Currency);
      const earned = (accounts: string[]) =>
        expected.entry.filter(({ account }) => accounts.includes(account));
      const parts = saleEarnings(lines).map(({ account, debit, credit }) => ({
        account,
        debit: shown(debit),
        credit: shown(credit),
      }));
      expect(byAccount(parts)).toEqual(byAccount(earned(['2200', '4000', '4020'])));
      expect(
        lines.map(({ list_net, net, vat }) => [shown(list_net), shown(list_net - net), shown(vat)]),
      ).toEqual(
        expected.entry_by_line.map((line) => [line['4000_credit'], line['4020_debit'], line['2200_credit']]),
      );
      const { entry, entry_by_line, ...totals } = expected;
      expect(priced(one)).toEqual(totals);
    });
  }
});

describe('returns in part of worked cases', () => {
  for (const { id, description, currency, input, original, returns } of worked.return_cases) {
    test(`${id}: ${description}`, () => {
      const amount = (wire: number) => moneyOf(wire, currency as Currency) as Money;
      const sold = {
        quantity: quantityOf(input.line.quantity) as Quantity,
        line_amount: amount(original.line_amount),
        discount: amount(original.discount),
        net: amount(original.net),
        vat: amount(original.vat),
        cost: amount(original.cost),
      };
      let before = quantityOf(0) as Quantity;
      for (const { quantity, goods, entry, returned_so_far, ...expected } of returns) {
        const now = quantityOf(quantity) as Quantity;
        expect(wireOf(returnPart(sold, before, now), currency)).toEqual(expected);
        before = quantityOf(returned_so_far.quantity) as Quantity;
      }
    });
  }
});

function priced(one: WireCase) {
  const { lines, ...totals } = priceCart(cartOf(one));
  return {
    lines: lines.map(({ list_net, ...line }) => wireOf(line, one.currency)),
    ...wireOf(totals, one.currency),
  };
}

function cartOf({ currency, price_mode, seller_vat_registered, input }: WireCase): Cart {
  const amount = (wire: number) => moneyOf(wire, currency as Currency) as Money;
  const discountOf = ({ discount, discount_percent }: Pick<WireLine, 'discount' | 'discount_percent'>) =>
    ((discount !== undefined && { amount: amount(discount) }) ||
      (discount_percent !== undefined && { percent: discount_percent * 100 }) ||
      undefined) as Discount | undefined;
  return {
    price_mode: price_mode as Cart['price_mode'],
    vat_registered: seller_vat_registered,
    discount: discountOf(input),
    lines: input.lines.map((line) => ({
      quantity: quantityOf(line.quantity) as Quantity,
      unit_price: amount(line.unit_price),
      discount: discountOf(line),
      vat_rate: line.vat_rate * 100,
    })),
  };
}

function wireOf(amounts: object, currency: string): Record<string, number> {
  return Object.fromEntries(
    Object.entries(amounts).map(([key, amount]) => [
      key,
      moneyToWire(amount as bigint, currency as Currency),
    ]),
  );
}

const byAccount = (parts: { account: string }[]) =>
  [...parts].sort((a, b) => a.account.localeCompare(b.account));
