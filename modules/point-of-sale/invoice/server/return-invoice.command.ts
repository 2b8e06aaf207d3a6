import { f } from '#core/fields.ts';
import { NotFound } from '#server-kit/http/errors.ts';
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
    const { tx, branch, input } = context;
    const { invoice_id, ...body } = input;
    const [found] = await tx.query<{ sale_id: string | null }>(
      `select s.id as sale_id from ${invoice.table} i left join ${sale.table} s on s.invoice_id = i.id
       where i.id = $1 and i.branch_id = $2 and i.deleted_at is null`,
      [invoice_id, branch.id],
    );
    if (!found) throw NotFound();
    if (!found.sale_id) throw InvoiceNotIssued();
    return takeBack(context, { ...body, sale_id: found.sale_id });
  },
});
