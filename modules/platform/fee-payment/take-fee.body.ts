import { type BodyOf, defineBody, said } from '#core/define-body.ts';
import { f } from '#core/fields.ts';
import { feePayment } from './fee-payment.entity.ts';

const { kind, days, parts, amount, reference, remarks } = feePayment.fields;

/** What is said when a business pays a fee; the id is made by the caller, so that a retry means the same payment. */
export const takeFeeBody = defineBody({
  fields: {
    id: f.id('fee-payment', { required: true }),
    client_branch: f.id('branch', { required: true }),
    kind: said(kind),
    days: said(days, { required: true }),
    /** How many parts of SMS were bought; nothing of all else. */
    parts: said(parts),
    amount: said(amount),
    reference: said(reference),
    remarks: said(remarks),
  },
});

export type GivenFee = BodyOf<typeof takeFeeBody>;
