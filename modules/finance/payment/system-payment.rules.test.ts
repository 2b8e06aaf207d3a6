import { expect, test } from 'vitest';
import { releasesOf } from './system-payment.rules.ts';

const fee = (more: object) => ({ system_type: 'service_fee' as const, amount: 15_000_000n, ...more });

test('ninety days become cost by the days of each month, and the last day takes the rest', () => {
  expect(releasesOf(fee({ days: 90, covers_from: '2026-12-11' }) as never)).toEqual([
    { date: '2026-12-31', amount: 3_500_000n },
    { date: '2027-01-31', amount: 5_166_667n },
    { date: '2027-02-28', amount: 4_666_666n },
    { date: '2027-03-10', amount: 1_666_667n },
  ]);
});
