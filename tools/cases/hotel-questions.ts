// cspell:ignore revpar
import { addDays } from '#core/business-day.ts';
import type { CaseEvent } from './case-file.ts';
import { documentId } from './case-names.ts';
import { type CaseShop, firstBranch } from './case-shop.ts';
import { compareShown, type Difference } from './compare-figures.ts';
import { roomsOfGroup } from './hotel-group.ts';
import { fitOf } from './room-made-free.ts';
import { standsOf } from './room-on-chart.ts';

/** What a story of a hotel asks. */
export const HOTEL_QUESTIONS: Readonly<
  Record<string, (shop: CaseShop, event: CaseEvent) => Promise<Difference[]>>
> = {
  /** What each night of a stay would cost, and all of them. */
  'booking/quote': async (shop, { input: { check_in, nights, guests }, expect }) => {
    const type = documentId(shop, 'Standard');
    const until = addDays(String(check_in), Number(nights));
    const days = `check_in=${String(check_in)}&check_out=${until}`;
    const path = `api/booking/quote?room_type_id=${type}&${days}&guests=${String(guests)}`;
    const branchId = firstBranch(shop);
    const quote = await shop.client.must<Quote>({ method: 'GET', path, branchId });
    const prices = quote.nights.map(({ price }) => price);
    return compareShown(expect, { ...quote, prices }, 'quote');
  },
  /** How a room stands in each of some nights, as the chart at the desk draws it. */
  'nights of a room': async (shop, { input: { room }, expect }) => {
    const stands = await standsOf(shop, String(room), Object.keys(expect ?? {}));
    return compareShown(expect, stands, 'nights');
  },
  /** Whether no single room is free for all nights, and how many bookings would move to make one so. */
  'best fit': async (shop, { input: { check_in, check_out }, expect }) => {
    const { quote, fit } = await fitOf(shop, { check_in, check_out });
    const shown = { no_single_room: quote.free === 0, fewest_moves: fit ? fit.moves.length : 'none' };
    return compareShown(expect, shown, 'best fit');
  },
  /** How many rooms of a group are still booked. */
  'rooms of the group': async (shop, { expect }) => {
    const rooms = await roomsOfGroup({ shop, branchId: firstBranch(shop) });
    return compareShown(expect, { rooms }, 'group');
  },
  /** How a room stands on the day, as the list of rooms says. */
  'rooms now': async (shop, { input: { room }, expect }) => {
    const rooms = await shop.client.list<{ number: string; status: string }>('room', firstBranch(shop));
    return compareShown(expect, { ...rooms.find(({ number }) => number === room) }, 'room');
  },
  /** The figures of all nights that the story gives. */
  'hotel figures': async (shop, { input: { since, until }, expect }) => {
    const path = `api/booking/figures?since=${String(since)}&until=${String(until)}`;
    const found = await shop.client.must<Figures>({ method: 'GET', path, branchId: firstBranch(shop) });
    const { available, occupancy, mean_price, per_room } = found;
    const shown = { available, occupancy_percent: occupancy, adr: mean_price, revpar: per_room };
    return compareShown(expect, shown, 'figures');
  },
};

interface Figures {
  available: number;
  occupancy: number;
  mean_price: number;
  per_room: number;
}

interface Quote {
  nights: readonly { price: number }[];
  total: number;
}
