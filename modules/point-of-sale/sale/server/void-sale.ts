import { refusePaid, releaseClaims, takeBackMoney } from '#modules/finance/public.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { TransitionWork } from '#server-kit/operation/document-work.ts';
import { SaleHasReturns, SaleIsOfExchange, SaleIsOfInvoice, SaleIsOfService } from '../../errors.ts';
import { giveBackToQuotes } from '../../quote/server/give-back-to-quotes.ts';
import { holdQuotesOf } from '../../quote/server/hold-quotes.ts';
import { EXCHANGED } from '../payment-modes.ts';
import { sale } from '../sale.entity.ts';
import { holdRefundLimit } from './hold-refund-limit.ts';
import { type HeldSale, holdSales } from './hold-sale.ts';
import { giveUpWork, refuseWorkBegun } from './work-sold.ts';

/**
 * Takes a whole sale back today: entries with sides exchanged, goods back at what they had cost, no debt, and references
 * free again. Its number stays used.
 */
export const voidSale: TransitionWork<{ row: HeldSale['sold'] }> = {
  async holdAll(context, ids) {
    await holdQuotesOf(context, 'sale', ids);
    return (await holdSales(context, ids)).map(({ sold }) => ({ row: sold }));
  },
  async refuse(context, { row }) {
    if (row.invoice_id) throw SaleIsOfInvoice({ number: row.number });
    if (row.service_id) throw SaleIsOfService({ number: row.number });
    await refuseVoid(context, row);
    await holdRefundLimit(context, row.id, row.paid_amount);
  },
  async run(context, { row }) {
    const { tx } = context;
    if (row.quote_id) await giveBackToQuotes(context, 'sale', [row.id]);
    await giveUpWork(context, row);
    const { lowered } = await takeBackMoney(tx, sourceOf(row), row.remain_amount);
    return { remain_amount: row.remain_amount - lowered };
  },
  async after({ tx }, { row }) {
    await releaseClaims(tx, sourceOf(row));
  },
};

/** Why a sale cannot be taken back as a whole, were it by voiding its invoice or its job. */
export async function refuseVoid(context: CommandContext, sold: HeldSale['sold']): Promise<void> {
  if (sold.lines.some(({ returned_quantity }) => returned_quantity > 0n)) throw SaleHasReturns();
  // What paid for it has gone back to the shelf, and its return stays.
  if (sold.payments.some(({ mode }) => mode === EXCHANGED)) throw SaleIsOfExchange({ number: sold.number });
  await refuseWorkBegun(context, sold);
  await refusePaid(context.tx, sourceOf(sold));
}

const sourceOf = ({ id }: { id: string }) => ({ kind: sale.name, id });
