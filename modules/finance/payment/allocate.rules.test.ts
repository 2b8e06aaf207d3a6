import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allocate, type Owed } from './allocate.rules.ts';

const owed = (id: string, due_date: string | null, remain_amount: bigint, date = '2026-11-01'): Owed => ({
  id,
  date,
  due_date,
  remain_amount,
});

const ids = (amount: bigint, debts: Owed[]) =>
  allocate(amount, debts).parts.map(({ debt, amount: part }) => [debt.id, part]);

test('the oldest due is paid first, then what has no due date, and a part of the last', () => {
  const debts = [owed('none', null, 50n), owed('late', '2026-12-01', 30n), owed('early', '2026-11-10', 20n)];
  expect(ids(60n, debts)).toEqual([
    ['early', 20n],
    ['late', 30n],
    ['none', 10n],
  ]);
});

test('of two due on one day the older is paid first', () => {
  const debts = [owed('b', '2026-12-01', 5n, '2026-11-02'), owed('a', '2026-12-01', 5n, '2026-11-03')];
  expect(ids(5n, debts)).toEqual([['b', 5n]]);
});

test('what is more than all debts is left', () => {
  expect(allocate(70n, [owed('a', null, 50n)])).toMatchObject({ rest: 20n });
  expect(allocate(70n, [])).toEqual({ parts: [], rest: 70n });
});

test('parts and rest sum to the payment, and none is above its debt', () => {
  const debt = fc.record({
    id: fc.uuid(),
    date: fc.constant('2026-11-01'),
    due_date: fc.option(fc.constantFrom('2026-11-10', '2026-12-01')),
    remain_amount: fc.bigInt(0n, 1000n),
  });
  fc.assert(
    fc.property(fc.bigInt(0n, 5000n), fc.array(debt), (amount, debts) => {
      const { parts, rest } = allocate(amount, debts);
      expect(parts.reduce((sum, part) => sum + part.amount, rest)).toBe(amount);
      for (const part of parts) expect(part.amount <= part.debt.remain_amount && part.amount > 0n).toBe(true);
      if (rest > 0n)
        expect(parts).toHaveLength(debts.filter(({ remain_amount }) => remain_amount > 0n).length);
    }),
  );
});
