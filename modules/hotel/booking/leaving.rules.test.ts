import { expect, test } from 'vitest';
import { leavesNow, nightsUntil, restAtLeaving } from './leaving.rules.ts';

const NIGHTS = ['2026-12-01', '2026-12-02', '2026-12-03'].map((night) => ({ night, posted_on: null }));
const STAY = { check_in: '2026-12-01', check_out: '2026-12-04' };

test('who leaves before his departure leaves the nights that are to come to others, and keeps those that are posted', () => {
  const early = nightsUntil(STAY, NIGHTS, '2026-12-02');
  expect(early.nights.map(({ night }) => night)).toEqual(['2026-12-01']);
  expect(early.left.map(({ night }) => night)).toEqual(['2026-12-02', '2026-12-03']);
  expect(early.check_out).toBe('2026-12-02');
  const posted = NIGHTS.map((one, place) => (place === 1 ? { ...one, posted_on: '2026-12-02' } : one));
  expect(nightsUntil(STAY, posted, '2026-12-02').check_out).toBe('2026-12-03');
  expect(nightsUntil(STAY, NIGHTS, '2026-12-04')).toMatchObject({ left: [], check_out: '2026-12-04' });
  expect(nightsUntil(STAY, NIGHTS, '2026-12-01').check_out).toBe('2026-12-01');
});

test('in the night of the departure, before the day of the branch begins, the night before has been slept', () => {
  expect(leavesNow(STAY, '2026-12-03', '2026-12-04')).toBe('2026-12-04');
  expect(leavesNow(STAY, '2026-12-03', '2026-12-03')).toBe('2026-12-03');
  expect(leavesNow(STAY, '2026-12-05', '2026-12-05')).toBe('2026-12-05');
});

test('a deposit pays what its own payer owes and nothing else', () => {
  const open = { stay: 90_000n, charges: 10_000n, deposit: 95_000n };
  expect(restAtLeaving({ ...open, isOwn: true })).toEqual({ used: 95_000n, to_pay: 5000n, over: 0n });
  expect(restAtLeaving({ ...open, isOwn: false })).toEqual({ used: 90_000n, to_pay: 10_000n, over: 5000n });
});
