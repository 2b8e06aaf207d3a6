import { sql } from 'kysely';
import type { Computed } from '#server-kit/operation/server-module.ts';
import { purchase } from '../../purchase/purchase.entity.ts';

/** The number of the purchase that goods went back of. */
export const numberOfPurchase: Computed = (row) =>
  sql`(select p.number from ${sql.table(purchase.table)} p where p.id = ${row('purchase_id')})`;
