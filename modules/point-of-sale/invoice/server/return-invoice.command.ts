import type { RowOf } from '#core/define-entity.ts';
import { linesTableName } from '#core/derive/table.ts';
import { f } from '#core/fields.ts';
import { quantity } from '#core/quantity.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { InvoiceNotIssued } from '../../errors.ts';
import { sale } from '../../sale/sale.entity.ts';
import { type ReturnBody, returnBody } from '../../sale-return/return.body.ts';
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
    const { lines: agreed } = await tx.lock(invoice, invoice_id);
    const [found] = await tx.query<{ id: string }>(`select id from ${sale.table} where invoice_id = $1`, [
      invoice_id,
    ]);
    if (!found) throw InvoiceNotIssued();
    const lines = await inUnitsOfSale(context, body.lines, { agreed, sale_id: found.id });
    return takeBack(context, { ...body, lines, sale_id: found.id });
  },
});

/**
 * Of an invoice of cartons that was delivered by the piece, the sale counts pieces; a carton of its lines comes back as what is in
 * it.
 */
async function inUnitsOfSale(
  { tx }: CommandContext,
  wanted: ReturnBody['lines'],
  { agreed, sale_id }: { agreed: RowOf<typeof invoice>['lines']; sale_id: string },
): Promise<ReturnBody['lines']> {
  const sold = await tx.query<{ line_no: number; unit: string }>(
    `select line_no, unit from ${linesTableName(sale, 'lines')} where sale_id = $1`,
    [sale_id],
  );
  return wanted.map((said) => {
    const line = agreed.find(({ line_no }) => line_no === said.line_no);
    const unit = sold.find(({ line_no }) => line_no === said.line_no)?.unit;
    if (!line?.unit || said.unit !== line.unit || said.unit === unit) return said;
    const inside = (said.quantity ?? 0n) * BigInt(line.factor ?? 1);
    return { ...said, unit: null, quantity: null, pieces: quantity(inside + (said.pieces ?? 0n)) };
  });
}
