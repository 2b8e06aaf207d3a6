import { sql } from 'kysely';
import { countsInSql } from '#core/state-sets.ts';
import type { Computed } from '#server-kit/operation/server-module.ts';
import { sale } from '../sale.entity.ts';
import { saleStates } from '../sale.states.ts';

/** The day on which a customer last bought, in whichever branch. */
export const lastPurchase: Computed = (row) => sql`(
  select max(s.date) from ${sql.table(sale.table)} s
  where s.customer_id = ${row('id')} and ${sql.raw(countsInSql(saleStates, 's'))} and s.deleted_at is null)`;
