import { sql } from 'kysely';
import { linesTableName } from '#core/derive/table.ts';
import { formatQuantity } from '#core/quantity.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { Computed } from '#server-kit/operation/server-module.ts';
import { cargo } from '../../cargo/cargo.entity.ts';
import { TooHeavy, TooLarge } from '../../errors.ts';
import { truck } from '../../truck/truck.entity.ts';
import { truckOrder } from '../truck-order.entity.ts';

const CARGOS = sql.table(linesTableName(truckOrder, 'cargos'));
const TRUCKS = sql.table(truck.table);

type RowColumn = Parameters<Computed>[0];

/** What the cargos of a trip weigh or take up; nothing where none says. */
const loaded = (row: RowColumn, what: 'weight' | 'volume') => sql`(
  select sum(g.${sql.ref(what)})::bigint from ${CARGOS} l
  join ${sql.table(cargo.table)} g on g.business_id = l.business_id and g.id = l.cargo_id
  where l.truck_order_id = ${row('id')})`;

/** What its truck and its trailer carry together; nothing where neither says. */
const carried = (row: RowColumn, what: 'capacity_kg' | 'capacity_m3') => sql`(
  select nullif(sum(t.${sql.ref(what)}), 0)::bigint from ${TRUCKS} t where t.id in (${row('truck_id')}, ${row('trailer_id')}))`;

export const loadKg: Computed = (row) => loaded(row, 'weight');
export const loadM3: Computed = (row) => loaded(row, 'volume');

/** How full it is by weight or by room, whichever is more, in percent. */
export const filledPercent: Computed = (row) => sql`round(100 * greatest(
  ${loaded(row, 'weight')}::numeric / ${carried(row, 'capacity_kg')},
  ${loaded(row, 'volume')}::numeric / ${carried(row, 'capacity_m3')}))::int`;

/** More than a truck carries goes only with a reason: it is a caution, for weights are estimates. */
export async function refuseOverload(
  { tx }: CommandContext,
  id: string,
  reason: string | null | undefined,
): Promise<void> {
  if (reason) return;
  const [over] = await tx.query<{ kg: bigint | null; m3: bigint | null; plate: string }>(
    `select (select sum(g.weight) from ${linesTableName(truckOrder, 'cargos')} l
              join ${cargo.table} g on g.business_id = l.business_id and g.id = l.cargo_id
              where l.truck_order_id = o.id)::bigint - nullif(sum(t.capacity_kg), 0)::bigint as kg,
            (select sum(g.volume) from ${linesTableName(truckOrder, 'cargos')} l
              join ${cargo.table} g on g.business_id = l.business_id and g.id = l.cargo_id
              where l.truck_order_id = o.id)::bigint - nullif(sum(t.capacity_m3), 0)::bigint as m3,
            min(t.registration) as plate
     from ${truckOrder.table} o join ${truck.table} t on t.business_id = o.business_id and t.id in (o.truck_id, o.trailer_id)
     where o.id = $1 group by o.id`,
    [id],
  );
  if (over?.kg && over.kg > 0n) throw TooHeavy({ truck: over.plate, kg: formatQuantity(over.kg) });
  if (over?.m3 && over.m3 > 0n) throw TooLarge({ truck: over.plate, m3: formatQuantity(over.m3) });
}
