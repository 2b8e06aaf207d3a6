import type { RowOf } from '#core/define-entity.ts';
import { isPossible } from '#core/define-states.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { TransitionWork } from '#server-kit/operation/document-work.ts';
import type { Row } from '#server-kit/operation/row.ts';
import { GoodsFoundHaveLeft } from '../../errors.ts';
import { forgetCounted } from '../../stock/server/counted-goods.ts';
import { moveStock, takeAnswersOfCount } from '../../stock/server/move-stock.ts';
import { holdPools } from '../../stock/server/stock-pools.ts';
import { refuseTakingOut } from '../../stock/server/taking-out.ts';
import { stockAdjustment } from '../stock-adjustment.entity.ts';

interface Held {
  row: RowOf<typeof stockAdjustment> & Row;
}

/** Takes an adjustment back by a movement the other way; goods that were found go out again only while all are there (A11). */
export const reverseAdjustment: TransitionWork<Held> = {
  async hold({ tx, branch }, id) {
    const [known] = await tx.query<{ product_id: string }>(
      `select product_id from ${stockAdjustment.table} where id = $1 and branch_id = $2`,
      [id, branch.id],
    );
    if (!known) throw NotFound();
    await holdPools(tx, branch.id, [known.product_id]);
    return { row: await tx.lock(stockAdjustment, id) };
  },
  async refuse({ tx, branch }, { row }) {
    if (!isPossible(stockAdjustment, row, 'reverse') || row.type !== 'increase') return;
    await refuseTakingOut(tx, branch.id, { kind: stockAdjustment.name, id: row.id }, GoodsFoundHaveLeft);
  },
  async run({ tx, branch, clock }, { row }) {
    await takeAnswersOfCount(tx, { branch, date: today(clock, branch) }, row);
    forgetCounted(tx, { kind: stockAdjustment.name, id: row.id });
    // What went out is brought back by the machinery of documents, at what it was worth.
    if (row.type !== 'increase') return undefined;
    await moveStock(tx, {
      kind: `${stockAdjustment.name}-void`,
      branch,
      date: today(clock, branch),
      source: { kind: stockAdjustment.name, id: row.id },
      lines: [
        {
          product_id: row.product_id,
          store_id: String(row.store_id),
          quantity: -row.quantity,
          value: row.cost,
        },
      ],
    });
    return undefined;
  },
};
