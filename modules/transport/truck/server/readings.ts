import { linesTableName } from '#core/derive/table.ts';
import { InvalidFields, type Problem } from '#core/errors.ts';
import { formatQuantity } from '#core/quantity.ts';
import { countsInSql } from '#core/state-sets.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { truckOperation } from '../../truck-operation/truck-operation.entity.ts';
import { truckOperationStates } from '../../truck-operation/truck-operation.states.ts';
import { truckOrder } from '../../truck-order/truck-order.entity.ts';
import { truckOrderStates } from '../../truck-order/truck-order.states.ts';
import { truckService } from '../../truck-service/truck-service.entity.ts';
import { truckServiceStates } from '../../truck-service/truck-service.states.ts';
import { goneBy, type MeterChange, type Misfit, misfitOf, type Reading } from '../odometer.rules.ts';
import { truck } from '../truck.entity.ts';
import { TRUCK_TEXTS } from '../truck.words.ts';

/** Every reading of the meters of trucks, whatever document tells it: `truck_id`, `date`, `odometer`, `of` and `place`. */
export const READINGS_IN_SQL = `
  select truck_id, date, odometer, id as of, 'at' as place from ${truckOperation.table}
  where odometer is not null and deleted_at is null and ${countsInSql(truckOperationStates)}
  union all select truck_id, loaded_on, odometer_out, id, 'out' from ${truckOrder.table}
  where odometer_out is not null and loaded_on is not null and deleted_at is null and ${countsInSql(truckOrderStates)}
  union all select truck_id, delivered_on, odometer_in, id, 'in' from ${truckOrder.table}
  where odometer_in is not null and deleted_at is null and ${countsInSql(truckOrderStates)}
  union all select s.truck_id, r.date, r.odometer, s.truck_order_id, r.place
  from ${linesTableName(truckOrder, 'segments')} s
  join ${truckOrder.table} o on o.business_id = s.business_id and o.id = s.truck_order_id
  cross join lateral (values (s.loaded_on, s.odometer_out, 'out'), (s.ended_on, s.odometer_in, 'in')) r(date, odometer, place)
  where r.odometer is not null and o.deleted_at is null and ${countsInSql(truckOrderStates, 'o')}
  union all select truck_id, done_on, odometer, id, 'at' from ${truckService.table}
  where odometer is not null and deleted_at is null and ${countsInSql(truckServiceStates)}`;

/** The meters of some trucks, held until the end of the command: two readings of one truck follow each other. */
export interface Meters {
  /** What is wrong with a reading; one in which nothing is stands among the others from now on. */
  read(truckId: string, reading: Reading, said: SaidOfReading): Problem | null;
}

export interface SaidOfReading {
  /** Whoever tells it says that it is right, though the truck would have gone very far in a day. */
  isSure: boolean;
  /** What the truck left with: it arrives with no less, also on the same day. */
  since?: Reading | null;
}

/**
 * What the meters before that of a reading counted and it does not, in SQL: with it a reading says how far its truck has gone
 * (`goneBy`). A reading of the day of a change is of the meter to which it is nearer.
 */
export const beforeMeterInSql = (truckId: string, odometer: string, date: string) => `coalesce((
  select sum(m.last_reading - m.first_reading) from ${linesTableName(truck, 'meter_changes')} m
  where m.truck_id = ${truckId} and (m.date < ${date} or m.date = ${date}
    and abs(${odometer} - m.first_reading) < abs(${odometer} - m.last_reading))), 0)`;

/** Locks trucks and reads their meters; the readings of documents that are changed now (`without`) are left out. */
export async function holdMeters(
  { tx }: CommandContext,
  trucks: readonly string[],
  without: readonly string[],
): Promise<Meters> {
  const rows = await tx.lockAll(truck, [...new Set(trucks)]);
  const plates = new Map<string, string>(rows.map(({ id, registration }) => [id, registration]));
  const ids = [...plates.keys()];
  const found = await tx.query<Reading & { truck_id: string }>(
    `select r.truck_id, r.date::text as date, r.odometer from (${READINGS_IN_SQL}) r
     where r.truck_id = any($1) and not r.of = any($2)`,
    [ids, without],
  );
  const changes = await tx.query<MeterChange & { truck_id: string }>(
    `select truck_id, date::text as date, last_reading, first_reading
     from ${linesTableName(truck, 'meter_changes')} where truck_id = any($1)`,
    [ids],
  );
  const readings = Map.groupBy(found, ({ truck_id }) => truck_id) as Map<string, Reading[]>;
  const changed = Map.groupBy(changes, ({ truck_id }) => truck_id);
  return {
    read(truckId, reading, { isSure, since }) {
      const others = readings.get(truckId) ?? [];
      const meter = changed.get(truckId) ?? [];
      if (since && goneBy(reading, meter) < goneBy(since, meter)) return wentBack(since);
      const misfit = misfitOf(reading, others, meter);
      if (misfit && !(misfit.far && isSure)) return saying(misfit, reading, plates.get(truckId) ?? '');
      readings.set(truckId, [...others, reading]);
      return null;
    },
  };
}

const km = (thousandths: bigint) => formatQuantity(thousandths);

function saying(misfit: Misfit, { date, odometer }: Reading, plate: string): Problem {
  const params = { truck: plate, date, read: km(odometer) };
  if (misfit.far)
    return { key: 'reading_far', words: TRUCK_TEXTS.readingFar, params: { ...params, km: km(misfit.km) } };
  const { before, after } = misfit;
  const words =
    before && after
      ? TRUCK_TEXTS.readingBetween
      : before
        ? TRUCK_TEXTS.readingBefore
        : TRUCK_TEXTS.readingAfter;
  const told = {
    ...(before ? { before: km(before.odometer) } : {}),
    ...(after ? { after: km(after.odometer) } : {}),
  };
  return { key: 'reading_does_not_fit', words, params: { ...params, ...told } };
}

function wentBack({ odometer }: Reading): Problem {
  return { key: 'odometer_went_back', words: TRUCK_TEXTS.odometerWentBack, params: { before: km(odometer) } };
}

/** The same of one reading that a step tells, which is refused at once. */
export async function requireReading(
  context: CommandContext,
  truckId: string,
  reading: Reading,
  said: SaidOfReading,
): Promise<void> {
  const meters = await holdMeters(context, [truckId], []);
  const problem = meters.read(truckId, reading, said);
  if (problem) throw new InvalidFields({ odometer: problem });
}
