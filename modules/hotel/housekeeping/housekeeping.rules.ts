import { HOUSEKEEPING, ROOM_STATUSES } from '../room/room.rules.ts';

export type Care = (typeof HOUSEKEEPING)[number];

/** A room as whoever cleans it sees it. */
export interface RoomToClean {
  id: string;
  number: string;
  floor: string | null;
  status: (typeof ROOM_STATUSES)[number];
  housekeeping: Care;
}

/** A room of a list; what is not known of it is dirty and free. */
export function toClean(row: Readonly<Record<string, unknown>> & { id: string }): RoomToClean {
  return {
    ...{ id: row.id, number: String(row.number) },
    floor: typeof row.floor === 'string' ? row.floor : null,
    status: ROOM_STATUSES.find((one) => one === row.status) ?? 'available',
    housekeeping: HOUSEKEEPING.find((one) => one === row.housekeeping) ?? 'dirty',
  };
}

/** What one tap makes of a room; nothing more is to be done where it was inspected. */
export const NEXT: Readonly<Record<Care, Care | null>> = {
  dirty: 'cleaning',
  cleaning: 'clean',
  clean: 'inspected',
  inspected: null,
};

/** Whether somebody still has to clean a room; one that is out of use waits until it is let again. */
export function isLeft({ housekeeping, status }: RoomToClean): boolean {
  return status !== 'maintenance' && (housekeeping === 'dirty' || housekeeping === 'cleaning');
}

/** A room for which a guest comes today is cleaned first. */
export function isUrgent(room: RoomToClean): boolean {
  return isLeft(room) && room.status === 'reserved';
}

/** Rooms by their floor: within each those for which a guest comes first, then those that are left, in the order of their numbers. */
export function byFloor(rooms: readonly RoomToClean[]): [string, RoomToClean[]][] {
  const rank = (room: RoomToClean) => (isUrgent(room) ? 0 : isLeft(room) ? 1 : 2);
  const byNumber = (one: RoomToClean, other: RoomToClean) =>
    one.number.localeCompare(other.number, undefined, { numeric: true });
  const sorted = rooms.toSorted((one, other) => rank(one) - rank(other) || byNumber(one, other));
  const floors = Map.groupBy(sorted, ({ floor }) => floor ?? '');
  return [...floors].sort(([one], [other]) => one.localeCompare(other, undefined, { numeric: true }));
}
