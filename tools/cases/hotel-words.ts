import { addDays } from '#core/business-day.ts';
import { newId } from '#core/ids.ts';
import { accountId, customerId, documentId, documentOf, productId } from './case-names.ts';
import type { CaseShop } from './case-shop.ts';
import { GROUPS } from './hotel-group.ts';
import { MAKING_ROOM } from './room-made-free.ts';
import { standsOf } from './room-on-chart.ts';
import type { Spoken, SpokenCall, Word } from './vocabulary.ts';

type Row = Record<string, unknown>;

/** The events of a hotel, as `hotel-story.ts` tells them. */
export const HOTEL: Readonly<Record<string, Word>> = {
  ...MAKING_ROOM,
  ...GROUPS,
  'hotel.type': {
    say: ({ input }) => {
      const name = input.price === 160_000 ? 'Suite' : 'Standard';
      return made('room-type', { ...input, name });
    },
  },
  'hotel.room': {
    say: ({ shop, input: { type, ...said } }) =>
      made('room', { ...said, room_type_id: documentId(shop, type) }),
  },
  booking: {
    say: ({ shop, input }) => {
      const { kind: _, booking: __, room, customer, payer, guests, id: ___, ...said } = input;
      const body = {
        ...said,
        ...(guests ? { adults: guests } : {}),
        customer_id: customerId(shop, customer),
        ...(payer ? { payer_id: customerId(shop, payer) } : {}),
        ...(room ? { room_id: roomId(shop, room) } : { room_type_id: documentId(shop, 'Standard') }),
      };
      return made('booking', body);
    },
    show: shown,
  },
  'booking.remove': {
    say: ({ shop, input: { booking } }) => {
      const { id } = documentOf(shop, booking);
      const path = 'api/booking/void';
      return { call: { method: 'PUT', path, body: { id, reason: 'Tried' } } };
    },
  },
  'booking.check-in': { say: checkIn, show: shown },
  'booking/check-in': { say: checkIn, show: shown },
  'booking/night-audit': {
    say: ({ shop, input: { booking, business_day } }) => ({
      call: { method: 'POST', path: 'api/booking/night-audit', body: { business_day } },
      document: { id: documentId(shop, booking), entity: 'booking' },
    }),
    show: shown,
  },
  'booking/check-out': {
    say: ({ shop, input }) => {
      const { account, give_back, bill_to, payer, 'guest pays': paid } = input;
      const amount = input.amount ?? paid;
      return step(shop, 'check-out', input, {
        ...(account ? { account_id: accountId(shop, account === 'bank USD' ? 'bank' : account) } : {}),
        ...(input.currency ? { currency: input.currency, day_rate: input.rate } : {}),
        ...(amount ? { amount } : {}),
        ...(give_back ? { give_back_id: accountId(shop, give_back) } : {}),
        ...(bill_to ? { bill_to_id: customerId(shop, bill_to) } : {}),
        // The company owes what it was billed from the start.
        ...(payer ? { on_credit: true } : {}),
      });
    },
    show: shown,
  },
  'booking/extend': {
    say: ({ shop, input }) => step(shop, 'extend', input, { check_out: input.check_out }),
    show: shown,
  },
  'booking/move-room': {
    say: ({ shop, input }) =>
      step(shop, 'move-room', input, {
        room_id: roomId(shop, input.room),
        at_price: input.price === 'of the room' ? 'of_room' : 'same',
        ...(input.reason ? { reason: input.reason } : {}),
      }),
    show: shown,
  },
  'booking/no-show': { say: ended('no-show'), show: shown },
  'booking/cancel': { say: ended('cancel'), show: shown },
  'service/finish': { say: finishLaundry },
  'room/hold': { say: held, show: shownRooms },
  'room/release': { say: held, show: shownRooms },
  sale: {
    say: ({ shop, input: { product, quantity, room } }) => {
      const { name, price } = product as { name: string; price: number };
      const id = newId();
      const body = {
        ...{ id, store_id: [...shop.stores.values()][0]?.id, room_id: roomId(shop, room) },
        lines: [{ product_id: productId(shop, name), quantity }],
        payments: [{ mode: 'credit', amount: price * Number(quantity) }],
      };
      return {
        call: { method: 'POST', path: 'api/sale/checkout', body },
        document: { id, entity: 'sale' },
      };
    },
    /** What the guest owes for nights and extras by now. */
    async show(sold, { shop, branchId }) {
      const path = `api/booking?id=${String(sold.booking_id)}`;
      const stay = await shop.client.must<Row>({ method: 'GET', path, branchId });
      return { ...sold, folio: Number(stay.total_amount) + Number(stay.extras) };
    },
  },
};
function made(entity: string, body: Row): SpokenCall {
  return { call: { method: 'POST', path: `api/${entity}`, body }, document: { id: '', entity } };
}

const roomId = (shop: CaseShop, number: unknown) => documentId(shop, `room ${String(number)}`);

function step(shop: CaseShop, name: string, input: Row, said: Row): SpokenCall {
  const { id } = documentOf(shop, input.booking);
  return {
    call: { method: 'PUT', path: `api/booking/${name}`, body: { id, ...said } },
    document: { id, entity: 'booking' },
  };
}

function checkIn({ shop, input }: Spoken): SpokenCall {
  const said = input.although ? { although_dirty: true, although_unpaid: true } : {};
  // The cases name nobody's papers.
  return step(shop, 'check-in', input, { although_unknown: true, ...said });
}

/** Work for a guest that nobody pays at once: it is charged to the room. */
async function finishLaundry({ shop, input: { customer, price }, branchId }: Spoken): Promise<SpokenCall> {
  const make = (path: string, body: Row) =>
    shop.client.must<{ id: string }>({ method: 'POST', path, branchId, body });
  const type = await make('api/service-type', { name: 'Laundry', price });
  const job = { service_type_id: type.id, customer_id: customerId(shop, customer) };
  const { id } = await make('api/service', job);
  const step = (name: string) => ({ method: 'PUT' as const, path: `api/service/${name}`, body: { id } });
  await shop.client.must({ ...step('start'), branchId });
  return { call: step('finish'), document: { id, entity: 'service' } };
}

function ended(name: string) {
  return ({ shop, input }: Spoken) =>
    step(shop, name, input, {
      ...(input.reason ? { reason: input.reason } : {}),
      ...(input.give_back ? { give_back_id: accountId(shop, input.give_back) } : {}),
    });
}

/** A room is out of use, or no longer from a day on; its last day is the one before. */
async function held({ shop, input, branchId }: Spoken): Promise<SpokenCall> {
  const id = roomId(shop, input.room);
  const path = `api/room?id=${id}`;
  const { version, holds: all } = await shop.client.must<Row>({ method: 'GET', path, branchId });
  const dayBefore = (day: unknown) => addDays(String(day), -1);
  const { reason } = input;
  const holds = (all as Row[]).map(({ since, until, reason: why }) => ({ since, until, reason: why }));
  const now = reason
    ? [...holds, { since: input.from, until: dayBefore(input.to), reason }]
    : holds.map((hold) => ({ ...hold, until: dayBefore(input.from) }));
  return { call: { method: 'PUT', path, body: { version, holds: now } }, document: { id, entity: 'room' } };
}

/** A booking in the words of the cases, with how all rooms stand. */
async function shown(row: Row, spoken: Spoken): Promise<Row> {
  const nights = (row.nights ?? []) as Row[];
  const segments: { room: unknown; from: unknown; to: unknown }[] = [];
  const numbers = await roomsOf(spoken);
  for (const [place, { night, room_id }] of nights.entries()) {
    const to = nights[place + 1]?.night ?? row.check_out;
    const number = numbers.find(({ id }) => id === room_id)?.number;
    const last = segments.at(-1);
    if (last && last.room === number) last.to = to;
    else segments.push({ room: number, from: night, to });
  }
  const own = numbers.find(({ id }) => id === row.room_id);
  return {
    ...row,
    ...{ closed_as: row.stage, folio: row.total_amount, prices: nights.map(({ price }) => price), segments },
    // Of the night that was posted last.
    night_in_its_currency: nights.findLast(({ posted_on }) => posted_on)?.foreign_amount,
    ...{ room: own?.status, housekeeping: own?.housekeeping },
    ...(row.day_use ? { nights: nights.length } : {}),
    ...(await shownRooms(row, spoken)),
  };
}

const roomsOf = ({ shop, branchId }: Spoken) => shop.client.list<Row>('room', branchId);

/** How all rooms stand; of a room that is out of use its first day and the one on which it is let again. */
async function shownRooms({ holds }: Row, spoken: Spoken): Promise<Row> {
  const rooms = await roomsOf(spoken);
  const [held] = (holds ?? []) as { since: string; until: string | null }[];
  const ends = held?.until && addDays(held.until, 1);
  const after = ends ? await standsOf(spoken.shop, String(spoken.input.room), [ends]) : {};
  const hold = held ? { hold: [held.since, ends], ...(ends ? { [`night ${ends}`]: after[ends] } : {}) } : {};
  return Object.assign(
    hold,
    Object.fromEntries(
      rooms.flatMap(({ number, status, housekeeping }) => [
        [`room ${String(number)}`, status],
        [`housekeeping ${String(number)}`, housekeeping],
      ]),
    ),
  );
}
