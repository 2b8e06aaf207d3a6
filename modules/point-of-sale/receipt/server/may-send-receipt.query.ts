import { z } from 'zod';
import { isPosted } from '#core/define-states.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { sale } from '../../sale/sale.entity.ts';
import { maySendAnswer } from '../../sale/sale-questions.answer.ts';
import { phoneOfBuyer } from './phone-of-buyer.ts';
import { sendsReceipts } from './post-receipt.ts';

/** Whether the receipt of a sale can leave by SMS, also for a cashier who may not see the customer's number. */
export const maySendReceipt = defineQuery({
  name: 'sale.may-send-receipt',
  route: 'GET api/sale/may-send-receipt',
  permission: 'print_sale',
  input: z.strictObject({ id: z.uuid('not_id') }),
  answers: maySendAnswer,
  async run(context) {
    const sold = await findRow(sale, context.input.id, context);
    if (!sendsReceipts(context.branch) || !isPosted(sale, sold)) return { may_send: false };
    return { may_send: Boolean((await phoneOfBuyer(context.tx, sold))?.phone_number) };
  },
});
