import type { Care, RoomToClean } from './housekeeping.rules.ts';

/** A tap on a room, as it lies on the phone until the server has it. */
export interface CareAct {
  /** Also the key of the call: however often it is sent, it is done once. */
  id: string;
  /** When it was tapped, by the clock of the phone. */
  at: string;
  body: { id: string; was: Care; housekeeping: Care };
  /** Room and step, as the list of what waits names them. */
  text: string;
  state: 'waiting' | 'refused';
  reason: string | null;
  attempts: number;
}

/** The next tap to send: the oldest that waits. It waits behind one of its room that was refused, for it begins where that one ended. */
export function nextCare(acts: readonly CareAct[]): CareAct | undefined {
  return acts.find(
    ({ state, body }, place) =>
      state === 'waiting' &&
      !acts.slice(0, place).some((other) => other.body.id === body.id && other.state === 'refused'),
  );
}

/** The rooms as they will be once the server has what waits. */
export function withCare(rooms: readonly RoomToClean[], acts: readonly CareAct[]): RoomToClean[] {
  return rooms.map((room) => {
    const last = acts.findLast(({ state, body }) => state === 'waiting' && body.id === room.id);
    return last ? { ...room, housekeeping: last.body.housekeeping } : room;
  });
}

/** The call by which a tap is made. */
export function callOfCare({ body }: CareAct): { method: 'PUT'; path: string; body: object } {
  return { method: 'PUT', path: 'room/care', body };
}
