import type { NewRow } from '#core/define-entity.ts';
import type { Money } from '#core/money.ts';
import type { Approver } from '#modules/employee/public.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { Row } from '#server-kit/operation/row.ts';
import { sumOf } from '../../sale/sale-entry.rules.ts';
import type { Moment } from '../../sale/sale-moment.rules.ts';
import type { HeldSale, SoldLine } from '../../sale/server/hold-sale.ts';
import { freshDocument } from '../../server/fresh-document.ts';
import type { ReturnBody } from '../return.body.ts';
import type { BackLine } from '../returned-lines.rules.ts';
import type { saleReturn } from '../sale-return.entity.ts';
import type { RefundPlace } from './refund-place.ts';

interface Returned {
  held: HeldSale;
  back: readonly BackLine<SoldLine>[];
  moment: Moment;
  settled: { lowered: Money; written_off: Money; rounding: Money };
  /** Who approved by his PIN that so much goes back, where somebody had to. */
  approved_by: Approver | null;
}

/**
 * The row of a return with its lines and refunds; what lowered the debt of the sale stands among the refunds. Its number
 * comes last.
 */
export function returnRow(
  { branch }: CommandContext,
  body: ReturnBody,
  { held, back, moment, settled, approved_by }: Returned,
) {
  const { sold } = held;
  const paidOut = body.refunds
    .filter(({ mode }) => mode !== 'credit')
    .map(({ account_id = null, mode, amount, reference = null }) => ({
      account_id,
      mode,
      amount,
      reference,
    }));
  const noMoney = [
    { mode: 'credit', amount: settled.lowered },
    { mode: 'write_off', amount: settled.written_off },
  ] as const;
  const lowered = noMoney
    .filter(({ amount }) => amount > 0n)
    .map((refund) => ({ account_id: null, ...refund, reference: null }));
  return {
    id: body.id,
    branch_id: branch.id,
    date: moment.date,
    sale_id: sold.id,
    customer_id: sold.customer_id,
    lines: back.map(({ sold: line, back: { unit, factor, quantity }, goods, part }) => ({
      sale_line_no: line.line_no,
      product_id: line.product_id,
      ...{ unit, factor, quantity },
      discount: part.discount,
      net_amount: part.net,
      tax: part.vat,
      total_amount: part.gross,
      cost: part.cost,
      goods,
    })),
    net_amount: sumOf(back, ({ part }) => part.net),
    tax: sumOf(back, ({ part }) => part.vat),
    total_amount: sumOf(back, ({ part }) => part.gross),
    refunds: [...paidOut, ...lowered],
    rounding: settled.rounding,
    approved_by_id: approved_by?.id ?? null,
    reason: body.reason ?? null,
  } satisfies NewRow<typeof saleReturn>;
}

type ReturnedRow = ReturnType<typeof returnRow> & { exchange_sale_id: string | null };

/** The whole return as it is answered, from what is at hand. Its lines stand under the numbers of the sale's lines. */
export function shownReturn(
  context: CommandContext,
  row: ReturnedRow,
  { held, back, place, status }: Pick<Returned, 'held' | 'back'> & { place: RefundPlace; status: string },
): Row {
  const accounts = new Map(place.accounts.map(({ id, name }) => [id, name]));
  const shown: Row = {
    ...row,
    ...freshDocument(context, place.at),
    sale_number: held.sold.number,
    sale_status: status,
    customer_name: place.customer_name,
    lines: row.lines.map(({ sale_line_no, factor: _, ...line }, i) => ({
      ...line,
      line_no: sale_line_no,
      product_name: back[i]?.sold.product_name,
    })),
    refunds: row.refunds.map((refund) => ({
      ...refund,
      account_name: accounts.get(String(refund.account_id)) ?? null,
    })),
  };
  if (row.rounding === 0n) delete shown.rounding;
  if (!row.approved_by_id) delete shown.approved_by_id;
  if (!row.exchange_sale_id) delete shown.exchange_sale_id;
  return shown;
}
