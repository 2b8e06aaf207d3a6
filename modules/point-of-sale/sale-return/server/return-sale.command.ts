import { isPosted } from '#core/define-states.ts';
import { claimMoney, takeNumber } from '#modules/finance/public.ts';
import { moveStock } from '#modules/inventory/public.ts';
import { postDocuments } from '#server-kit/command/transit.ts';
import { requireToo } from '#server-kit/operation/asked-rights.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { SaleIsVoid } from '../../errors.ts';
import { sale } from '../../sale/sale.entity.ts';
import { sumOf } from '../../sale/sale-entry.rules.ts';
import { type Moment, momentOf } from '../../sale/sale-moment.rules.ts';
import { holdRefundLimit } from '../../sale/server/hold-refund-limit.ts';
import { type HeldBesides, type HeldSale, holdSale } from '../../sale/server/hold-sale.ts';
import { workComesBack } from '../../sale/server/work-sold.ts';
import { goodsOfReturn } from '../posting-of-return.rules.ts';
import { type ReturnBody, returnBody } from '../return.body.ts';
import { returnedLines } from '../returned-lines.rules.ts';
import { saleReturn } from '../sale-return.entity.ts';
import { noteReturned } from './note-returned.ts';
import { payForReturn } from './pay-for-return.ts';
import { type RefundPlace, readRefundPlace } from './refund-place.ts';
import { returnRow, shownReturn } from './return-row.ts';
import type { ReturnFacts } from './sale-return-document.ts';

/** Rights that taking goods back asks in some cases only: of an earlier time, of what was sold on an invoice. */
export const RETURN_ASKS = ['back_date_sale', 'delete_invoice'];

/** Takes goods of a sale back, to the shelf or as spoiled, and pays for them: exactly their share of the sale. */
export const returnSale = defineCommand({
  name: 'sale.return',
  route: 'POST api/sale/return',
  permission: 'delete_sale',
  sometimes: RETURN_ASKS,
  idempotency: 'document',
  fields: returnBody.fields,
  answers: { entity: saleReturn, form: 'row', isBare: true },
  run: (context) => takeBack(context, context.input),
});

/** What goes out for what comes back, in one transaction. */
export interface GoesOut {
  /** What is locked before the sale that goods come back of. */
  besides: HeldBesides;
  /** Sells it, once what came back is on the shelf and in the books. */
  sell(): Promise<{ id: string }>;
}

/** How goods are taken back by a step that does more than that. */
interface TakenBack {
  /** The sale, where it is held already. */
  held?: HeldSale;
  /** The one way in which money would go back pays what is due, if anything. */
  fills?: boolean;
  goesOut?: GoesOut;
}

/** Takes goods of a sale back, whichever call says it: what was sold on an invoice is taken back by whoever may do that. */
export async function takeBack(
  context: CommandContext,
  wanted: ReturnBody,
  { held: before, fills = false, goesOut }: TakenBack = {},
) {
  const { tx, branch } = context;
  const moment = returnMoment(context, wanted);
  const place = await readRefundPlace(context, wanted);
  const held = before ?? (await holdSale(context, wanted.sale_id, goesOut?.besides));
  if (held.sold.invoice_id) requireToo(context, 'delete_invoice');
  if (!isPosted(sale, held.sold)) throw SaleIsVoid();
  const back = returnedLines(wanted.lines, held.sold.lines, ({ product_id, unit }) => ({
    unit_of_measure: held.goods.get(product_id)?.unit_of_measure ?? unit,
    whole_units: held.goods.get(product_id)?.whole_units === true,
  }));
  await workComesBack(context, held.sold, back);
  const status = await noteReturned(tx, held.sold, back);
  const settled = await payForReturn(context, wanted, { held, back, moment, fills });
  const body = { ...wanted, refunds: settled.refunds };
  const approved_by = await holdRefundLimit(context, body.id, moneyBack(body));
  const row = returnRow(context, body, { held, back, moment, settled, approved_by });
  await postReturn(context, row, { sold: held.sold, accounts: place.accounts });
  await claimMoney(context, { source: { kind: saleReturn.name, id: body.id }, payments: body.refunds });
  const exchange_sale_id = (await goesOut?.sell())?.id ?? null;
  const number = await takeNumber(tx, branch.id, saleReturn.name, moment.date);
  const numbered = { ...row, exchange_sale_id, number };
  await tx.insert(saleReturn, numbered);
  return shownReturn(context, numbered, { held, back, place, status });
}

/** What goes back to the customer, or is kept for him: all but what he owes less. */
function moneyBack({ refunds }: ReturnBody): bigint {
  return sumOf(refunds, ({ mode, amount }) => (mode === 'credit' ? 0n : amount));
}

function returnMoment(context: CommandContext, { date }: ReturnBody): Moment {
  const moment = momentOf(date, context.clock.now(), context.branch);
  if (moment.isSaid) requireToo(context, 'back_date_sale');
  return moment;
}

/** Puts what can be sold again back into the store of the sale at what it had cost, and posts the return. */
async function postReturn(
  context: CommandContext,
  row: ReturnType<typeof returnRow>,
  { sold, accounts }: { sold: HeldSale['sold']; accounts: RefundPlace['accounts'] },
): Promise<void> {
  const { tx, branch } = context;
  const { id, date } = row;
  const lines = goodsOfReturn(row, sold);
  const move = { kind: saleReturn.name, branch, date, source: { kind: saleReturn.name, id }, lines };
  const moved = lines.length > 0 ? await moveStock(tx, move) : [];
  const facts: ReturnFacts = {
    codes: new Map(accounts.map((account) => [account.id, account.ledger_code])),
    sales: new Map([[sold.id, sold]]),
  };
  const trueUps = new Map([[id, sumOf(moved, ({ true_up }) => true_up)]]);
  await postDocuments(saleReturn, [row], context, { facts, trueUps });
}
