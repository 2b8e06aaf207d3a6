import { isPosted } from '#core/define-states.ts';
import { f } from '#core/fields.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { BuyerHasNoPhone, ReceiptsNotSent, SaleHasNoCustomer, SaleIsVoid } from '../../errors.ts';
import { sale } from '../../sale/sale.entity.ts';
import { INVOICE_PRINTED, requirePrint } from '../../sale/server/asks-of-copy.ts';
import { phoneOfBuyer } from './phone-of-buyer.ts';
import { postReceipt, sendsReceipts } from './post-receipt.ts';

/** Sends a customer the receipt once more by SMS: a copy like one that is printed or shared, and counted as one. */
export const sendReceipt = defineCommand({
  name: 'sale.send-receipt',
  route: 'POST api/sale/send-receipt',
  permission: 'print_sale',
  sometimes: INVOICE_PRINTED,
  fields: { id: f.id('sale', { required: true }) },
  answers: { entity: sale, form: 'row' },
  async run(context) {
    const { tx, branch, input } = context;
    const sold = await tx.lock(sale, input.id);
    requirePrint(context, sold);
    if (!sendsReceipts(branch)) throw ReceiptsNotSent();
    if (!isPosted(sale, sold)) throw SaleIsVoid();
    const buyer = await phoneOfBuyer(tx, sold);
    if (!buyer) throw SaleHasNoCustomer();
    if (!buyer.phone_number) throw BuyerHasNoPhone({ customer: buyer.name });
    const copy = sold.copies + 1;
    await tx.save(sale, sold, { copies: copy });
    await postReceipt(context, sold, { phone: buyer.phone_number, copy });
    return findRow(sale, input.id, context);
  },
});
