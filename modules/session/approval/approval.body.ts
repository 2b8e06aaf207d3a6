import { defineBody, said } from '#core/define-body.ts';
import { f } from '#core/fields.ts';
import { approval } from '#modules/employee/approval/approval.entity.ts';

const { act, document, approver, percent, amount } = approval.fields;

/** What is approved, as the refusal said it, by whom, and his PIN. */
export const approvalBody = defineBody({
  fields: {
    act: said(act),
    document: said(document),
    percent: said(percent),
    amount: said(amount),
    approver: said(approver),
    pin: f.secret({ required: true, secret: true, max: 20 }),
  },
});
