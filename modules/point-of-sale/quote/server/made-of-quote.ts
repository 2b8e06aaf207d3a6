import type { BodyOf } from '#core/define-body.ts';
import { InvalidFields } from '#core/errors.ts';
import { storeFor } from '#modules/inventory/public.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { invoice } from '../../invoice/invoice.entity.ts';
import { invoiceStates } from '../../invoice/invoice.states.ts';
import { DUE_BEFORE_INVOICE } from '../../invoice/invoice.words.ts';
import { postFirstReceipt } from '../../receipt/server/post-receipt.ts';
import type { Checkout } from '../../sale/checkout.body.ts';
import { momentOfCheckout } from '../../sale/sale-moment.rules.ts';
import { sell } from '../../sale/server/sell.ts';
import { joinShift } from '../../shift/server/join-shift.ts';
import type { convertBody } from '../convert.body.ts';
import { QUOTE_TEXTS } from '../quote.words.ts';
import { priceParts, type WantedParts } from './price-parts.ts';

type Said = BodyOf<typeof convertBody>;

/** A draft of an invoice of parts of a quote, at the prices that were agreed; nobody is asked again for the right to them. */
export async function makeInvoice(context: CommandContext, wish: WantedParts, said: Said): Promise<void> {
  const { id, customer_id, store_id, reference, remarks } = wish.held;
  if (said.due_date && said.due_date < today(context.clock, context.branch))
    throw new InvalidFields({ due_date: { key: 'due_before', words: DUE_BEFORE_INVOICE } });
  const { terms, priced } = priceParts(context, wish);
  await context.tx.insert(invoice, {
    ...{ ...terms, ...priced },
    ...{ id: said.id, branch_id: context.branch.id, status: invoiceStates.first, quote_id: id },
    ...{ customer_id, store_id: said.store_id ?? store_id, reference, remarks, due_date: said.due_date },
  });
}

/** A sale of parts of a quote by the engine of the till, paid as it is said. */
export async function makeSale(context: CommandContext, wish: WantedParts, said: Said): Promise<void> {
  const { branch, clock } = context;
  if (said.due_date) throw new InvalidFields({ due_date: { key: 'not_due', words: QUOTE_TEXTS.notDue } });
  const { customer_id, reference, remarks } = wish.held;
  const { terms, wanted } = priceParts(context, wish);
  const body = {
    ...{ id: said.id, customer_id, reference, remarks },
    store_id: said.store_id ?? wish.held.store_id ?? (await storeFor(context, null, { orFirst: true })),
    ...{ room_id: null, date: null, sold_at: null, shift_id: null, total_amount: null },
    lines: wanted.map((line) => ({ ...line, batch: null })),
    ...{ discount: terms.discount, discount_percent: null, tax_mode: terms.price_mode },
    payments: said.payments ?? [],
  } as Checkout;
  const joined = await joinShift(context, body, momentOfCheckout(body, clock.now(), branch));
  const of = { kind: 'quote', id: wish.held.id, lines: wanted } as const;
  const sold = await sell(context, body, { of, joined });
  await postFirstReceipt(context, sold.row, sold.cart.place.customer?.phone_number);
}
