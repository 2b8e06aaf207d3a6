import { f } from '#core/fields.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { sale } from '../sale.entity.ts';
import { INVOICE_PRINTED, requirePrint } from './asks-of-copy.ts';

/** Counts a copy of a receipt: the first is printed with the sale, every later one says which copy it is. */
export const reprintSale = defineCommand({
  name: 'sale.reprint',
  route: 'PUT api/sale/reprint',
  permission: 'print_sale',
  sometimes: INVOICE_PRINTED,
  fields: { id: f.id('sale', { required: true }) },
  answers: { entity: sale, form: 'row' },
  async run(context) {
    const { tx, input } = context;
    const sold = await tx.lock(sale, input.id);
    requirePrint(context, sold);
    await tx.save(sale, sold, { copies: sold.copies + 1 });
    return findRow(sale, input.id, context);
  },
});
