import { linesTableName } from '#core/derive/table.ts';
import { truck } from '../../truck/truck.entity.ts';
import { truckOrder } from '../truck-order.entity.ts';

/** Over meters that were changed between two days. */
const overChanges = (row: string, until: string) => `coalesce((
  select sum(m.last_reading - m.first_reading) from ${linesTableName(truck, 'meter_changes')} m
  where m.business_id = ${row}.business_id and m.truck_id = ${row}.truck_id
    and m.date > ${row}.loaded_on and m.date <= ${row}.${until}), 0)`;

/** What the truck went with which a trip arrived. */
export const OWN_DISTANCE = (trip: string) =>
  `(${trip}.odometer_in - ${trip}.odometer_out + ${overChanges(trip, 'delivered_on')})`;

/** What all trucks of a trip went, also over a meter that was changed on the way. */
export const DISTANCE = `(${OWN_DISTANCE('r')} + coalesce((
  select sum(s.odometer_in - s.odometer_out + ${overChanges('s', 'ended_on')})
  from ${linesTableName(truckOrder, 'segments')} s
  where s.business_id = r.business_id and s.truck_order_id = r.id), 0))`;

/** What is left of the freight of a trip once what did not arrive was credited, without VAT. */
export const FREIGHT = '(r.net_amount - coalesce(r.credited_amount, 0))';
