import { expect, test } from 'vitest';
import type { Posting } from '#core/trade/posting.ts';
import { differenceOf } from './posting-difference.ts';

const entry = (branch_id: string, date: string, amount: bigint, memo?: string): Posting => ({
  branch_id,
  date,
  lines: [
    { account: '1210', debit: amount },
    { account: '1200', credit: amount },
  ],
  ...(memo ? { memo } : {}),
});

test('a new step stands under its own branch and day, and what was posted before stays as it is', () => {
  const sent = entry('sender', '2026-11-01', 500n);
  const arrived = [entry('sender', '2026-11-03', 200n, 'Arrived'), entry('receiver', '2026-11-03', 200n)];
  expect(differenceOf([sent], [sent, ...arrived], '2026-11-09')).toEqual(arrived);
});

test('what is said otherwise of a day is the difference of that day, net per account', () => {
  const [before, after] = [entry('here', '2026-11-01', 500n), entry('here', '2026-11-01', 300n)];
  expect(differenceOf([before], [after], '2026-11-09')).toEqual([
    {
      branch_id: 'here',
      date: '2026-11-01',
      lines: [
        { account: '1210', credit: 200n },
        { account: '1200', debit: 200n },
      ],
    },
  ]);
});

test('what has no day yet counts today, and nothing new is no entry', () => {
  const undated = entry('here', '', 500n);
  expect(differenceOf([], [undated], '2026-11-09')).toEqual([entry('here', '2026-11-09', 500n)]);
  expect(differenceOf([undated], [undated], '2026-11-09')).toEqual([]);
});

test('what is owed by two people is not netted', () => {
  const owed = (id: string, amount: bigint): Posting => ({
    branch_id: 'here',
    date: '2026-11-01',
    lines: [
      { account: '1100', debit: amount, party: { kind: 'customer', id } },
      { account: '4000', credit: amount },
    ],
  });
  expect(differenceOf([owed('asha', 100n)], [owed('juma', 100n)], '2026-11-09')).toEqual([
    {
      branch_id: 'here',
      date: '2026-11-01',
      lines: [
        { account: '1100', credit: 100n, party: { kind: 'customer', id: 'asha' } },
        { account: '1100', debit: 100n, party: { kind: 'customer', id: 'juma' } },
      ],
    },
  ]);
});
