import { type BodyOf, defineBody, said } from '#core/define-body.ts';
import { f } from '#core/fields.ts';
import { PART_OF_LINE } from '#modules/inventory/part-of-line.ts';
import { purchaseBody } from '../purchase/purchase.body.ts';
import { purchaseReturn } from './purchase-return.entity.ts';

const { fields } = purchaseReturn;
const { purchase_line_no } = fields.lines.lines;

/** What goes back to the supplier of a purchase, and how the supplier pays for what is not owed any more. */
export const purchaseReturnBody = defineBody({
  fields: {
    id: f.id('purchase-return', { required: true }),
    purchase: said(fields.purchase),
    /** The store that the purchase came into where left out. */
    store: f.ref('store'),
    /** Today where left out. */
    date: f.date(),
    lines: f.lines(
      { line_no: said(purchase_line_no, { min: 1 }), ...PART_OF_LINE },
      { required: true, min: 1 },
    ),
    /** What the credit comes to beyond what is owed for the purchase; none where all of it lowers the debt. */
    refunds: f.lines(purchaseBody.fields.payments.lines, {}),
    reason: said(fields.reason),
  },
});

export type PurchaseReturnBody = BodyOf<typeof purchaseReturnBody>;
