import { addDays } from '#core/business-day.ts';
import { WEEKDAYS } from '#modules/hotel/room-type/room-type.rules.ts';
import type { Expected, Words, WorkedCase } from './case-file.ts';
import type { Given, HotelCase, HotelEvent, Rates, Stay } from './hotel-case.ts';
import { dayUse, nightsOfRoom, roomOnArrival } from './hotel-days.ts';
import { expectOf, ONLY_BRANCH, type StoryEvent } from './hotel-expected.ts';
import { bookingOfGroup, isGroup, ORGANISER, ofGroup } from './hotel-group.ts';
import { codeOf } from './hotel-ideas.ts';
import { withoutRoom } from './hotel-moves.ts';
import { COUNTED, countedNights, isCounted } from './hotel-week.ts';

const BEGINS = '2026-11-20';
/** Rooms of their own type, dearer than the others. */
const SUITES = new Set(['301', '302']);
const USUAL_PRICE = 45_000;

/** A case of a hotel as a story: what is given are its first events, then each event on the day that it tells or that follows. */
export function storyOf({ id, title, given, events, expected }: HotelCase): WorkedCase {
  const stays = staysOf(given);
  const { stock_left, stock_value_left } = expected ?? {};
  const left = { quantity: Number(stock_left), value: Number(stock_value_left) };
  const product = given.product && { ...given.product, left };
  const told = [
    ...beginnings(given, stays, events),
    ...(isCounted(given) ? countedNights(given) : []),
    ...(isGroup(given) ? bookingOfGroup(given) : []),
    ...events.flatMap((event) => (isGroup(given) ? ofGroup(event, given) : eventsOf(event, stays, product))),
    ...events.flatMap((event) => roomOnArrival(event, stays)),
  ];
  let date = BEGINS;
  const dated = told.map((event, place) => {
    date = event.date && event.date > date ? event.date : date;
    return { ...event, no: place + 1, date };
  });
  // Where a story only counts nights, what they brought is told without VAT.
  const { branch = { vat_registered: !isCounted(given), price_mode: 'inclusive' as const } } = given;
  return {
    ...{ id, title },
    initial: {
      date: BEGINS,
      branches: [
        {
          ...{ name: ONLY_BRANCH, vat_registered: branch.vat_registered, tax_mode: branch.price_mode },
          day_starts_at: branch.day_starts_at ?? '06:00',
        },
      ],
      stores: [{ name: 'Bar', branch: ONLY_BRANCH }],
      accounts: [
        { name: 'cash', branch: ONLY_BRANCH, type: 'cash in hand' },
        { name: 'bank', branch: ONLY_BRANCH, type: 'bank' },
        { name: 'mobile', branch: ONLY_BRANCH, type: 'mobile' },
      ],
      customers: [
        ...new Set([...stays.map(guestOf), ...events.flatMap(owingOf), 'Kilimo Ltd', ORGANISER]),
      ].map((name) => ({ name })),
      products: product ? [{ name: product.name, selling_price: product.price }] : [],
      stock: product
        ? [{ product: product.name, store: 'Bar', quantity: product.stock, value: product.stock_value }]
        : [],
    },
    events: dated,
  };
}

type Product = NonNullable<Given['product']> & { left: { quantity: number; value: number } };

const guestOf = ({ guest, id }: Stay) => guest ?? `Guest ${id ?? 'A'}`;

/** The stays with which a story begins, each with its days. */
function staysOf({ booking, bookings = [], booked, room }: Given): Stay[] {
  const told = booking ? [booking] : [...bookings];
  const taken = booked ? [{ room: room ?? null, check_in: booked[0], check_out: booked[1] }] : [];
  const dated = [...told, ...taken].map((stay, place) => {
    const check_in = stay.check_in ?? BEGINS;
    const id = String.fromCharCode(65 + place);
    return { id, ...(room ? { room } : {}), check_out: addDays(check_in, 2), ...stay, check_in } as Stay;
  });
  // Who asks for no room gets one that is left.
  const hasNone = ({ room }: Stay) => Number(!room);
  return [...dated.flatMap(stillIn), ...dated.toSorted((one, other) => hasNone(one) - hasNone(other))];
}

/** Who is still in the room of a booking, "Zuwena Ally, due to leave 2026-12-01". */
function stillIn({ room, ...stay }: Stay): Stay[] {
  const [, guest, check_out] = /^(.*), due to leave (\S+)$/.exec(String(stay['in the room'] ?? '')) ?? [];
  if (!guest || !check_out) return [];
  const days = { check_in: addDays(check_out, -2), check_out };
  return [{ id: guest, guest, ...(room ? { room } : {}), ...days, status: 'checked_in' }];
}

/** Types, rooms and bookings, made before the first event; whoever is in the house without an arrival being told checks in. */
function beginnings(given: Given, stays: readonly Stay[], events: readonly HotelEvent[]): StoryEvent[] {
  const { rooms, room, room_type = {}, price_from = {}, holds = [] } = given;
  const named = [
    ...(Array.isArray(rooms) ? rooms.map(String) : []),
    ...[room, ...stays.map((stay) => stay.room)].flatMap((one) => (one ? [one] : [])),
    ...events.flatMap(({ do: what, with: said }) => String(said?.room ?? /room (\d+)/.exec(what)?.[1] ?? '')),
  ];
  const spare = stays.some((stay) => !stay.room) ? ['901'] : [];
  const suites = named.some((one) => SUITES.has(one)) ? SUITES : [];
  const numbers = [...new Set([...named.filter((one) => one !== ''), ...suites, ...spare])];
  const rates = Object.entries(price_from).map(([since, price]) => ({ name: 'Later', since, price }));
  const inHouse = ({ status }: Stay) => status === 'checked_in' || isTakenIn(given, events);
  return [
    {
      command: 'hotel.type',
      key: 'Standard',
      input: { price: USUAL_PRICE, rates, ...typeOf(room_type), ...(given.rates && ratesOf(given.rates)) },
    },
    { command: 'hotel.type', key: 'Suite', input: { price: 160_000, ...typeOf(room_type) } },
    ...numbers.map((number) => ({
      ...{ command: 'hotel.room', key: `room ${number}` },
      input: {
        ...{ number, type: SUITES.has(number) ? 'Suite' : 'Standard', holds: holdsOf(holds) },
        housekeeping: stays.find((stay) => stay.room === number)?.housekeeping ?? 'clean',
      },
    })),
    ...stays.map((stay) => ({
      ...{ command: 'booking', key: String(stay.id) },
      input: bookingOf(stay, Object.keys(price_from).length > 0),
    })),
    ...stays.filter(inHouse).map((stay) => ({
      ...{ command: 'booking.check-in', input: { booking: stay.id } },
      ...(stay.check_in ? { date: stay.check_in } : {}),
    })),
  ];
}

/** Whether the nights of a story are audited although nobody was told to arrive. */
const isTakenIn = (given: Given, events: readonly HotelEvent[]) =>
  given.booking !== undefined && !events.some(({ do: what }) => /check-in|no-show/.test(what));

const holdsOf = (holds: readonly { from: string; to: string; reason: string }[]) =>
  holds.map(({ from, to, reason }) => ({ since: from, until: addDays(to, -1), reason }));

/** The prices of a type by season, day of the week, guests and length. */
function ratesOf({ price, seasons, weekend, included_guests, extra_guest, length }: Rates): Words {
  const names = weekend.days.map((day) => WEEKDAYS[day - 1] ?? '');
  return {
    ...{ price, included_guests, extra_guest_price: extra_guest },
    rates: [
      ...seasons.map(({ from, to, ...rate }) => ({ name: 'Season', since: from, until: to, ...rate })),
      ...names.map((weekday) => ({ name: weekday, weekday, plus: weekend.plus })),
    ],
    length_discounts: length.map(({ from_nights, percent }) => ({ nights: from_nights, percent })),
  };
}

/** What a type says, in the words of the product. */
function typeOf({ no_show_keep, cancel_free_until_days, cancel_keep_percent, ...more }: Words): Words {
  const { levies, ...rest } = more as { levies?: readonly Words[] };
  return {
    ...rest,
    ...(levies ? { levies: levies.map(({ account: _, ...levy }) => levy) } : {}),
    ...(no_show_keep ? { no_show_charge: no_show_keep } : {}),
    ...(cancel_free_until_days === undefined ? {} : { cancel_free_days: cancel_free_until_days }),
    ...(cancel_keep_percent ? { cancel_charge: 'percent', cancel_percent: cancel_keep_percent } : {}),
  };
}

/** A booking; its price is that of its type where the story prices days. */
function bookingOf(stay: Stay, isPriced: boolean): Words {
  const { id: _, status: __, guest: ___, price, bill_to, ...more } = stay;
  const { housekeeping: ____, deposit_rule, 'in the room': _____, type: ______, ...rest } = more;
  const { nights } = (bill_to ?? {}) as { nights?: string };
  const { rate_at_check_in: rate, ...its } = rest;
  const priced = rate ? { foreign_price: price, rate } : { price };
  return {
    ...its,
    ...(price === undefined || isPriced ? {} : priced),
    ...(nights ? { payer: nights } : {}),
    ...(stay.room === null && stay.type ? { room_later: true } : {}),
    ...(deposit_rule ? { deposit: USUAL_PRICE } : {}),
    customer: guestOf(stay),
  };
}

/** An event in the words of the driver; a caution is a refusal first, and then said to be meant. */
function eventsOf(event: HotelEvent, stays: readonly Stay[], product: Product | undefined): StoryEvent[] {
  const { do: what, at, with: said = {}, expect = {} } = event;
  const [command = ''] = what.split(' (');
  if (command === 'payment') return depositsIn(event, stays);
  if (command === 'report') return [{ report: 'hotel figures', input: COUNTED, expect: expect.shows ?? {} }];
  if (command === 'booking/quote') return [{ report: command, input: said, expect: expect.shows ?? {} }];
  if (/type Standard/.test(what)) return withoutRoom(event, stays);
  if (/day use/.test(what)) return dayUse(event);
  if (command === 'room/list') return [nightsOfRoom(event, stays)];
  const booking = said.id ?? stays.find(({ status, id }) => status === undefined || id === 'A')?.id;
  const [day, time] = (at ?? '').split('T');
  const told: StoryEvent = {
    command,
    ...(time ? { time } : {}),
    ...dayOf(event, day, stays),
    input: {
      ...{ ...said, booking, product, payer: payerOf(stays, booking) },
      kind: what.slice(command.length).trim(),
      customer: guestIn(stays, booking),
      room: said.room ?? /room (\d+)/.exec(what)?.[1],
    },
    expect: { ...expectOf(expect), ...goodsLeft(command, product) },
    ...(expect.refused ? { refused: { code: codeOf(expect.refused), why: expect.refused } } : {}),
  };
  if (/another stay/.test(what)) return anotherStay(told, event, String(stays[0]?.check_out));
  if (/alone, then removed/.test(what)) {
    const key = `${String(said.check_in)} alone`;
    const removed = { command: 'booking.remove', input: { booking: key } };
    return [{ ...told, key }, ...(expect.refused ? [] : [removed])];
  }
  if (!expect.caution) return [told];
  const first = { ...told, expect: {}, refused: { code: codeOf(expect.caution), why: expect.caution } };
  return [first, { ...told, input: { ...told.input, although: true } }];
}

/** Who still owes, of a stay of which nothing else is told. */
const owingOf = ({ do: what, expect }: HotelEvent): string[] =>
  /another stay/.test(what) ? [STILL_OWES.exec(expect?.refused ?? '')?.[1] ?? 'Guest B'] : [];

const STILL_OWES = /^(.*) still owes ([\d,]+)/;

/** Another stay, of one night that costs what its guest still owes as he leaves. */
function anotherStay(told: StoryEvent, event: HotelEvent, since: string): StoryEvent[] {
  const [customer = ''] = owingOf(event);
  const price = Number(STILL_OWES.exec(event.expect?.refused ?? '')?.[2]?.replaceAll(',', ''));
  const [days, input] = [{ check_in: since, check_out: addDays(since, 1) }, { booking: customer }];
  return [
    { command: 'hotel.room', key: 'room 909', input: { number: '909', type: 'Standard' } },
    { command: 'booking', key: customer, input: { ...days, customer, room: '909', price } },
    { command: 'booking.check-in', date: since, input },
    { ...told, date: days.check_out, input },
  ];
}

/** A sale of a bar leaves so much behind, as the story tells at its end. */
function goodsLeft(command: string, product: Product | undefined): Expected {
  if (command !== 'sale' || !product) return {};
  const { name, left } = product;
  return {
    stock: [{ product: name, branch: ONLY_BRANCH, ...left }],
    levels: [{ product: name, store: 'Bar', quantity: left.quantity }],
  };
}

/** The deposits that come in: of one guest, or of each that is named. */
function depositsIn({ with: said = {}, expect = {} }: HotelEvent, stays: readonly Stay[]): StoryEvent[] {
  const { journal = [] } = expect;
  return journal.map((entry, place) => {
    const stay = stays[place];
    const amount = said.amount ?? said[String(stay?.id)];
    const party = stay ? guestOf(stay) : 'Guest A';
    return {
      ...{ command: 'payment', date: entry.date },
      input: { kind: 'customer', party, account: said.account, amount },
      expect: {
        ...expectOf({ journal: [entry] }),
        parties: [{ party, deposit: Number(amount) }],
      },
    };
  });
}

/** Who is billed for a stay in the place of its guest. */
const payerOf = (stays: readonly Stay[], id: unknown) =>
  (stays.find((one) => one.id === id)?.bill_to as { nights?: string } | undefined)?.nights;

const guestIn = (stays: readonly Stay[], id: unknown) => {
  const stay = stays.find((one) => one.id === id) ?? stays[0];
  return stay ? guestOf(stay) : 'Guest A';
};

/** The day of an event: told, else that of its entries, of its departure or of its move, else that of the event before it. */
function dayOf(
  { do: what, with: said = {}, expect }: HotelEvent,
  at: string | undefined,
  stays: readonly Stay[],
) {
  const [first] = stays.flatMap(({ status, check_in }) => (status ? [] : (check_in ?? []))).toSorted();
  const arrival = what.startsWith('booking/check-in') ? first : undefined;
  const posted = what.startsWith('booking/night-audit') ? undefined : expect?.journal?.at(-1)?.date;
  const moved = what.startsWith('booking/move-room') ? said.from : undefined;
  const date = at || (posted ?? said.business_day ?? moved ?? said.leaves ?? arrival);
  return date ? { date: String(date) } : {};
}
