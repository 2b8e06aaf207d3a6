import { isPossible, stateOf } from '#core/define-states.ts';
import { newId } from '#core/ids.ts';
import { lockParty } from '#modules/finance/public.ts';
import { baseOfLine } from '#modules/inventory/part-of-line.ts';
import { product } from '#modules/inventory/product/product.entity.ts';
import { notNow } from '#server-kit/command/document-state.ts';
import { refuseEarlier } from '#server-kit/command/refuse-earlier.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import { requireToo } from '#server-kit/operation/asked-rights.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { DeliveredAsIssued, InvoiceNotIssued, NothingToDeliver } from '../../errors.ts';
import { momentOf } from '../../sale/sale-moment.rules.ts';
import { deliverBody, type GivenDelivery } from '../deliver.body.ts';
import { type DeliveredGood, type Leaving, leavingLines } from '../delivered-lines.rules.ts';
import { invoice } from '../invoice.entity.ts';
import type { InvoiceLine } from './sale-of-deliveries.ts';
import { growSale, openSale, takeOut } from './sell-delivery.ts';
import { type HeldInvoice, holdInvoices } from './void-invoice.ts';

/**
 * Goods of an issued invoice leave, in one go or several: each takes them out of stock, posts its part of what was agreed and
 * is owed from then on (A24). The first makes the sale of the invoice, each further one makes it grow.
 */
export const deliverInvoice = defineCommand({
  name: 'invoice.deliver',
  route: 'POST api/invoice/deliver',
  permission: 'create_invoice',
  sometimes: ['back_date_sale'],
  idempotency: 'required',
  fields: deliverBody.fields,
  answers: { entity: invoice, form: 'row' },
  async run(context) {
    await deliver(context, context.input);
    return findRow(invoice, context.input.invoice_id, context);
  },
});

/** Lets goods of an issued invoice leave; refused where there is nothing to deliver, or more than is left. */
export async function deliver(context: CommandContext, given: GivenDelivery): Promise<void> {
  const { tx, branch, clock } = context;
  const [held] = await holdInvoices(context, [given.invoice_id]);
  if (!held) throw NotFound();
  const { row, sold } = held;
  if (stateOf(invoice, row)?.waits) throw InvoiceNotIssued();
  if (!isPossible(invoice, row, 'void')) throw notNow(context.services.registry, invoice, row);
  if (!row.by_delivery) throw DeliveredAsIssued();
  if (row.rest_cancelled_on) throw NothingToDeliver();
  const moment = momentOf(given.date, clock.now(), branch);
  if (moment.isSaid) requireToo(context, 'back_date_sale');
  refuseEarlier(moment.date, row.date);
  if (!sold) await lockParty(tx, { kind: 'customer', id: row.customer_id });
  const goods = await goodsOf(context, row.lines);
  const leaving = leavingOf(given, held, goods);
  const id = sold?.id ?? newId();
  const costs = await takeOut(context, { id, moment, store_id: row.store_id ?? '', leaving });
  const note = `${row.number}-${deliveriesOf(sold) + 1}`;
  const delivery = {
    ...{ note, moment, goods },
    leaving: leaving.map((one, i) => ({ ...one, cost: costs[i] ?? 0n })),
  };
  await (sold ? growSale(context, row, sold, delivery) : openSale(context, row, id, delivery));
}

/** How often something of it has left: each delivery has the number of the invoice and its own. */
function deliveriesOf(sold: HeldInvoice['sold']): number {
  return new Set((sold?.deliveries ?? []).map(({ note }) => note)).size;
}

/** The goods of the lines, deleted ones among them: what was agreed is delivered. */
async function goodsOf(
  { tx }: CommandContext,
  lines: readonly InvoiceLine[],
): Promise<ReadonlyMap<string, DeliveredGood>> {
  const found = await tx.query<DeliveredGood & { id: string }>(
    `select id, name, unit_of_measure, whole_units from ${product.table} where id = any($1)`,
    [lines.map(({ product_id }) => product_id)],
  );
  return new Map(found.map((good) => [good.id, good]));
}

function leavingOf(
  { lines }: GivenDelivery,
  { row, sold }: HeldInvoice,
  goods: ReadonlyMap<string, DeliveredGood>,
): Leaving<InvoiceLine>[] {
  return leavingLines(lines, row.lines, {
    deliveredOf(lineNo) {
      const line = sold?.lines.find(({ line_no }) => line_no === lineNo);
      return line ? baseOfLine(line) : 0n;
    },
    goodOf({ product_id }) {
      const good = goods.get(product_id);
      if (!good) throw NotFound();
      return good;
    },
  });
}
