import { expect, test } from 'vitest';
import {
  callOf,
  type DriverAct,
  nextStep,
  nextToSend,
  type OwnTrip,
  tripInFront,
  withActs,
} from './driver-acts.rules.ts';

const trip = (id: string, status: string): OwnTrip => ({
  ...{
    id,
    status,
    number: id,
    customer_name: 'Azam',
    origin: 'Dar',
    destination: 'Mwanza',
    truck_id: 't',
    plate: 'T 1',
  },
  ...{
    starts: '2026-12-01T06:00:00Z',
    ends: '2026-12-02T06:00:00Z',
    odometer_out: null,
    advance_open: 100_000,
  },
  ...{ cargos: [], notes: [] },
});

const act = (kind: DriverAct['kind'], more: Partial<DriverAct> = {}): DriverAct => ({
  ...{ id: `${kind} ${JSON.stringify(more)}`, trip_id: 'a', kind, at: '2026-12-01T07:00:00Z', text: kind },
  ...{ body: {}, state: 'waiting', reason: null, attempts: 0 },
  ...more,
});

test('what waits is sent in its order; a step waits behind a refused one of its trip, and nothing else does', () => {
  const [load, depart] = [act('load'), act('depart')];
  expect(nextToSend([load, depart])).toBe(load);
  const refused = act('load', { state: 'refused' });
  expect(nextToSend([refused, depart])).toBeUndefined();
  const [note, cost, other] = [act('note'), act('cost'), act('load', { trip_id: 'b' })];
  expect(nextToSend([refused, depart, note])).toBe(note);
  expect(nextToSend([refused, depart, cost])).toBe(cost);
  expect(nextToSend([refused, depart, other])).toBe(other);
  expect(nextToSend([depart, refused])).toBe(depart);
});

test('a trip shows what waits as done, and what was refused as not done', () => {
  const acts = [
    act('load', { body: { odometer: 84_210 } }),
    act('cost', { body: { cost: 45_000 } }),
    act('note', { body: { text: 'Queue at the bridge' } }),
    act('place', { body: { truck_id: 't', place: 'Dodoma' } }),
    act('depart'),
  ];
  const [shown, other] = withActs([trip('a', 'confirmed'), trip('b', 'confirmed')], acts);
  expect(shown).toMatchObject({ status: 'in_transit', odometer_out: 84_210, advance_open: 55_000 });
  expect(shown?.notes.map(({ text }) => text)).toEqual(['Queue at the bridge']);
  expect(other).toEqual(trip('b', 'confirmed'));
  const refused = acts.map((one) => ({ ...one, state: 'refused' as const }));
  expect(withActs([trip('a', 'confirmed')], refused)).toEqual([trip('a', 'confirmed')]);
});

test('a place is told of the truck and a cost is an operation; all else is a step of the trip', () => {
  expect((['place', 'cost', 'note', 'deliver'] as const).map((kind) => callOf(act(kind)))).toEqual([
    { method: 'POST', path: 'truck/location', body: {} },
    { method: 'POST', path: 'truck-operation', body: {} },
    { method: 'PUT', path: 'truck-order/note', body: {} },
    { method: 'PUT', path: 'truck-order/deliver', body: {} },
  ]);
});

test('the trip on the road stands in front, and each trip says what is done with it next', () => {
  const trips = [trip('a', 'delivered'), trip('b', 'confirmed'), trip('c', 'loading')];
  expect(tripInFront(trips)?.id).toBe('c');
  expect(tripInFront(trips.slice(0, 2))?.id).toBe('b');
  expect(tripInFront(trips.slice(0, 1))?.id).toBe('a');
  expect(trips.map(nextStep)).toEqual([undefined, 'load', 'depart']);
});
