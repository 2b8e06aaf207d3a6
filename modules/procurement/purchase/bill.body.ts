import { type BodyOf, defineBody, said } from '#core/define-body.ts';
import { f } from '#core/fields.ts';
import { PART_OF_LINE } from '#modules/inventory/part-of-line.ts';
import { purchaseBody } from './purchase.body.ts';

const { fields } = purchaseBody;

/** The bill of a supplier for goods that came of an order. Its id is made by the caller, so that a retry means the same one. */
export const billBody = defineBody({
  fields: {
    id: fields.id,
    order: f.ref('purchase-order', { required: true }),
    date: fields.date,
    due_date: fields.due_date,
    receipt_is_provided: fields.receipt_is_provided,
    receipt_number: said(fields.receipt_number),
    receipt_date: said(fields.receipt_date),
    part_of_receipt: said(fields.part_of_receipt),
    receipt_tax: said(fields.receipt_tax),
    tax_amount: fields.tax_amount,
    lines: f.lines(
      {
        /** The line of the order. */
        line_no: f.integer({ required: true, min: 1 }),
        ...PART_OF_LINE,
        /** Of the unit of the line, that of the order where left out; or what the paper says that the whole line comes to. */
        price: f.money(),
        line_total: f.money(),
      },
      { required: true, min: 1 },
    ),
    payments: fields.payments,
    reference: said(fields.reference),
    remarks: said(fields.remarks),
  },
});

export type GivenBill = BodyOf<typeof billBody>;
