import { z } from 'zod';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { NotTheSource } from '../../errors.ts';
import { freeStock, heldStock } from '../../stock/server/reservations.ts';
import { requireStores } from '../../store/server/may-use-store.ts';
import { freeStockAnswer } from '../request-questions.answer.ts';
import { stockRequest } from '../stock-request.entity.ts';

/** What of each product of a request is free where it comes from, for whoever answers it there. */
export const requestFreeStock = defineQuery({
  name: 'stock-request.free-stock',
  route: 'GET api/stock-request/free-stock',
  permission: ['approve_stock_request', 'view_product_stock'],
  input: z.strictObject({ id: z.uuid('not_id') }),
  answers: freeStockAnswer,
  async run(context) {
    const { tx, actor, branch, input } = context;
    const row = await findRow(stockRequest, input.id, context);
    if (row.from_branch_id !== branch.id) throw NotTheSource({ branch: String(row.from_branch_name) });
    requireStores(actor, [row.from_store_id]);
    const places = row.lines.map(({ product_id }) => ({ product_id, store_id: row.from_store_id }));
    const held = await heldStock(tx, places);
    return row.lines.map(({ line_no }, place) => ({
      line_no,
      free: freeStock(held, places[place] ?? { product_id: '', store_id: '' }),
    }));
  },
});
