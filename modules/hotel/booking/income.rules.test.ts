import { expect, test } from 'vitest';
import { incomeByKind } from './income.rules.ts';

test('income is told by kind, goods less returns and discounts, and what comes to nothing not at all', () => {
  const earned = [
    { account: '4000', amount: 200n },
    { account: '4010', amount: -30n },
    { account: '4020', amount: -20n },
    { account: '4200', amount: 700n },
    { account: '4900', amount: 45n },
    { account: '4920', amount: 5n },
  ];
  expect(incomeByKind(earned)).toEqual([
    { kind: 'nights', amount: 700n },
    { kind: 'goods', amount: 150n },
    { kind: 'other', amount: 50n },
  ]);
});
