import { type RawBuilder, sql } from 'kysely';
import { countsInSql } from '#core/state-sets.ts';
import { truckOperation } from '../../truck-operation/truck-operation.entity.ts';
import { truckOperationStates } from '../../truck-operation/truck-operation.states.ts';
import { beforeMeterInSql } from './readings.ts';

const OPERATIONS = sql.table(truckOperation.table);
const COUNTS = sql.raw(countsInSql(truckOperationStates, 't'));
const BEFORE_METER = sql.raw(beforeMeterInSql('t.truck_id', 't.odometer', 't.date'));

/**
 * The last ten stretches of a truck between full tanks, each with how far it went, from and to which reading, and on how many
 * litres: every litre since the last full tank counts, also of a fill without a reading. A stretch in which a fill is missing is
 * none (transport.md 7).
 */
export const stretchesOf = (truck: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select * from (
    select f.stretch, max(f.date) as date, sum(f.fuel_litres)::bigint as litres, bool_or(f.missed_before) as is_missing,
           max(f.fuel_litres) as largest_fill, max(f.odometer) filter (where f.ends) as to_km,
           lag(max(f.odometer) filter (where f.ends)) over (order by f.stretch) as from_km,
           (max(f.gone) filter (where f.ends)
             - lag(max(f.gone) filter (where f.ends)) over (order by f.stretch))::bigint as gone
    from (
      select p.*, coalesce(sum(p.ends::int) over (
               order by p.date, p.gone, p.id rows between unbounded preceding and 1 preceding), 0) as stretch
      from (
        select t.id, t.date, t.odometer, t.fuel_litres, t.missed_before,
               t.full_tank and t.odometer is not null as ends, t.odometer + ${BEFORE_METER} as gone
        from ${OPERATIONS} t
        where t.truck_id = ${truck} and t.kind = 'fuel' and t.fuel_litres > 0 and t.deleted_at is null
          and ${COUNTS}) p) f
    group by f.stretch order by f.stretch desc limit 10) s
  where s.stretch > 0 and s.gone is not null and not s.is_missing)`;

const GONE = (fill: string) =>
  `(${fill}.odometer + ${beforeMeterInSql(`${fill}.truck_id`, `${fill}.odometer`, `${fill}.date`)})`;
const NEVER = 2n ** 62n;
/** The order in which a truck was filled; a fill without a reading comes last on its day. */
const PLACE = (fill: string) => `(${fill}.date, coalesce(${GONE(fill)}, ${NEVER}), ${fill}.id)`;
const OF_TRUCK = (fill: string, row: string) =>
  `${fill}.business_id = ${row}.business_id and ${fill}.truck_id = ${row}.truck_id and ${fill}.kind = 'fuel'
    and ${fill}.fuel_litres > 0 and ${fill}.deleted_at is null and ${countsInSql(truckOperationStates, fill)}`;

/**
 * The stretch that one fill ends, in SQL over its row: how far its truck went since the full tank before, and on how many litres;
 * null of a fill that ends none. The rule is that of `stretchesOf`, of every stretch there is.
 */
export function stretchOfFillInSql(row: string): { gone: string; litres: string } {
  const stretch = (what: string) => `case when ${row}.full_tank and ${row}.odometer is not null then (
    select ${what} from (
      select p.* from ${truckOperation.table} p
      where ${OF_TRUCK('p', row)} and p.full_tank and p.odometer is not null and ${PLACE('p')} < ${PLACE(row)}
      order by p.date desc, ${GONE('p')} desc, p.id desc limit 1) p
    join ${truckOperation.table} i on ${OF_TRUCK('i', row)} and ${PLACE('i')} > ${PLACE('p')} and ${PLACE('i')} <= ${PLACE(row)}
    having count(*) > 0 and not bool_or(i.missed_before)) end`;
  return { gone: stretch(`max(${GONE(row)} - ${GONE('p')})`), litres: stretch('sum(i.fuel_litres)') };
}
