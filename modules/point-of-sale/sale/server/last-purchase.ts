import { sql } from 'kysely';
import type { Computed } from '#server-kit/operation/server-module.ts';
import { sale } from '../sale.entity.ts';

/** The day on which a customer last bought, in whichever branch. */
export const lastPurchase: Computed = (row) => sql`(
  select max(s.date) from ${sql.table(sale.table)} s
  where s.customer_id = ${row('id')} and s.status <> 'void' and s.deleted_at is null)`;
