import type { NewRow } from '#core/define-entity.ts';
import { newPaperCode } from '#server-kit/auth/new-paper-code.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { Row } from '#server-kit/operation/row.ts';
import { freshDocument } from '../../server/fresh-document.ts';
import type { Checkout } from '../checkout.body.ts';
import type { sale } from '../sale.entity.ts';
import { sumOf } from '../sale-entry.rules.ts';
import type { CheckedCart } from './check-cart.ts';

/** The row of a sale with its lines and payments, from the cart as it was priced and paid; its number comes last. */
export function saleRow(
  { actor, branch }: CommandContext,
  body: Checkout,
  { place, lines, priced, settled, moment, price_mode, approved_by }: CheckedCart,
  costs: readonly bigint[],
  shift_id: string | null,
) {
  const rows = lines.map((line, i) => {
    const { line_discount, allocated_sale_discount, net, vat, gross } = priced.lines[
      i
    ] as CheckedCart['priced']['lines'][0];
    const cost = costs[i] ?? 0n;
    return {
      product_id: line.product_id,
      unit: line.unit,
      factor: line.factor,
      quantity: line.quantity,
      is_service: line.is_service,
      list_price: line.list_price,
      unit_price: line.unit_price,
      discount: line_discount,
      sale_discount: allocated_sale_discount,
      tax_type: line.tax_type,
      vat_rate: line.vat_rate,
      net_amount: net,
      tax: vat,
      total_amount: gross,
      returned_quantity: 0n,
      cost,
      below_cost: net < cost,
    };
  });
  const { total_gross: total } = priced;
  return {
    id: body.id,
    branch_id: branch.id,
    date: moment.date,
    sold_at: moment.at,
    store_id: body.store_id,
    customer_id: body.customer_id,
    customer_tin_number: place.customer?.tin_number || null,
    currency: branch.currency,
    price_mode,
    lines: rows,
    discount: sumOf(rows, ({ discount, sale_discount }) => discount + sale_discount),
    net_amount: priced.total_net,
    tax: priced.total_vat,
    total_amount: total,
    payments: body.payments.map(({ account_id = null, mode, amount, reference = null }) => ({
      account_id,
      mode,
      amount,
      reference,
    })),
    paid_amount: total - settled.owed,
    remain_amount: settled.owed,
    change: settled.change,
    rounding: settled.rounding,
    profit: priced.total_net - sumOf(rows, ({ cost }) => cost),
    below_cost: rows.some(({ below_cost }) => below_cost),
    on_credit: settled.owed > 0n,
    status: 'completed',
    fiscal_state: 'none',
    shift_id,
    approved_by_id: approved_by?.id ?? null,
    device_id: actor.device_id ?? null,
    copies: 0,
    verification_code: newPaperCode(),
    reference: body.reference,
    remarks: body.remarks,
  } satisfies NewRow<typeof sale>;
}

type SoldRow = ReturnType<typeof saleRow> & {
  number: string;
  invoice_id: string | null;
  service_id: string | null;
  quote_id: string | null;
  booking_id: string | null;
  charged_room: string | null;
  /** The services that it opened. */
  services: string | null;
  /** The sale whose goods came back for it, and which. */
  exchange_of: string | null;
  /** What of that was given back in money. */
  given_back: bigint | null;
};

/** What only the books of the shop need, and no paper shows. */
const NOT_ON_PAPER = ['sold_at', 'on_credit', 'copies', 'invoice_id', 'service_id', 'quote_id', 'booking_id'];

/** The whole sale as the receipt needs it, from what is at hand: nothing is read again. */
export function shownSale(
  context: CommandContext,
  row: SoldRow,
  body: Checkout,
  { place, names, settled, moment, approved_by }: CheckedCart,
): Row {
  const accounts = new Map(place.accounts.map(({ id, name }) => [id, name]));
  const shown: Row = {
    ...row,
    ...freshDocument(context, place.at),
    store_name: place.store_name,
    customer_name: place.customer?.name ?? null,
    lines: row.lines.map(({ factor: _, is_service: __, ...line }, i) => ({
      ...line,
      line_no: i + 1,
      product_name: names.get(String(line.product_id)),
    })),
    payments: body.payments.map((payment, i) => ({
      ...row.payments[i],
      account_name: payment.account_id ? (accounts.get(payment.account_id) ?? null) : null,
    })),
  };
  const hidden = NOT_ON_PAPER.filter((key) => key !== 'sold_at' || !moment.isSaid);
  if (settled.rounding === 0n) hidden.push('rounding');
  if (!shown.customer_tin_number) hidden.push('customer_tin_number');
  if (!shown.charged_room) hidden.push('charged_room');
  if (!shown.services) hidden.push('services');
  if (!shown.exchange_of) hidden.push('exchange_of');
  if (!shown.given_back) hidden.push('given_back');
  if (approved_by) shown.approved_by_name = approved_by.name;
  else hidden.push('approved_by_id');
  for (const key of hidden) delete shown[key];
  return shown;
}
