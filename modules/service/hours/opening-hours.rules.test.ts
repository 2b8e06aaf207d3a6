import { describe, expect, test } from 'vitest';
import {
  endOfWork,
  hoursOnDayOf,
  isOutside,
  nextFreeAt,
  openingHoursOf,
  problemOfClosed,
  timeTaken,
} from './opening-hours.rules.ts';

const ZONE = 'Africa/Dar_es_Salaam';
const SETTINGS = {
  ...{ opens_at: '08:00', closes_at: '17:00', break_starts: '12:00', break_ends: '13:00' },
  ...{ open_saturdays: true, open_sundays: false },
};
const HOURS = openingHoursOf(SETTINGS, ZONE);
/** Tuesday, 8 December 2026. */
const at = (time: string, day = '2026-12-08') => new Date(`${day}T${time}:00+03:00`);
const clock = (moment: Date) =>
  moment.toLocaleTimeString('en-GB', { timeZone: ZONE, hour: '2-digit', minute: '2-digit' });
const spans = (pieces: readonly { from: Date; to: Date }[]) =>
  pieces.map(({ from, to }) => `${clock(from)}-${clock(to)}`);
const free = (
  from: Date,
  minutes: number,
  busy: readonly { from: Date; to: Date | null }[] = [],
  pause_after = 0,
) => {
  const found = nextFreeAt({ from, minutes, pause_after }, busy, HOURS);
  return found && `${found.from.toLocaleDateString('en-CA', { timeZone: ZONE })} ${spans([found])}`;
};

describe('a job longer than every block of opening hours (L17)', () => {
  test('goes on after the break, and on the next day that is open', () => {
    expect(endOfWork(at('10:00'), 300, HOURS)).toEqual(at('16:00'));
    const taken = timeTaken({ starts: at('10:00'), ends: at('16:00'), pause_after: 0 }, HOURS);
    expect(spans(taken)).toEqual(['10:00-12:00', '13:00-16:00']);
    // Saturday evening to Monday, as Sunday is closed.
    expect(endOfWork(at('15:00', '2026-12-12'), 300, HOURS)).toEqual(at('11:00', '2026-12-14'));
    expect(isOutside(at('10:00'), at('16:00'), HOURS)).toBe(false);
  });

  test('is offered where it may begin; a short one only where it fits before the break', () => {
    expect([free(at('10:00'), 120), free(at('10:05'), 120), free(at('11:00'), 120)]).toEqual([
      ...['2026-12-08 10:00-12:00', '2026-12-08 13:00-15:00', '2026-12-08 13:00-15:00'],
    ]);
    expect(free(at('16:00'), 120)).toBe('2026-12-09 08:00-10:00');
    expect(free(at('12:30'), 300)).toBe('2026-12-08 13:00-09:00');
  });
});

test('the pause after an appointment is taken with it, and asked for behind a new one (L18)', () => {
  const taken = timeTaken({ starts: at('16:00'), ends: at('16:45'), pause_after: 30 }, HOURS);
  expect(spans(taken)).toEqual(['16:00-17:15']);
  expect(free(at('15:30'), 30, taken, 30)).toBe('2026-12-09 08:00-08:30');
  expect(free(at('15:30'), 30, taken)).toBe('2026-12-08 15:30-16:00');
  expect(nextFreeAt({ from: at('15:40'), minutes: 30, pause_after: 0 }, taken, null)?.from).toEqual(
    at('17:15'),
  );
});

test('without opening hours any time is open, and who is away without an end is never free', () => {
  expect(openingHoursOf({ opens_at: null, closes_at: null }, ZONE)).toBeNull();
  expect(isOutside(at('03:00'), at('04:00'), null)).toBe(false);
  expect(nextFreeAt({ from: at('03:02'), minutes: 600, pause_after: 0 }, [], null)?.from).toEqual(
    at('03:05'),
  );
  expect(free(at('09:00'), 30, [{ from: at('08:00'), to: null }])).toBeNull();
  expect([
    isOutside(at('07:30'), at('08:30'), HOURS),
    isOutside(at('11:30'), at('12:30'), HOURS),
    isOutside(at('08:00'), at('09:00'), HOURS),
    isOutside(at('09:00', '2026-12-13'), at('10:00', '2026-12-13'), HOURS),
  ]).toEqual([true, true, false, true]);
});

test('what is said of work at a time at which the branch is closed names its hours of that day', () => {
  if (!HOURS) throw new Error('it says its hours');
  expect(hoursOnDayOf(at('20:00'), HOURS)).toBe('08:00–12:00, 13:00–17:00');
  expect(problemOfClosed(at('09:00'), at('10:00'), HOURS)).toBeNull();
  expect(problemOfClosed(at('09:00'), at('10:00'), null)).toBeNull();
  expect(problemOfClosed(at('11:30'), at('12:30'), HOURS)).toMatchObject({
    ...{ key: 'outside_hours', params: { hours: '08:00–12:00, 13:00–17:00' } },
  });
  const sunday = (time: string) => at(time, '2026-12-13');
  expect(problemOfClosed(sunday('09:00'), sunday('10:00'), HOURS)).toMatchObject({ key: 'closed_day' });
});
