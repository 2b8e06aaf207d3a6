import { sql } from 'kysely';
import type { Computed } from '#server-kit/operation/server-module.ts';

export const numberOfSale: Computed = (row) =>
  sql`(select s.number from sales s where s.id = ${row('sale_id')})`;

export const statusOfSale: Computed = (row) =>
  sql`(select s.status from sales s where s.id = ${row('sale_id')})`;
