import { sql } from 'kysely';
import { linesTableName } from '#core/derive/table.ts';
import { statesAfter, statesInSql } from '#core/state-sets.ts';
import { truckOrder } from '../../truck-order/truck-order.entity.ts';
import { truckOrderStates } from '../../truck-order/truck-order.states.ts';
import { truckService } from '../../truck-service/truck-service.entity.ts';
import { truckServiceStates } from '../../truck-service/truck-service.states.ts';
import { truck } from '../truck.entity.ts';

const DRIVEN = statesInSql(statesAfter(truckOrderStates, 'load', 'depart', 'deliver', 'close'));
const WORKED_ON = statesInSql(statesAfter(truckServiceStates, 'approve', 'finish'));

/**
 * What trucks did, day by day as it was and not as it was planned: trips from the day on which they were loaded, also as trailer or
 * before another truck took over, work on them from its start, and holds. What goes on still has no last day.
 */
export const SPANS_OF_TRUCKS = sql.raw(`
  select o.business_id, t.truck_id, 'trip' as kind, o.id as record_id, o.loaded_on as since, o.delivered_on as until
  from ${truckOrder.table} o cross join lateral (values (o.truck_id), (o.trailer_id)) t (truck_id)
  where o.status in (${DRIVEN}) and o.deleted_at is null and t.truck_id is not null and o.loaded_on is not null
  union all
  select s.business_id, s.truck_id, 'trip', o.id, s.loaded_on, s.ended_on
  from ${linesTableName(truckOrder, 'segments')} s
  join ${truckOrder.table} o on o.business_id = s.business_id and o.id = s.truck_order_id
  where o.status in (${DRIVEN}) and o.deleted_at is null and s.loaded_on is not null and s.ended_on is not null
  union all
  select w.business_id, w.truck_id, 'service', w.id, w.date, w.done_on
  from ${truckService.table} w
  where w.status in (${WORKED_ON}) and w.deleted_at is null and w.date is not null
  union all
  select h.business_id, h.truck_id, 'hold', null, h.since, h.until from ${linesTableName(truck, 'holds')} h`);
