import { sql } from 'kysely';
import type { Computed } from '#server-kit/operation/server-module.ts';
import { product } from '../../product/product.entity.ts';

/** How many products are in a category, archived ones among them: as many keep it from being deleted. */
export const productsInCategory: Computed = (row) => sql`(
  select count(*)::int from ${sql.table(product.table)} p
  where p.category_id = ${row('id')} and p.deleted_at is null)`;
