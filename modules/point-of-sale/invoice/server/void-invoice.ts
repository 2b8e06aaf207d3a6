import type { RowOf } from '#core/define-entity.ts';
import { makeTransition } from '#server-kit/command/transit.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { TransitionWork } from '#server-kit/operation/document-work.ts';
import { giveBackToQuotes } from '../../quote/server/give-back-to-quotes.ts';
import { holdQuotesOf } from '../../quote/server/hold-quotes.ts';
import { sale } from '../../sale/sale.entity.ts';
import { type HeldSale, holdSales } from '../../sale/server/hold-sale.ts';
import { refuseVoid } from '../../sale/server/void-sale.ts';
import { invoice } from '../invoice.entity.ts';

/** An invoice with the sale that issuing it made; a draft has none. */
export interface HeldInvoice {
  row: RowOf<typeof invoice>;
  sold: HeldSale['sold'] | undefined;
}

/** Locks invoices after their quotes, and after them their sales with all that taking those back touches (modules/lock-order.ts). */
export async function holdInvoices(context: CommandContext, ids: readonly string[]): Promise<HeldInvoice[]> {
  const { tx } = context;
  await holdQuotesOf(context, 'invoice', ids);
  const rows = await tx.lockAll(invoice, ids);
  const made = await tx.query<{ id: string }>(
    `select id from ${sale.table} where invoice_id = any($1) order by id`,
    [rows.map(({ id }) => id)],
  );
  const sales =
    made.length > 0
      ? await holdSales(
          context,
          made.map(({ id }) => id),
        )
      : [];
  return rows.map((row) => ({ row, sold: sales.find(({ sold }) => sold.invoice_id === row.id)?.sold }));
}

/** An invoice is void when its sale is: goods, entries and debt are taken back by the void of the sale (A24). */
export const voidInvoice: TransitionWork<HeldInvoice> = {
  holdAll: holdInvoices,
  async refuse(context, { sold }) {
    if (sold) await refuseVoid(context, sold);
  },
  async run(context, { row, sold }, { reason }) {
    if (row.quote_id) await giveBackToQuotes(context, 'invoice', [row.id]);
    if (sold) await makeTransition(sale, 'void', { row: sold }, { reason }, context);
    return undefined;
  },
};
