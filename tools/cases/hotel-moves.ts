import type { HotelEvent, Stay } from './hotel-case.ts';
import { expectOf, type StoryEvent } from './hotel-expected.ts';
import { codeOf } from './hotel-ideas.ts';

const WISH = 'in the room that was made free';

/** A booking that no single room has free: those that may move make room for it, and where all are fixed it is refused. */
export function withoutRoom(
  { do: what, with: said = {}, expect = {} }: HotelEvent,
  stays: readonly Stay[],
): StoryEvent[] {
  const days = { check_in: said.check_in, check_out: said.check_out };
  const book = { command: 'booking', input: { ...days, customer: 'Kilimo Ltd' } };
  const refused = { code: 'no_room_free', why: 'no single room is free' };
  if (!/all rooms fixed/.test(what)) {
    const { no_single_room, fewest_moves } = expect.shows ?? {};
    return [
      { ...book, refused },
      {
        report: 'best fit',
        input: days,
        expect: { no_single_room, fewest_moves } as StoryEvent['expect'] & object,
      },
      { command: 'booking.make-room', input: days },
      { ...book, key: WISH, expect: expectOf(expect) },
    ];
  }
  const named = stays.flatMap(({ id }) => (id ? [id] : []));
  return [
    { command: 'booking.remove', input: { booking: WISH } },
    { command: 'booking.move-back', input: {} },
    ...named.map((booking) => ({ command: 'booking.fix', input: { booking } })),
    {
      report: 'best fit',
      input: days,
      expect: { no_single_room: true, fewest_moves: 'none' } as StoryEvent['expect'] & object,
    },
    { ...book, refused: { code: codeOf(expect.refused ?? ''), why: expect.refused ?? '' } },
  ];
}
