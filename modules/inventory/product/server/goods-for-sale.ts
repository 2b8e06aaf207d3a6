import { linesTableName } from '#core/derive/table.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { branchValues } from '#server-kit/query/branch-values.ts';
import type { BatchTracking } from '../../batch-tracking.ts';
import type { UnitOfMeasure } from '../../units.ts';
import { product } from '../product.entity.ts';

/** A product as a sale needs it: what a branch asks for it, in which units, and how it is taxed. */
export interface Good {
  id: string;
  name: string;
  type: 'product' | 'service';
  status: 'active' | 'archived';
  unit_of_measure: UnitOfMeasure;
  whole_units: boolean;
  batch_tracking: BatchTracking;
  tax: 'standard' | 'zero' | 'exempt' | 'special';
  /** Null in a branch that set none while only branches of other currencies did. */
  selling_price: bigint | null;
  /** Of one of its first unit, where the branch has set one. */
  minimum_price: bigint | null;
  /** Further units, each of so many of the first; one without a price of its own costs as many firsts. */
  units: readonly { unit: UnitOfMeasure; factor: number; selling_price: string | null; sold: boolean }[];
}

/** The live products among the given ids, with the prices of the branch: one question for a whole cart. */
export async function goodsForSale(
  tx: Tx,
  branchId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Good>> {
  const rows = await tx.query<Good>(GOODS, [ids, branchId]);
  return new Map(rows.map((good) => [good.id, good]));
}

/** A branch that has set no prices of its own sells at those of the first of its currency that did, as the lists show it. */
const GOODS = `
select p.id, p.name, p.type, p.status, p.unit_of_measure, p.whole_units, p.batch_tracking, p.tax,
       own.selling_price, own.minimum_price,
       coalesce((select jsonb_agg(jsonb_build_object(
                   'unit', u.unit, 'factor', u.factor, 'selling_price', u.selling_price::text, 'sold', u.sold) order by u.line_no)
                 from ${linesTableName(product, 'units')} u where u.product_id = p.id), '[]'::jsonb) as units
from ${product.table} p
${branchValues(product, { id: 'p.id', branch: '$2', as: 'own' })}
where p.id = any($1) and p.deleted_at is null`;
