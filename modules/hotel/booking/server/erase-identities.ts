import type { RowOf } from '#core/define-entity.ts';
import type { TransitionWork } from '#server-kit/operation/document-work.ts';
import { NoIdentities } from '../../errors.ts';
import type { booking } from '../booking.entity.ts';
import type { HeldBooking } from './end-booking.ts';

/** The papers of guests who have left are no business of the house any more: their names stay, the numbers go (decision 172). */
export const eraseIdentities: TransitionWork<HeldBooking> = {
  async run({ clock }, { row }) {
    if (!hasIdentities(row)) throw NoIdentities();
    return withoutIdentities(row, clock.now());
  },
};

type Guests = Pick<RowOf<typeof booking>, 'guests'>;

export const hasIdentities = ({ guests }: Guests) =>
  (guests ?? []).some(({ identity_number }) => Boolean(identity_number));

/** What changes of a booking as the numbers of its guests' papers are erased. */
export function withoutIdentities({ guests }: Guests, at: Date) {
  return {
    guests: (guests ?? []).map((guest) => ({ ...guest, identity_number: null })),
    identities_erased_at: at,
  };
}
