import type { RowOf } from '#core/define-entity.ts';
import { newId } from '#core/ids.ts';
import { money } from '#core/money.ts';
import type { SaidIn } from '#core/said-of-transition.ts';
import { grantCredit } from '#modules/customer/public.ts';
import { takeNumber } from '#modules/finance/public.ts';
import { costsNow, storeFor } from '#modules/inventory/public.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { TransitionWork } from '#server-kit/operation/document-work.ts';
import type { Row } from '#server-kit/operation/row.ts';
import { InvoiceIsIssued } from '../../errors.ts';
import type { Checkout } from '../../sale/checkout.body.ts';
import { checkCart } from '../../sale/server/check-cart.ts';
import { holdFloor } from '../../sale/server/hold-floor.ts';
import { sell } from '../../sale/server/sell.ts';
import type { invoice } from '../invoice.entity.ts';
import { dueOf } from './due-date.ts';

/**
 * Issues an invoice: its lines are sold on invoice by the engine of the till, and due on the day that
 * was agreed (`dueOf`). The credit limit of the customer is asked as for any sale on credit (A24).
 */
export const issueInvoice: TransitionWork<DraftInvoice, SaidIn<typeof invoice, 'issue'>> = {
  notNow: InvoiceIsIssued,
  async run(context, { row: draft }, said) {
    const { branch } = context;
    const store_id = draft.store_id ?? (await storeFor(context, null, { orFirst: true }));
    const dueFrom = (date: string) => dueOf(context, { date, said, written: draft.due_date });
    const body = soldBy(draft, { store_id, date: said.date ?? null });
    if (branch.settings.invoices_post_at === 'delivery') return agree(context, draft, { body, dueFrom });
    const sold = await sell(context, body, {
      of: { kind: 'invoice', id: draft.id, lines: draft.lines, dueFrom },
    });
    const { number, date } = sold.row;
    return { number, date, due_date: dueFrom(date), store_id };
  },
};

/** Where sales are posted as goods leave, an issued invoice is a promise: it has its number and its day, and posts nothing. */
async function agree(
  context: CommandContext,
  draft: RowOf<typeof invoice>,
  { body, dueFrom }: { body: Checkout; dueFrom: (date: string) => string },
) {
  const { tx, branch } = context;
  const cart = await checkCart(context, body, { lines: draft.lines });
  const { moment, settled } = cart;
  const { date } = moment;
  // At a delivery the price was agreed on before; the one who agrees answers for it by what the goods cost today.
  const costs = await costsNow(tx, branch.id, cart.lines);
  const approver = await holdFloor(context, draft.id, cart, costs);
  if (settled.owed > 0n)
    await grantCredit(context, { customer_id: draft.customer_id, amount: settled.owed, date });
  const number = await takeNumber(tx, branch.id, 'invoice', date);
  return {
    number,
    date,
    due_date: dueFrom(date),
    store_id: body.store_id,
    by_delivery: true,
    ...(approver ? { approved_by_id: approver.id } : {}),
  };
}

interface DraftInvoice {
  row: RowOf<typeof invoice> & Row;
}

/** The cart of an invoice: the prices and discounts that were agreed, owed as a whole. */
function soldBy(
  draft: RowOf<typeof invoice>,
  { store_id, date }: { store_id: string; date: string | null },
): Checkout {
  const total = draft.total_amount ?? money(0n);
  return {
    id: newId(),
    store_id,
    customer_id: draft.customer_id,
    room_id: null,
    date,
    sold_at: null,
    shift_id: null,
    // What was agreed with the customer: other VAT since then is not settled behind his back.
    total_amount: total,
    lines: draft.lines.map(({ product_id, unit, quantity, unit_price, discount }) => ({
      product_id,
      unit,
      quantity,
      batch: null,
      unit_price,
      discount,
      discount_percent: null,
    })),
    discount: draft.discount,
    discount_percent: null,
    tax_mode: draft.price_mode,
    payments: total > 0n ? [{ account_id: null, mode: 'invoice', amount: total, reference: null }] : [],
    reference: draft.reference,
    remarks: draft.remarks,
  };
}
