import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#core/business-day.ts';
import { daysLeft, feeNoticeOn, statusOn, USUAL_TERMS, worstOf } from './service-fee.rules.ts';

test.each([
  ['active', 0, 'active'],
  ['trial', 0, 'trial'],
  ['active', 1, 'grace'],
  ['trial', 7, 'grace'],
  ['active', 8, 'read_only'],
  ['grace', 97, 'read_only'],
  ['active', 98, 'closed'],
  ['grace', -5, 'active'],
  ['read_only', -5, 'active'],
  ['closed', -5, 'closed'],
] as const)('%s, %i days after the last paid one: %s', (kept, late, status) => {
  expect(statusOn(kept, '2028-02-28', addDays('2028-02-28', late), USUAL_TERMS)).toBe(status);
});

test('the days of grace and of reading are those of the platform, none among them', () => {
  const on = (late: number, grace_days: number, read_only_days: number) =>
    statusOn('active', '2028-02-28', addDays('2028-02-28', late), {
      ...USUAL_TERMS,
      grace_days,
      read_only_days,
    });
  expect([on(3, 3, 5), on(4, 3, 5), on(8, 3, 5), on(9, 3, 5)]).toEqual([
    'grace',
    'read_only',
    'read_only',
    'closed',
  ]);
  expect([on(0, 0, 0), on(1, 0, 0), on(1, 0, 1)]).toEqual(['active', 'closed', 'read_only']);
});

test('where nothing was agreed, nothing runs out', () => {
  expect(statusOn('trial', null, '2099-01-01', USUAL_TERMS)).toBe('trial');
  expect(statusOn('read_only', null, '2026-01-01', USUAL_TERMS)).toBe('read_only');
});

test('days are counted over leap days and the ends of years', () => {
  expect(daysLeft('2028-03-01', '2028-02-28')).toBe(3);
  expect(daysLeft('2027-01-01', '2026-12-31')).toBe(2);
  expect(daysLeft('2026-12-31', '2026-12-31')).toBe(1);
  expect(daysLeft('2026-12-30', '2026-12-31')).toBe(0);
  fc.assert(
    fc.property(fc.integer({ min: -500, max: 5000 }), (days) => {
      expect(daysLeft(addDays('2026-11-21', days), '2026-11-21')).toBe(days + 1);
    }),
  );
});

test('a business is shown as its worst branch', () => {
  expect(worstOf(['active', 'grace', 'trial'])).toBe('grace');
  expect(worstOf(['active', 'closed', 'read_only'])).toBe('closed');
  expect(worstOf(['active'])).toBe('active');
});

test('people are told a week before, and as long as it is late', () => {
  const told = (left: number) =>
    feeNoticeOn('active', addDays('2026-12-28', left - 1), '2026-12-28', USUAL_TERMS);
  expect(told(8)).toBeNull();
  expect(told(7)).toEqual({ status: 'active', paid_until: '2027-01-03', days: 7 });
  expect(told(0)).toMatchObject({ status: 'grace', days: 0 });
  expect(told(-20)).toMatchObject({ status: 'read_only', days: -20 });
  expect(feeNoticeOn('trial', null, '2026-12-28', USUAL_TERMS)).toBeNull();
});
