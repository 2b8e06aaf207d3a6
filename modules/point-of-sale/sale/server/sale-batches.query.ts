import { z } from 'zod';
import { batchesTaken } from '#modules/inventory/public.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { sale } from '../sale.entity.ts';
import { saleBatchesAnswer } from '../sale-questions.answer.ts';

/** Of which batches the goods of a sale were taken, line by line, in the order in which they were. */
export const saleBatches = defineQuery({
  name: 'sale.batches',
  route: 'GET api/sale/batches',
  permission: 'view_sale',
  input: z.strictObject({ id: z.uuid('not_id') }),
  answers: saleBatchesAnswer,
  async run(context) {
    const { id, branch_id } = await findRow(sale, context.input.id, context);
    return batchesTaken(context.tx, branch_id, id);
  },
});
