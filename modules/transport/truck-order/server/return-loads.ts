import { sql } from 'kysely';
import { linesTableName } from '#core/derive/table.ts';
import { countsInSql } from '#core/state-sets.ts';
import { customer } from '#modules/customer/customer/customer.entity.ts';
import { holdsToo } from '#server-kit/operation/asked-rights.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import { sightOf } from '#server-kit/query/row-filter.ts';
import { CARGO_STATUSES, cargo } from '../../cargo/cargo.entity.ts';
import { truckOrder } from '../truck-order.entity.ts';
import { truckOrderStates } from '../truck-order.states.ts';

const [WAITING] = CARGO_STATUSES;
const MOST = 6;
const WITHIN_DAYS = 2;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Our own cargos that wait at a place and that no trip has yet, to be fetched between the end of a trip and two days later; one
 * without a window can be fetched at any time. Those that must be fetched first on top.
 */
export async function returnLoads(
  context: ActorContext,
  asked: { place: string; ends: Date | undefined; id: string | undefined; besides: readonly string[] },
) {
  if (!holdsToo(context, cargo.permissions.list)) return [];
  const from = asked.ends ?? context.clock.now();
  const until = new Date(from.getTime() + WITHIN_DAYS * DAY_MS);
  const { rows } = await sql<{
    id: string;
    title: string;
    customer: string;
    destination: string | null;
    weight: bigint | null;
    volume: bigint | null;
    price: bigint | null;
    pickup_from: Date | null;
  }>`
    select r.id, r.title, c.name as customer, r.destination, r.weight, r.volume, r.price, r.pickup_from
    from ${sql.table(cargo.table)} r
    join ${sql.table(customer.table)} c on c.business_id = r.business_id and c.id = r.customer_id
    where ${sql.join(sightOf(cargo, context), sql` and `)} and r.deleted_at is null and r.status = ${WAITING}
      and lower(trim(r.origin)) = ${asked.place.trim().toLowerCase()} and not (r.id = any(${asked.besides}::uuid[]))
      and coalesce(r.pickup_from <= ${until}, true) and coalesce(r.pickup_until >= ${from}, true)
      and not exists (
        select from ${sql.table(linesTableName(truckOrder, 'cargos'))} l
        join ${sql.table(truckOrder.table)} t on t.business_id = l.business_id and t.id = l.truck_order_id
        where l.cargo_id = r.id and t.deleted_at is null and t.id is distinct from ${asked.id ?? null}::uuid
          and ${sql.raw(countsInSql(truckOrderStates, 't'))})
    order by r.pickup_until nulls last, r.created_at limit ${MOST}`.execute(context.tx.sql);
  return rows;
}
