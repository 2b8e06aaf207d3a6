import { expect, test } from 'vitest';
import {
  paidInto,
  type SmsPool,
  type SmsThatLeft,
  takenOutOf,
  usedFrom,
  usesToBook,
} from './sms-credit.rules.ts';

const EMPTY: SmsPool = { parts: 0, value: 0n, owed: 0 };
const bought = { parts: 800, amount: 2_000_000n };

test('what was used before it was paid for is cost with the payment, at its price', () => {
  const { pool, cost } = usedFrom(EMPTY, 120, true);
  expect([pool, cost]).toEqual([{ parts: 0, value: 0n, owed: 120 }, 0n]);
  expect(paidInto(pool, bought)).toEqual({
    pool: { parts: 680, value: 1_700_000n, owed: 0 },
    cost: 300_000n,
  });
  expect(paidInto(pool, { parts: 50, amount: 999n })).toEqual({
    pool: { parts: 0, value: 0n, owed: 70 },
    cost: 999n,
  });
});

test('a gateway of one’s own owes nothing for what was never bought', () => {
  expect(usedFrom({ parts: 5, value: 7n, owed: 0 }, 9, false)).toEqual({ pool: EMPTY, cost: 7n });
});

test('a payment that is entered anew costs as if the wrong one had never been', () => {
  const used = usedFrom(paidInto(EMPTY, bought).pool, 120, true);
  const taken = takenOutOf(used.pool, bought);
  expect(taken).toEqual({ pool: { parts: 0, value: 0n, owed: 120 }, cost: -300_000n });
  const right = paidInto(taken.pool, { parts: 800, amount: 2_500_000n });
  expect(right).toEqual({ pool: { parts: 680, value: 2_125_000n, owed: 0 }, cost: 375_000n });
});

test('what is left of another payment keeps what it is worth, never less than nothing', () => {
  const two = paidInto(paidInto(EMPTY, { parts: 100, amount: 100n }).pool, { parts: 100, amount: 900n });
  expect(takenOutOf(two.pool, { parts: 100, amount: 100n })).toEqual({
    pool: { parts: 100, value: 900n, owed: 0 },
    cost: 0n,
  });
  const half = usedFrom(two.pool, 100, true);
  expect(half.cost).toBe(500n);
  expect(takenOutOf(half.pool, { parts: 50, amount: 900n })).toEqual({
    pool: { parts: 50, value: 0n, owed: 0 },
    cost: -400n,
  });
});

test('a message is booked by day once all of it has left, single texts when their day is over', () => {
  const sms = (id: string, more: Partial<SmsThatLeft> = {}): SmsThatLeft => ({
    ...{ id, message_id: 'm1', parts: 2, date: '2026-12-02', on_credit: true, is_done: true },
    ...more,
  });
  const due = usesToBook(
    [
      ...[sms('a', { date: '2026-12-03' }), sms('b'), sms('c')],
      ...[sms('d', { message_id: 'm2', is_done: false }), sms('e', { message_id: 'm2' })],
      ...[
        sms('f', { message_id: null, date: '2026-12-01' }),
        sms('g', { message_id: null, date: '2026-12-03' }),
      ],
    ],
    '2026-12-03',
  );
  const on_credit = true;
  expect(due).toEqual([
    { message_id: null, date: '2026-12-01', parts: 2, on_credit, ids: ['f'] },
    { message_id: 'm1', date: '2026-12-02', parts: 4, on_credit, ids: ['b', 'c'] },
    { message_id: 'm2', date: '2026-12-02', parts: 4, on_credit, ids: ['d', 'e'] },
    { message_id: 'm1', date: '2026-12-03', parts: 2, on_credit, ids: ['a'] },
  ]);
  const today = usesToBook([sms('d', { message_id: 'm2', is_done: false })], '2026-12-02');
  expect(today).toEqual([]);
});
