import { linesTableName } from '#core/derive/table.ts';
import { serviceProducts } from '#modules/inventory/public.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { serviceType } from '../../service-type/service-type.entity.ts';

/** Of a type of service, what its jobs take from it. */
export interface TypeOfJob {
  id: string;
  /** The product by which it is sold. */
  product_id: string;
  duration: number | null;
  pause_after: number | null;
  /** Who may do it; empty where everybody may. */
  people: readonly string[];
  needs_estimate: boolean;
  status: 'active' | 'archived';
  price_per: 'job' | 'hour';
  warranty_days: number | null;
  commission: number | null;
  parts: readonly { product_id: string; quantity: string; unit_price: string | null }[];
}

/** Types of service by id, with their products and usual parts; amounts and quantities of parts as texts. */
export async function typesOfJobs(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, TypeOfJob>> {
  const rows = await tx.query<TypeOfJob>(TYPES, [[...new Set(ids)]]);
  return new Map(rows.map((row) => [row.id, row]));
}

const TYPES = `
select t.id, p.product_id, t.duration, t.pause_after, t.needs_estimate, t.status, t.price_per, t.warranty_days, t.commission,
       coalesce((select jsonb_agg(jsonb_build_object('product_id', l.product_id, 'quantity', l.quantity::text,
                                                     'unit_price', l.unit_price::text) order by l.line_no)
                 from ${linesTableName(serviceType, 'parts')} l where l.service_type_id = t.id), '[]'::jsonb) as parts,
       array(select m.user_id from ${linesTableName(serviceType, 'people')} m where m.service_type_id = t.id) as people
from ${serviceType.table} t
join ${serviceProducts.name} p on p.business_id = t.business_id and p.service_type_id = t.id
where t.id = any($1)`;
