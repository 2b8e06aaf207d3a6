import { f } from '#core/fields.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { sale } from '../sale.entity.ts';
import { holdSale } from './hold-sale.ts';
import { refuseVoid, voidSales } from './void-sale.ts';

/** Takes a sale back as if it had not been; it stays in the lists as void. */
export const voidOneSale = defineCommand({
  name: 'sale.void',
  route: 'PUT api/sale/void',
  permission: 'delete_sale',
  idempotency: 'required',
  fields: { id: f.id('sale', { required: true }), reason: f.text({ max: 1000 }) },
  answers: { entity: sale, form: 'row' },
  async run(context) {
    const { id, reason } = context.input;
    const held = await holdSale(context, id);
    await refuseVoid(context, held);
    await voidSales(context, [held], reason ?? undefined);
    return findRow(sale, id, context);
  },
});
