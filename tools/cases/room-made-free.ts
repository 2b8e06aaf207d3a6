import type { Words } from './case-file.ts';
import { documentId } from './case-names.ts';
import { type CaseShop, firstBranch, NotGiven } from './case-shop.ts';
import type { Spoken, SpokenCall, Word } from './vocabulary.ts';

interface Move {
  booking_id: string;
  from_room_id: string;
  room_id: string;
}

interface Fit {
  moves: readonly Move[];
}

/** What the product answers to a stay of the usual type: how many rooms are free for it, and which moves would make one free. */
export async function fitOf(shop: CaseShop, { check_in, check_out }: Words) {
  const type = documentId(shop, 'Standard');
  const days = `room_type_id=${type}&check_in=${String(check_in)}&check_out=${String(check_out)}`;
  const branchId = firstBranch(shop);
  const ask = <T>(name: string) =>
    shop.client.must<T>({ method: 'GET', path: `api/booking/${name}?${days}`, branchId });
  const quote = await ask<{ free: number }>('quote');
  const { fit } = await ask<{ fit: Fit | null }>('best-fit');
  return { quote, fit };
}

/** The moves of a story, so that they can be taken back. */
const made = new WeakMap<CaseShop, readonly Move[]>();

const rearranged = (moves: readonly { booking_id: string; room_id: string }[]): SpokenCall => ({
  call: { method: 'PUT', path: 'api/booking/best-fit', body: { moves } },
});

/** The bookings that may move make room, or go back to where they were; one is fixed to its room. */
export const MAKING_ROOM: Readonly<Record<string, Word>> = {
  'booking.make-room': {
    async say({ shop, input }) {
      const { fit } = await fitOf(shop, input);
      if (!fit) throw new NotGiven('a room that can be made free');
      made.set(shop, fit.moves);
      return rearranged(fit.moves.map(({ booking_id, room_id }) => ({ booking_id, room_id })));
    },
  },
  'booking.move-back': {
    say: ({ shop }) =>
      rearranged(
        (made.get(shop) ?? []).map(({ booking_id, from_room_id: room_id }) => ({ booking_id, room_id })),
      ),
  },
  'booking.fix': { say: fixed },
};

async function fixed({ shop, input, branchId }: Spoken): Promise<SpokenCall> {
  const path = `api/booking?id=${documentId(shop, input.booking)}`;
  const { version } = await shop.client.must<{ version: number }>({ method: 'GET', path, branchId });
  return { call: { method: 'PUT', path, body: { version, room_fixed: true } } };
}
