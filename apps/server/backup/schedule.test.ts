import { expect, test } from 'vitest';
import { isLate, lastDue, nextDue, scheduleOf } from './schedule.ts';

const usual = () => scheduleOf({}) ?? expect.fail('there is a schedule');
/** By the clock of the machine, as the schedule is. */
const local = (text: string) => new Date(`2026-11-${text}`);

test('every night at half past two, unless somebody says otherwise', () => {
  expect(usual()).toEqual({ hour: 2, minute: 30, keeping: { days: 7, weeks: 4, months: 12 } });
  expect(scheduleOf({ BACKUP_AT: '22:05', BACKUP_KEEP: '3,0,0' })).toEqual({
    hour: 22,
    minute: 5,
    keeping: { days: 3, weeks: 0, months: 0 },
  });
  expect(scheduleOf({ BACKUP: 'off' })).toBeNull();
  expect(() => scheduleOf({ BACKUP_AT: '25:00' })).toThrow('BACKUP_AT is "25:00"');
  expect(() => scheduleOf({ BACKUP_KEEP: 'all' })).toThrow('BACKUP_KEEP is "all"');
  expect(() => scheduleOf({ BACKUP: 'no' })).toThrow('BACKUP is "no"');
});

test('the last and the next time stand before and after now', () => {
  expect(lastDue(usual(), local('21T02:29:00'))).toEqual(local('20T02:30:00'));
  expect(lastDue(usual(), local('21T02:30:00'))).toEqual(local('21T02:30:00'));
  expect(nextDue(usual(), local('21T02:29:00'))).toEqual(local('21T02:30:00'));
});

test('a backup is late when a whole night and the morning after it have passed', () => {
  expect(isLate(usual(), local('20T02:31:00'), local('21T08:00:00'))).toBe(false);
  expect(isLate(usual(), local('20T02:31:00'), local('21T08:31:00'))).toBe(true);
  expect(isLate(usual(), undefined, local('21T08:31:00'))).toBe(true);
});
