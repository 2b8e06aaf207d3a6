import { expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { quantity } from '#core/quantity.ts';
import { type Discount, priceCart } from '#core/trade/price-cart.ts';
import { givenAway } from './given-away.rules.ts';

interface Said {
  list: bigint;
  price?: bigint;
  count?: bigint;
  discount?: Discount;
}

function given(
  said: readonly Said[],
  discount?: Discount,
  price_mode: 'inclusive' | 'exclusive' = 'inclusive',
) {
  const lines = said.map(({ list, price = list, count = 1n, ...rest }) => ({
    quantity: quantity(count * 1000n),
    list_price: money(list),
    unit_price: money(price),
    vat_rate: 1800,
    discount: rest.discount,
  }));
  const priced = priceCart({ lines, discount, price_mode, vat_registered: true });
  return givenAway(lines, priced, { price_mode, usual_mode: 'inclusive', vat_registered: true });
}

test('what goes at the price of the catalogue, or above it, lets nobody off', () => {
  expect(given([{ list: 1000n }, { list: 500n, price: 700n }])).toEqual({ percent: 0, amount: 0n });
});

test('a discount in percent is as much as it says, however it was rounded', () => {
  for (const list of [335n, 333n, 1n, 99_999n, 7n]) {
    const { percent } = given([{ list }], { percent: 1000 });
    expect(percent).toBeLessThanOrEqual(1000);
  }
  expect(given([{ list: 100_000n }], { percent: 750 })).toEqual({ percent: 750, amount: 7500n });
});

test('a lower price counts as much as a discount', () => {
  expect(given([{ list: 100000n, price: 80000n, count: 3n }])).toEqual({ percent: 2000, amount: 60000n });
  expect(given([{ list: 100000n, price: 80000n, discount: { percent: 1000 } }])).toEqual({
    percent: 2800,
    amount: 28000n,
  });
});

test('one line that is let off much is not hidden among others', () => {
  const { percent, amount } = given([
    { list: 100_00000n },
    { list: 100000n, discount: { amount: money(50000n) } },
  ]);
  expect({ percent, amount }).toEqual({ percent: 5000, amount: 50000n });
});

test('a line that is dearer makes up for none that is cheaper', () => {
  expect(
    given([
      { list: 100000n, price: 200000n },
      { list: 100000n, price: 50000n },
    ]),
  ).toEqual({
    percent: 5000,
    amount: 50000n,
  });
});

test('a discount of line and one of the whole count together', () => {
  expect(given([{ list: 10_00000n, discount: { percent: 1000 } }], { percent: 1000 })).toEqual({
    percent: 1900,
    amount: 190000n,
  });
});

test('where prices are meant without VAT, they are held against those of the catalogue without it', () => {
  expect(given([{ list: 118000n, price: 100000n }], undefined, 'exclusive')).toEqual({
    percent: 0,
    amount: 0n,
  });
  expect(given([{ list: 118000n, price: 90000n }], undefined, 'exclusive')).toEqual({
    percent: 1000,
    amount: 10000n,
  });
});
