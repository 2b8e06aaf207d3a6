import { expect, test } from 'vitest';
import { owingOf } from './owing.rules.ts';

const TODAY = '2026-12-01';

test('what is open stands under the days by which it is due', () => {
  const debts = [
    { due_date: '2026-11-16', left: 150n },
    { due_date: '2026-11-30', left: 1n },
    { due_date: '2026-12-01', left: 20n },
    { due_date: '2026-12-08', left: 300n },
    { due_date: '2026-12-09', left: 4000n },
    { due_date: null, left: 50_000n },
  ];
  expect(owingOf(debts, TODAY)).toEqual({
    ...{ owed: 54_471n, late: 151n, late_since: '2026-11-16', soon: 320n, later: 54_000n },
    ...{ next_due: '2026-12-01', next_amount: 20n },
  });
});

test('what is due on one day is due together', () => {
  const due_date = '2026-12-20';
  const debts = [
    { due_date, left: 5n },
    { due_date, left: 7n },
  ];
  expect(owingOf(debts, TODAY)).toMatchObject({ next_due: due_date, next_amount: 12n, late_since: null });
});

test('nothing open is nothing', () => {
  expect(owingOf([], TODAY)).toEqual({
    ...{ owed: 0n, late: 0n, late_since: null, soon: 0n, later: 0n, next_due: null, next_amount: 0n },
  });
});
