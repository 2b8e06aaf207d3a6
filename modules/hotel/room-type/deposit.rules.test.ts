import { expect, test } from 'vitest';
import { depositAsked, depositDue, depositIsOne } from './deposit.rules.ts';

const none = { deposit_percent: null, deposit_nights: null, deposit_amount: null };
const stay = {
  stay_amount: 255_001n,
  nights: [85_000n, 85_000n, 85_001n].map((total_amount) => ({ total_amount })),
};
const asked = (rule: object) => depositAsked({ ...none, ...rule }, stay);

test('a part of the stay, its first nights or an amount, never more than the stay', () => {
  expect(asked({})).toBeNull();
  expect(asked({ deposit_percent: 5000 })).toBe(127_501n);
  expect(asked({ deposit_nights: 2 })).toBe(170_000n);
  expect(asked({ deposit_nights: 9 })).toBe(255_001n);
  expect(asked({ deposit_amount: 100_000n })).toBe(100_000n);
  expect(asked({ deposit_amount: 900_000n })).toBe(255_001n);
});

test('it is due so many days before arrival, at once where they are over', () => {
  const due = (deposit_due_days: number | null) =>
    depositDue({ deposit_due_days }, '2026-12-20', '2026-12-10');
  expect([due(null), due(0), due(7), due(30)]).toEqual([null, '2026-12-20', '2026-12-13', '2026-12-10']);
});

test('a type has one rule', () => {
  expect(() => depositIsOne({ ...none, deposit_nights: 1 })).not.toThrow();
  expect(() => depositIsOne({ ...none, deposit_nights: 1, deposit_amount: 5n })).toThrow();
});
