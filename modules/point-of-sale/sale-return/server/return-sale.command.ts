import { allowed } from '#core/permissions.ts';
import { claimReferences, takeNumber } from '#modules/finance/public.ts';
import { moveStock } from '#modules/inventory/public.ts';
import { PermissionDenied } from '#server-kit/http/errors.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { SaleIsVoid } from '../../errors.ts';
import { sumOf } from '../../sale/sale-entry.rules.ts';
import { type Moment, momentOf } from '../../sale/sale-moment.rules.ts';
import { type HeldSale, holdSale, type SoldLine } from '../../sale/server/hold-sale.ts';
import { type ReturnBody, returnBody } from '../return.body.ts';
import { type BackLine, returnedLines } from '../returned-lines.rules.ts';
import { saleReturn } from '../sale-return.entity.ts';
import { noteReturned } from './note-returned.ts';
import { payForReturn } from './pay-for-return.ts';
import { readRefundPlace } from './refund-place.ts';
import { returnRow, shownReturn } from './return-row.ts';

/** Takes goods of a sale back, to the shelf or as spoiled, and pays for them: exactly their share of the sale. */
export const returnSale = defineCommand({
  name: 'sale.return',
  route: 'POST api/sale/return',
  permission: 'delete_sale',
  idempotency: 'document',
  fields: returnBody.fields,
  answers: { entity: saleReturn, form: 'row', isBare: true },
  async run(context) {
    const { tx, branch, input: body } = context;
    const moment = returnMoment(context, body);
    const place = await readRefundPlace(context, body);
    const held = await holdSale(context, body.sale_id);
    if (held.sold.status === 'void') throw SaleIsVoid();
    const back = returnedLines(body.lines, held.sold.lines, (id) => held.goods.get(id)?.whole_units === true);
    const restocked = await takeBackGoods(context, body, held, back, moment);
    const status = await noteReturned(tx, held.sold, back);
    const settled = await payForReturn(context, body, { held, back, place, restocked, moment });
    await claimReferences(tx, source(body), place.references);
    const number = await takeNumber(tx, branch.id, 'sale-return', moment.date);
    const row = returnRow(body, { held, back, number, moment, settled });
    await tx.insert(saleReturn, row);
    return shownReturn(context, row, { held, back, place, status });
  },
});

function returnMoment({ actor, branch, clock }: CommandContext, { date }: ReturnBody): Moment {
  const moment = momentOf(date, clock.now(), branch);
  if (moment.isSaid && !allowed(actor, 'back_date_sale')) throw PermissionDenied();
  return moment;
}

/** Puts what can be sold again back into the store of the sale at what it had cost; answers its value. */
async function takeBackGoods(
  { tx, branch }: CommandContext,
  body: ReturnBody,
  { sold, goods }: HeldSale,
  back: readonly BackLine<SoldLine>[],
  { date }: Moment,
): Promise<bigint> {
  const lines = back
    .filter((line) => line.goods === 'restock' && goods.get(line.sold.product_id)?.is_service === false)
    .map(({ sold: { product_id, factor }, quantity, part }) => ({
      product_id,
      store_id: sold.store_id,
      quantity: quantity * BigInt(factor),
      value: part.cost,
    }));
  if (lines.length === 0) return 0n;
  const moved = await moveStock(tx, { kind: 'sale-return', branch, date, source: source(body), lines });
  return sumOf(moved, ({ value }) => value);
}

function source({ id }: ReturnBody): { kind: string; id: string } {
  return { kind: 'sale-return', id };
}
