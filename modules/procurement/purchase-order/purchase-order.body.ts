import { defineBody, said } from '#core/define-body.ts';
import { f } from '#core/fields.ts';
import { purchaseOrder } from './purchase-order.entity.ts';

const { fields } = purchaseOrder;
const { product, unit, quantity, price } = fields.lines.lines;

/** An order as it is written, or changed while it is not sent. */
export const orderBody = defineBody({
  fields: {
    supplier: said(fields.supplier),
    expected_date: said(fields.expected_date),
    store: said(fields.store),
    price_mode: said(fields.price_mode),
    lines: f.lines({ product, unit, quantity, price }, { required: true, min: 1 }),
    reference: said(fields.reference),
    remarks: said(fields.remarks),
  },
});
