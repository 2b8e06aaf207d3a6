// cspell:disable -- invented names of people and places
import { newId } from '#core/ids.ts';
import { CASHIER_RIGHTS } from './people.ts';
import type { SampleTrade, TradeAtWork } from './trades.ts';

/** A guest house of twelve rooms: guests who have left, who are in the house and who come, with deposits and a bar. */
export const LODGE: SampleTrade = {
  place: {
    name: 'Kilele Lodge Bagamoyo',
    abbreviation: 'LDG',
    region: 'Pwani',
    district: 'Bagamoyo',
    trade: 'other',
    manager: 'Mariamu Kessy',
    cashiers: ['Tatu Ally', 'Frank Minja'],
    customers: [
      ...['John Mwakalinga', 'Sarah Otieno', 'Familia ya Lema', 'Dr. Neema Chuwa', 'Kilimo Ltd'],
      ...['Ahmed Bakari', 'Lucy Mrosso', 'Thomas Becker', 'Fatuma Hamisi', 'Joyce Kileo'],
    ],
    lender: 'Mzee Sultani, mwenye kiwanja',
    wallet: 'MIXBYYAS',
    bank: 'CRDB',
    goods: {
      Baa: [
        { name: 'Maji 500ml', unit: 'bottle', buying: 400, selling: 1000, pace: 20 },
        { name: 'Soda 350ml', unit: 'bottle', buying: 600, selling: 1500, pace: 20 },
        { name: 'Kahawa ya Moshi', unit: 'piece', buying: 700, selling: 2500, pace: 12 },
      ],
    },
  },
  role: 'Mapokezi',
  rights: [
    ...CASHIER_RIGHTS,
    ...['view_hotel_menu', 'list_rooms', 'view_room', 'modify_room', 'list_room_types', 'view_room_type'],
    ...['list_room_bookings', 'view_room_booking', 'create_room_booking', 'modify_room_booking'],
  ],
  async live(at) {
    const rooms = await build(at);
    const stays = STAYS.map((stay) => ({
      ...{ ...stay, room_id: rooms[stay.room] },
      since: Math.max(stay.since, -at.days),
    })).filter(({ since, until }) => since < until);
    const nights = Math.max(...stays.map(({ since }) => -since));
    for (let ago = nights; ago >= 0; ago -= 1) await liveOneDay(at, stays, -ago);
  },
};

/** A stay in days from today; rooms and guests by their place in the lists of the house. */
interface Stay {
  guest: number;
  room: number;
  since: number;
  until: number;
  ends?: 'no_show' | 'cancel' | 'waits';
  /** Paid as it is booked. */
  deposit?: number;
  /** Drinks on the room, each day that the guest is in the house. */
  drinks?: number;
}

interface StayAtHouse extends Stay {
  room_id: string | undefined;
  id?: string;
}

const STAYS: readonly Stay[] = [
  { guest: 0, room: 0, since: -4, until: -2 },
  { guest: 1, room: 1, since: -3, until: -1, drinks: 2 },
  { guest: 2, room: 10, since: -2, until: 2, deposit: 110_000, drinks: 4 },
  { guest: 3, room: 6, since: -1, until: 1, drinks: 1 },
  { guest: 4, room: 7, since: -1, until: 3 },
  { guest: 5, room: 3, since: -1, until: 1, ends: 'no_show' },
  { guest: 6, room: 2, since: 0, until: 2 },
  { guest: 7, room: 8, since: 0, until: 4, ends: 'waits', deposit: 70_000 },
  { guest: 8, room: 4, since: 2, until: 5, deposit: 45_000 },
  { guest: 9, room: 9, since: 6, until: 8 },
  { guest: 1, room: 5, since: 9, until: 12, ends: 'cancel' },
];

/** Twelve rooms of three kinds on two floors; answers them in the order of their numbers. */
async function build({ make }: TradeAtWork): Promise<readonly string[]> {
  const rooms: string[] = [];
  for (const [name, price, capacity, first, count, floor] of [
    ['Chumba kimoja', 45_000, 1, '101', 6, '1'],
    ['Chumba cha wawili', 70_000, 2, '201', 4, '2'],
    ['Chumba cha familia', 110_000, 4, '205', 2, '2'],
  ] as const) {
    const type = await make('POST api/room-type', { name, price, capacity, cancel_free_days: 2 });
    const made = await make<{ ids: string[] }>('POST api/room/several', {
      ...{ first, count, room_type_id: type.id, floor },
    });
    rooms.push(...made.ids);
  }
  return rooms;
}

/** One day of the house: who leaves, who comes, what the bar charges, and the audit of its night once it is over. */
async function liveOneDay(at: TradeAtWork, stays: StayAtHouse[], today: number): Promise<void> {
  const { goTo, step, make, day, branch } = at;
  goTo(-today);
  const inHouse = ({ id, since, until, ends }: StayAtHouse) =>
    id !== undefined && !ends && since <= today && until > today;
  for (const stay of stays)
    if (stay.id && !stay.ends && stay.until === today)
      await step('booking', 'check-out', stay.id, { account_id: branch.cash });
  for (const stay of stays) if (bookedOn(stay) === today) stay.id = await book(at, stay);
  for (const stay of stays) {
    if (!stay.id || stay.ends === 'waits') continue;
    if (stay.since === today && !stay.ends)
      await step('booking', 'check-in', stay.id, { although_dirty: true, although_unknown: true });
    if (today === 0 && stay.ends === 'no_show') await step('booking', 'no-show', stay.id);
    if (today === 0 && stay.ends === 'cancel')
      await step('booking', 'cancel', stay.id, { reason: 'Safari imeahirishwa' });
  }
  for (const stay of stays) if (inHouse(stay) && stay.drinks) await drink(at, stay, stay.drinks);
  if (today < 0) await make('POST api/booking/night-audit', { business_day: day(today) });
}

/** Who comes later has booked by today. */
const bookedOn = ({ since }: Stay) => Math.min(since, 0);

async function book({ make, day, branch }: TradeAtWork, stay: StayAtHouse): Promise<string> {
  const customer_id = branch.customers[stay.guest];
  const { id } = await make('POST api/booking', {
    ...{ customer_id, room_id: stay.room_id, check_in: day(stay.since), check_out: day(stay.until) },
    ...{ source: stay.guest % 2 ? 'phone' : 'walk_in', arrival_time: '15:00' },
    ...(stay.deposit ? { deposit: stay.deposit } : {}),
  });
  const money = { mode: 'cash', account_id: branch.cash, amount: stay.deposit };
  if (stay.deposit)
    await make('POST api/payment', { id: newId(), kind: 'customer', party_id: customer_id, ...money });
  return id;
}

/** What a guest drinks is charged to the room and paid with it. */
async function drink(
  { make, branch }: TradeAtWork,
  { room_id }: StayAtHouse,
  quantity: number,
): Promise<void> {
  const [, soda] = branch.goods;
  if (!soda) return;
  await make('POST api/sale/checkout', {
    ...{ id: newId(), store_id: branch.store_id, room_id },
    lines: [{ product_id: soda.id, unit: soda.unit, quantity }],
    payments: [{ mode: 'credit', amount: soda.selling * quantity }],
  });
  soda.left -= quantity;
}
