import type { Words } from './case-file.ts';
import { customerId, documentId } from './case-names.ts';
import type { Given, HotelEvent } from './hotel-case.ts';
import { expectOf, type StoryEvent } from './hotel-expected.ts';
import type { Spoken, SpokenCall, Word } from './vocabulary.ts';

/** Who books for a group, and pays its bill. */
export const ORGANISER = 'organiser';

interface GivenGroup {
  rooms: number;
  check_in: string;
  check_out: string;
  price: number;
}

/** Whether a story is that of a group. */
export const isGroup = (given: Given): given is Given & { group: GivenGroup } =>
  typeof given.group === 'object' && given.group !== null;

const member = (place: number) => `room ${place} of the group`;

/** The rooms of the group, and the booking of all of them. */
export function bookingOfGroup({ group: { rooms, ...of } }: { group: GivenGroup }): StoryEvent[] {
  const numbers = Array.from({ length: rooms }, (_, place) => String(501 + place));
  return [
    ...numbers.map((number) => ({
      ...{ command: 'hotel.room', key: `room ${number}` },
      input: { number, type: 'Standard' },
    })),
    { command: 'booking.group', key: 'group', input: { rooms, ...of } as unknown as Words },
  ];
}

/** What happens to a group: one room is given up, all others come on its first day, and its bill is paid as the last guest leaves. */
export function ofGroup(
  { do: what, with: said = {}, expect = {} }: HotelEvent,
  { group }: { group: GivenGroup },
): StoryEvent[] {
  const expected = expectOf({ ...expect, state: {} });
  const date = expect.journal?.at(-1)?.date ?? String(said.leaves ?? '');
  if (what.startsWith('payment')) {
    const input = { kind: 'customer', party: ORGANISER, ...said };
    return [
      {
        command: 'payment',
        date,
        input,
        expect: { ...expected, parties: [{ party: ORGANISER, deposit: Number(said.amount) }] },
      },
    ];
  }
  if (what.startsWith('booking/cancel'))
    return [
      {
        command: 'booking/cancel',
        input: { booking: member(group.rooms), reason: 'One room less' },
        expect: expected,
      },
      { report: 'rooms of the group', input: {}, expect: { rooms: expect.state?.rooms } as Words },
    ];
  if (what.startsWith('booking/night-audit')) {
    const day = String(said.business_day);
    const input = { booking: member(2), business_day: day };
    const arrivals = Array.from({ length: group.rooms - 1 }, (_, place) => ({
      ...{ command: 'booking.check-in', date: day, input: { booking: member(place + 1) } },
    }));
    return [
      ...(day === group.check_in ? arrivals : []),
      { command: 'booking/night-audit', date: day, input, expect: expected },
    ];
  }
  const leaves = (place: number, more: Words = {}): StoryEvent => ({
    ...{ command: 'booking/check-out', date, input: { booking: member(place), ...more } },
    expect: expectOf({ journal: [] }),
  });
  if (/one guest/.test(what)) return [leaves(1)];
  const last = group.rooms - 1;
  const before = Array.from({ length: last - 2 }, (_, place) => leaves(place + 2));
  return [...before, { ...leaves(last, { account: 'bank' }), expect: expected }];
}

/** A group is booked, and each of its rooms is known by its place. */
export const GROUPS: Readonly<Record<string, Word>> = {
  'booking.group': { say: bookGroup },
};

async function bookGroup({ shop, input, branchId }: Spoken): Promise<SpokenCall> {
  const { rooms, check_in, check_out, price } = input;
  const body = {
    ...{ group_name: 'Group', customer_id: customerId(shop, ORGANISER), one_bill: true },
    ...{ room_type_id: documentId(shop, 'Standard'), rooms, check_in, check_out, price },
  };
  const path = 'api/booking/group';
  const { ids } = await shop.client.must<{ ids: string[] }>({ method: 'POST', path, branchId, body });
  for (const [place, id] of ids.entries())
    shop.documents.set(member(place + 1), { id, entity: 'booking', branchId });
  const [first = ''] = ids;
  return {
    call: { method: 'GET', path: `api/booking?id=${first}` },
    document: { id: first, entity: 'booking' },
  };
}

/** How many rooms of the group are still booked. */
export async function roomsOfGroup({ shop, branchId }: Pick<Spoken, 'shop' | 'branchId'>): Promise<number> {
  const path = `api/booking/group?id=${documentId(shop, member(1))}`;
  const { bookings } = await shop.client.must<{ bookings: { stage: string }[] }>({
    method: 'GET',
    path,
    branchId,
  });
  return bookings.filter(({ stage }) => stage !== 'cancelled').length;
}
