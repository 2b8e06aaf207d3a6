import { z } from 'zod';
import { linesTableName } from '#core/derive/table.ts';
import { customer } from '#modules/customer/customer/customer.entity.ts';
import { user } from '#modules/employee/user/user.entity.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { cargo } from '../../cargo/cargo.entity.ts';
import { NoWaybill } from '../../errors.ts';
import { route } from '../../route/route.entity.ts';
import { truck } from '../../truck/truck.entity.ts';
import { truckOrder } from '../truck-order.entity.ts';
import { hasWaybill } from '../truck-order.rules.ts';
import { waybillAnswer } from '../waybill.answer.ts';

/**
 * The paper that goes with the goods: what is on the truck, of whom and for whom, and who drives it (transport.md 8). Whoever
 * sees the trip prints it; it tells no prices.
 */
export const waybill = defineQuery({
  name: 'truck-order.waybill',
  route: 'GET api/truck-order/waybill',
  permission: 'view_truck_order',
  input: z.strictObject({ id: z.uuid('not_id') }),
  answers: waybillAnswer,
  async run(context) {
    const { tx, input } = context;
    const trip = await findRow(truckOrder, input.id, context);
    if (!hasWaybill(trip)) throw NoWaybill();
    const [[names], cargos] = await Promise.all([
      tx.query<Names>(NAMES, [trip.id]),
      tx.query<Goods>(GOODS, [trip.id]),
    ]);
    const { number, status, starts, ends, started_at, delivered_at, received_by } = trip;
    const { signature_id } = trip;
    if (!names) throw NoWaybill();
    return {
      ...{ id: trip.id, number, status, starts, ends, started_at, delivered_at, received_by },
      ...{ signature_id, ...names },
      odometer_out: trip.odometer_out,
      currency: context.branch.currency,
      cargos: cargos.map((goods) => ({
        ...goods,
        // Where nothing else was said of what has arrived, it is all of it.
        arrived: delivered_at === null ? null : (goods.arrived_quantity ?? goods.quantity),
      })),
    };
  },
});

interface Names {
  make: string;
  customer: string;
  origin: string;
  destination: string;
  truck: string;
  trailer: string | null;
  driver: string | null;
  helper: string | null;
}

const NAMES = `
select c.name as customer, w.origin, w.destination, concat_ws(' ', t.make, t.model) as make,
       t.registration as truck, p.registration as trailer, d.name as driver, h.name as helper
from ${truckOrder.table} o
join ${customer.table} c on c.business_id = o.business_id and c.id = o.customer_id
join ${route.table} w on w.business_id = o.business_id and w.id = o.route_id
join ${truck.table} t on t.business_id = o.business_id and t.id = o.truck_id
left join ${truck.table} p on p.business_id = o.business_id and p.id = o.trailer_id
left join ${user.table} d on d.business_id = o.business_id and d.id = o.driver_id
left join ${user.table} h on h.business_id = o.business_id and h.id = o.helper_id
where o.id = $1`;

interface Goods {
  title: string;
  sender: string;
  quantity: bigint | null;
  arrived_quantity: bigint | null;
  unit: string | null;
  weight: bigint | null;
  volume: bigint | null;
  value: bigint | null;
  origin: string | null;
  destination: string | null;
  receiver_name: string | null;
  receiver_phone: string | null;
  remarks: string | null;
}

const GOODS = `
select g.title, c.name as sender, g.quantity, g.arrived_quantity, g.unit, g.weight, g.volume, g.value, g.origin, g.destination,
       g.receiver_name, g.receiver_phone, g.remarks
from ${linesTableName(truckOrder, 'cargos')} l
join ${cargo.table} g on g.business_id = l.business_id and g.id = l.cargo_id
join ${customer.table} c on c.business_id = g.business_id and c.id = g.customer_id
where l.truck_order_id = $1 order by l.line_no`;
