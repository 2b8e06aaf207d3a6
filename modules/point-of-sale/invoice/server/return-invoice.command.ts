import { f } from '#core/fields.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { InvoiceNotIssued } from '../../errors.ts';
import { sale } from '../../sale/sale.entity.ts';
import { returnBody } from '../../sale-return/return.body.ts';
import { saleReturn } from '../../sale-return/sale-return.entity.ts';
import { RETURN_ASKS, takeBack } from '../../sale-return/server/return-sale.command.ts';
import { invoice } from '../invoice.entity.ts';

const { sale: _, ...said } = returnBody.fields;

/** A credit note: goods of an invoice come back. Its debt falls first; the rest is paid out or kept as a deposit (A24). */
export const returnInvoice = defineCommand({
  name: 'invoice.return',
  route: 'POST api/invoice/return',
  permission: 'delete_invoice',
  sometimes: RETURN_ASKS,
  idempotency: 'document',
  fields: { ...said, invoice: f.ref('invoice', { required: true }) },
  answers: { entity: saleReturn, form: 'row', isBare: true },
  async run(context) {
    const { tx, input } = context;
    const { invoice_id, ...body } = input;
    // Held as any document is: one of another store is none.
    await tx.lock(invoice, invoice_id);
    const [found] = await tx.query<{ id: string }>(`select id from ${sale.table} where invoice_id = $1`, [
      invoice_id,
    ]);
    if (!found) throw InvoiceNotIssued();
    return takeBack(context, { ...body, sale_id: found.id });
  },
});
