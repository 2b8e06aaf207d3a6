import { z } from 'zod';
import { quantityToWire } from '#core/quantity.ts';
import { batchesTaken } from '#modules/inventory/public.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { sale } from '../sale.entity.ts';

/** Of which batches the goods of a sale were taken, line by line, in the order in which they were. */
export const saleBatches = defineQuery({
  name: 'sale.batches',
  route: 'GET api/sale/batches',
  permission: 'view_sale',
  input: z.strictObject({ id: z.uuid('not_id') }),
  async run(context) {
    const { id, branch_id } = await findRow(sale, context.input.id, context);
    const taken = await batchesTaken(context.tx, branch_id, id);
    return taken.map(({ quantity, ...line }) => ({ ...line, quantity: quantityToWire(quantity) }));
  },
});
