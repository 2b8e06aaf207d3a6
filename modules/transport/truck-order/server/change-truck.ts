import type { RowOf } from '#core/define-entity.ts';
import { InvalidFields, type Problem } from '#core/errors.ts';
import type { SaidIn } from '#core/said-of-transition.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { TransitionWork } from '#server-kit/operation/document-work.ts';
import type { Row } from '#server-kit/operation/row.ts';
import { OnlyOnTheRoad } from '../../errors.ts';
import type { Reading } from '../../truck/odometer.rules.ts';
import { holdMeters } from '../../truck/server/readings.ts';
import { truck } from '../../truck/truck.entity.ts';
import { heldOfTrips } from '../../truck-operation/server/advances.ts';
import type { truckOrder } from '../truck-order.entity.ts';
import { TRUCK_ORDER_TEXTS } from '../truck-order.words.ts';
import { leftWith } from './correct-reading.ts';
import { takeRestOfTrip } from './take-for-trip.ts';
import { truckOf } from './truck-of-trip.ts';

type Trip = RowOf<typeof truckOrder> & Row;
type Held = { row: Trip };

/**
 * The truck breaks down: another one takes the rest of the trip, with its driver where one is named, from now to its end. What
 * was driven until now stays on record as a part of the trip (transport.md 4).
 */
export const changeTruck: TransitionWork<Held, SaidIn<typeof truckOrder, 'change_truck'>> = {
  notNow: OnlyOnTheRoad,
  async run(context, { row }, { driver_id: other, odometer, ends: later, ...next }) {
    const { clock, branch } = context;
    const [now, day] = [clock.now(), today(clock, branch)];
    const { next_truck_id: truck_id, next_odometer } = next;
    const driver_id = other ?? row.driver_id;
    const ends = later ?? row.ends;
    await refuseSaid(context, row, { truck_id, driver_id });
    if (ends <= now) throw wrong('ends', 'say_when_it_ends', TRUCK_ORDER_TEXTS.sayWhenItEnds);
    await readMeters(context, day, next.reading_is_right === true, [
      { id: truckOf(row), odometer, field: 'odometer', since: leftWith(row) },
      { id: truck_id, odometer: next_odometer, field: 'next_odometer' },
    ]);
    await takeRestOfTrip(context, { ...row, truck_id, driver_id, ends }, row, now);
    const part = {
      ...{ truck_id: row.truck_id, driver_id: row.driver_id, since: sinceOf(row), until: now },
      ...{ loaded_on: row.loaded_on, ended_on: day, odometer_out: row.odometer_out, odometer_in: odometer },
    };
    return {
      ...{ segments: [...(row.segments ?? []), part], truck_id, driver_id, ends },
      ...{ odometer_out: next_odometer, loaded_on: day },
    };
  },
};

/** A part of a trip begins where the one before it ended. */
const sinceOf = ({ segments, started_at, starts }: Trip) => segments?.at(-1)?.until ?? started_at ?? starts;

/** Another truck takes over, and whoever holds money of the trip drives on until that is settled. */
async function refuseSaid(
  context: CommandContext,
  row: Trip,
  { truck_id, driver_id }: { truck_id: string; driver_id: string | null },
): Promise<void> {
  const [named] = await context.tx.query<{ kind: string }>(
    `select kind from ${truck.table} where id = $1 and deleted_at is null`,
    [truck_id],
  );
  if (named?.kind === 'trailer') throw wrong('next_truck_id', 'is_no_truck', TRUCK_ORDER_TEXTS.isNoTruck);
  if (truck_id === row.truck_id) throw wrong('next_truck_id', 'same_truck', TRUCK_ORDER_TEXTS.sameTruck);
  if (driver_id === row.driver_id) return;
  if (driver_id === row.helper_id) throw wrong('driver_id', 'is_helper_too', TRUCK_ORDER_TEXTS.isHelperToo);
  const held = (await heldOfTrips(context, [row.id])).get(row.id) ?? 0n;
  if (held !== 0n) throw wrong('driver_id', 'holds_advance', TRUCK_ORDER_TEXTS.holdsAdvance);
}

interface ReadOnTheWay {
  /** The truck. */
  id: string;
  odometer: bigint;
  /** The field that says it. */
  field: string;
  since?: Reading | null;
}

/** What both meters read; both trucks are held at once, so that nobody waits in a circle. */
async function readMeters(
  context: CommandContext,
  date: string,
  isSure: boolean,
  read: readonly ReadOnTheWay[],
): Promise<void> {
  const meters = await holdMeters(
    context,
    read.map(({ id }) => id),
    [],
  );
  for (const { id, odometer, field, since = null } of read) {
    const problem = meters.read(id, { date, odometer }, { isSure, since });
    if (problem) throw new InvalidFields({ [field]: problem });
  }
}

const wrong = (field: string, key: string, words: Problem['words']) =>
  new InvalidFields({ [field]: { key, words } });
