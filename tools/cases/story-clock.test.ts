import { expect, test } from 'vitest';
import { daysUntil, storyClock } from './story-clock.ts';

test('an event is at its own time, else on the morning of its day, else a minute after the last', () => {
  const clock = storyClock();
  clock.begin('2026-03-01');
  const times = [['2026-03-01'], ['2026-03-02'], ['2026-03-02', '10:20'], ['2026-03-02']] as const;
  const at = times.map(([day, time]) => {
    clock.next(day, time);
    return clock.now().toISOString();
  });
  expect(at).toEqual([
    '2026-03-01T05:01:00.000Z',
    '2026-03-02T05:00:00.000Z',
    '2026-03-02T07:20:00.000Z',
    '2026-03-02T07:21:00.000Z',
  ]);
  expect(clock.now()).toEqual(clock.now());
});

test('what belongs to an earlier day or time is entered now', () => {
  const clock = storyClock();
  clock.begin('2026-03-08');
  clock.next('2026-03-05');
  clock.next('2026-03-08', '07:00');
  expect([clock.today(), clock.now().toISOString()]).toEqual(['2026-03-08', '2026-03-08T05:02:00.000Z']);
});

test('another story begins on its own day, also an earlier one', () => {
  const clock = storyClock();
  clock.begin('2026-03-08');
  clock.begin('2024-06-01');
  expect(clock.today()).toBe('2024-06-01');
  expect(daysUntil('2024-02-28', '2024-03-01')).toBe(2);
});
