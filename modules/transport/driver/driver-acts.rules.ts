import type { WireOf } from '#core/define-answer.ts';
import { isPossible, rowAfter } from '#core/define-states.ts';
import { truckOrder } from '../truck-order/truck-order.entity.ts';
import type { ownTrips } from './own-trips.answer.ts';

export type OwnTrips = WireOf<typeof ownTrips>;
export type OwnTrip = OwnTrips['trips'][number];

/** The steps that a driver makes, in their order. */
export const DRIVER_STEPS = ['load', 'depart', 'deliver'] as const;
export type DriverStep = (typeof DRIVER_STEPS)[number];

/** A picture on the phone, and the key under which it is sent: however often that is, the server has it once. */
export interface SavedFile {
  key: string;
  /** A file of the browser, which these rules do not look into. */
  file: unknown;
}

/** What a driver did, as it lies on his phone until the server has it. */
export interface DriverAct {
  /** Also the key of the call: however often it is sent, it is done once. */
  id: string;
  trip_id: string;
  kind: DriverStep | 'note' | 'cost' | 'place';
  /** When he did it, by the clock of the phone. */
  at: string;
  /** What the call says, made as he did it and never changed. */
  body: Readonly<Record<string, unknown>>;
  /** Pictures that go ahead of it: each is sent under a key of its own, and stands in the body once the server has it. */
  files?: Readonly<Record<string, SavedFile>>;
  /** What it is about, as the list of what waits names it. */
  text: string;
  /** `waiting`: it is sent by itself; `refused`: the server said no, and somebody has to decide. */
  state: 'waiting' | 'refused';
  /** Why the server said no; or, of one that waits, what it said last. */
  reason: string | null;
  attempts: number;
}

const isStep = ({ kind }: DriverAct) => (DRIVER_STEPS as readonly string[]).includes(kind);

/**
 * The next act to send: the oldest that waits. A step of a trip waits behind one of that trip that was refused, for it would be
 * refused as well; notes and costs go on.
 */
export function nextToSend(acts: readonly DriverAct[]): DriverAct | undefined {
  return acts.find(
    (act, place) =>
      act.state === 'waiting' &&
      !acts
        .slice(0, place)
        .some(
          (other) =>
            isStep(act) && isStep(other) && other.trip_id === act.trip_id && other.state === 'refused',
        ),
  );
}

/** The trips as they will be once the server has what waits: a step that was made is made, a cost is out of the advance. */
export function withActs(trips: readonly OwnTrip[], acts: readonly DriverAct[]): OwnTrip[] {
  return trips.map((trip) =>
    acts.filter(({ trip_id, state }) => trip_id === trip.id && state === 'waiting').reduce(after, trip),
  );
}

function after(trip: OwnTrip, { kind, at, body }: DriverAct): OwnTrip {
  if (kind === 'note') return { ...trip, notes: [...trip.notes, { at, text: String(body.text) }] };
  if (kind === 'place') return trip;
  if (kind === 'cost') return { ...trip, advance_open: trip.advance_open - Number(body.cost ?? 0) };
  if (!isPossible(truckOrder, trip, kind)) return trip;
  const odometer_out = kind === 'load' ? Number(body.odometer) : trip.odometer_out;
  return {
    ...trip,
    odometer_out,
    status: String(rowAfter(truckOrder, { status: trip.status }, kind, {}).status),
  };
}

/** What the driver does next with a trip; nothing of one that has arrived. */
export function nextStep(trip: OwnTrip): DriverStep | undefined {
  return DRIVER_STEPS.find((step) => isPossible(truckOrder, trip, step));
}

/** The trip in front: what is on the road, else the first that is to be driven. */
export function tripInFront(trips: readonly OwnTrip[]): OwnTrip | undefined {
  const isOut = (trip: OwnTrip) => isPossible(truckOrder, trip, 'change_truck');
  return trips.find(isOut) ?? trips.find((trip) => nextStep(trip) !== undefined) ?? trips[0];
}

/** The call by which an act is made. */
export function callOf({ kind, body }: DriverAct): { method: 'POST' | 'PUT'; path: string; body: object } {
  if (kind === 'cost') return { method: 'POST', path: 'truck-operation', body };
  if (kind === 'place') return { method: 'POST', path: 'truck/location', body };
  return { method: 'PUT', path: `truck-order/${kind}`, body };
}
