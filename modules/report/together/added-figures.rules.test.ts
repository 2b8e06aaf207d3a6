import { expect, test } from 'vitest';
import { type AddedSales, addedProfits, addedSales } from './added-figures.rules.ts';

const sold = (amount: bigint, points: Readonly<Record<string, bigint>>): AddedSales => ({
  ...{ amount, amount_before: amount * 2n, count: 3 },
  curve: Object.entries(points).map(([point, of]) => ({ point, amount: of })),
  curve_before: [],
});

test('figures and curves are added point by point', () => {
  const added = addedSales(
    [sold(700n, { '2026-11-20': 200n, '2026-11-21': 500n }), sold(300n, { '2026-11-20': 300n })],
    'day',
  );
  expect(added).toEqual({
    ...{ amount: 1000n, amount_before: 2000n, count: 6 },
    curve: [
      { point: '2026-11-20', amount: 500n },
      { point: '2026-11-21', amount: 500n },
    ],
    curve_before: [],
  });
});

test('gross profits are added, what was lost in one branch too', () => {
  const earned = { revenue: 900n, profit: 300n, profit_before: 0n };
  expect(addedProfits([earned, { revenue: 0n, profit: -500n, profit_before: 7n }])).toEqual({
    ...{ revenue: 900n, profit: -200n, profit_before: 7n },
  });
});

test('a day that only a later branch has stands at its place', () => {
  const { curve } = addedSales([sold(1n, { '2026-11-21': 1n }), sold(2n, { '2026-11-20': 2n })], 'day');
  expect(curve.map(({ point }) => point)).toEqual(['2026-11-20', '2026-11-21']);
});

test('the hours of a day that begins at four stay in its order', () => {
  const { curve } = addedSales([sold(3n, { '23': 1n, '00': 2n }), sold(4n, { '00': 4n })], 'hour');
  expect(curve).toEqual([
    { point: '23', amount: 1n },
    { point: '00', amount: 6n },
  ]);
});

test('no branch has sold nothing', () => {
  expect(addedSales([], 'day')).toMatchObject({ amount: 0n, count: 0, curve: [] });
});
