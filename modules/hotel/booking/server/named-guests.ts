import type { ActorContext } from '#server-kit/operation/context.ts';
import { booking } from '../booking.entity.ts';
import type { GuestChoice } from '../open-choices.rules.ts';

/** The place of the first guest whose booking this branch does not have; below zero where it has them all. */
export async function unknownGuest(
  { tx, branch }: Pick<ActorContext, 'tx' | 'branch'>,
  guests: readonly Pick<GuestChoice, 'booking_id'>[],
): Promise<number> {
  if (guests.length === 0) return -1;
  const ids = guests.map(({ booking_id }) => booking_id);
  const known = await tx.query<{ id: string }>(
    `select id from ${booking.table} where id = any($1) and branch_id = $2 and deleted_at is null`,
    [ids, branch.id],
  );
  return ids.findIndex((id) => !known.some((one) => one.id === id));
}
