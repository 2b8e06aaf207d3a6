import type { Refusal } from '#core/errors.ts';
import type { EntityHooks } from '#server-kit/operation/server-module.ts';
import { CategoryInUse, CategoryOfOne } from '../../errors.ts';
import { product } from '../../product/product.entity.ts';

/** A category goes when nothing is in it any more. */
export const categoryHooks: EntityHooks = {
  async beforeDelete({ tx }, rows) {
    const used = await tx.query<{ category_id: string; count: number }>(
      `select category_id, count(*)::int as count from ${product.table}
       where category_id = any($1) and deleted_at is null group by category_id`,
      [rows.map(({ id }) => id)],
    );
    return new Map(
      used.map(({ category_id, count }): [string, Refusal] => [
        category_id,
        count === 1 ? CategoryOfOne() : CategoryInUse({ count }),
      ]),
    );
  },
};
