import { InvalidFields } from '#core/errors.ts';
import { takeNumber } from '#modules/finance/public.ts';
import { today } from '#server-kit/operation/clock.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { category } from '../../category/category.entity.ts';
import { storeFor } from '../../store/server/store-for.ts';
import { stockTakeBody } from '../stock-take.body.ts';
import { stockTake } from '../stock-take.entity.ts';

/** Begins a count of a store, or of some categories there. */
export const startStockTake = defineCommand({
  name: 'stock-take.create',
  route: 'POST api/stock-take',
  permission: 'do_stock_taking',
  idempotency: 'document',
  fields: stockTakeBody.fields,
  answers: { entity: stockTake, form: 'row' },
  async run(context) {
    const { tx, branch, clock, input } = context;
    const store_id = await storeFor(context, input.store_id);
    const categories = [...new Set(input.category_ids ?? [])];
    const known = await tx.query<{ id: string }>(
      `select id from ${category.table} where id = any($1) and deleted_at is null`,
      [categories],
    );
    if (known.length < categories.length) throw new InvalidFields({ category_ids: { key: 'not_found' } });
    await tx.insert(stockTake, {
      id: input.id,
      branch_id: branch.id,
      number: await takeNumber(tx, branch.id, 'stock-take', today(clock, branch)),
      store_id,
      category_ids: categories,
      blind: input.blind !== false,
      status: stockTake.states?.first,
      remarks: input.remarks,
    });
    return findRow(stockTake, input.id, context);
  },
});
