import { sql } from 'kysely';
import { holdsToo } from '#server-kit/operation/asked-rights.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import { sightOf } from '#server-kit/query/row-filter.ts';
import { cargo } from '../../cargo/cargo.entity.ts';
import { truck } from '../../truck/truck.entity.ts';

/** What cargos weigh and take up, in thousandths of kilograms and of cubic metres, of what a truck and its trailer carry. */
export interface Load {
  kg: bigint | null;
  m3: bigint | null;
  capacity_kg: bigint | null;
  capacity_m3: bigint | null;
  percent: number | null;
}

/** Of the cargos that whoever asks may see; nothing where that is none. */
export async function loadOfCargos(
  context: ActorContext,
  cargos: readonly string[],
  on: { truck_id: string | undefined; trailer_id: string | undefined },
): Promise<Load | null> {
  if (cargos.length === 0 || !holdsToo(context, 'list_cargos')) return null;
  const trucks = [on.truck_id, on.trailer_id].filter((id) => id !== undefined);
  const {
    rows: [load],
  } = await sql<Load & { cargos: number }>`
    select l.*, round(100 * greatest(l.kg::numeric / l.capacity_kg, l.m3::numeric / l.capacity_m3))::int as percent
    from (
      select g.*, t.*
      from (select count(*)::int as cargos, sum(r.weight)::bigint as kg, sum(r.volume)::bigint as m3
            from ${sql.table(cargo.table)} r
            where ${sql.join([...sightOf(cargo, context), sql`r.deleted_at is null`], sql` and `)} and r.id = any(${cargos}::uuid[])) g,
           (select nullif(sum(r.capacity_kg), 0)::bigint as capacity_kg, nullif(sum(r.capacity_m3), 0)::bigint as capacity_m3
            from ${sql.table(truck.table)} r
            where ${sql.join([...sightOf(truck, context), sql`r.deleted_at is null`], sql` and `)} and r.id = any(${trucks}::uuid[])) t) l`.execute(
    context.tx.sql,
  );
  if (!load || load.cargos === 0) return null;
  const { cargos: _, ...known } = load;
  return known;
}
