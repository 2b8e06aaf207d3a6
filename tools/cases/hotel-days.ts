import { addDays } from '#core/business-day.ts';
import type { Words } from './case-file.ts';
import type { HotelEvent, Stay } from './hotel-case.ts';
import { expectOf, type StoryEvent } from './hotel-expected.ts';
import { codeOf } from './hotel-ideas.ts';

/** What the rooms by day of the cases cost; told as they are paid. */
const BY_DAY = 25_000;

/** A room by day is booked, or its guest comes, pays and leaves. */
export function dayUse({ do: what, with: said = {}, expect = {} }: HotelEvent): StoryEvent[] {
  const refused = expect.refused ? { refused: { code: codeOf(expect.refused), why: expect.refused } } : {};
  if (what.startsWith('booking/check-out')) {
    const input = { booking: 'by day', account: 'cash' };
    const date = expect.journal?.at(-1)?.date ?? '';
    return [
      { command: 'booking.check-in', date, input },
      { command: 'booking/check-out', date, input, expect: expectOf(expect) },
    ];
  }
  const { room, day } = said;
  const days = { check_in: day, check_out: day, day_use: true, price: BY_DAY };
  const input = { room, customer: 'Kilimo Ltd', ...days };
  return [
    {
      command: 'booking',
      ...(expect.refused ? {} : { key: 'by day' }),
      input,
      expect: expectOf(expect),
      ...refused,
    },
  ];
}

const isNight = (day: string) => /^\d{4}-\d{2}-\d{2}$/.test(day);

/** How a room stands in each night, asked before its guest has come: the nights that he will have are his already. */
export function nightsOfRoom({ expect = {} }: HotelEvent, stays: readonly Stay[]): StoryEvent {
  const nights = Object.entries(expect.state ?? {}).filter(([day]) => isNight(day));
  const before = expect.shows?.['before check-in on the arrival day'];
  const seen = nights.map(([day, status]) => [day, status === 'booked' ? before : status]);
  return {
    report: 'nights of a room',
    input: { room: stays[0]?.room },
    expect: Object.fromEntries(seen) as Words,
  };
}

/** How it stands on the day of arrival: kept for its guest until he comes, then his for the nights of his stay. */
export function roomOnArrival({ do: what, expect = {} }: HotelEvent, [stay]: readonly Stay[]): StoryEvent[] {
  if (!what.startsWith('room/list') || !stay?.check_in) return [];
  const { room, check_in: date } = stay;
  const ask = (status: unknown): StoryEvent => ({
    ...{ report: 'rooms now', date, input: { room } },
    expect: { status } as Words,
  });
  const nights = Object.entries(expect.state ?? {}).filter(([day]) => isNight(day) && day >= date);
  return [
    ask(expect.shows?.['before check-in on the arrival day']),
    { command: 'booking.check-in', date, input: { booking: stay.id } },
    ask(expect.state?.[date]),
    {
      ...{ report: 'nights of a room', date, input: { room } },
      expect: Object.fromEntries(nights) as Words,
    },
    {
      report: 'rooms now',
      date: addDays(String(stay.check_out), -1),
      input: { room },
      expect: { status: 'booked' },
    },
  ];
}
