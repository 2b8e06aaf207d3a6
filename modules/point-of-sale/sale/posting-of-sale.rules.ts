import type { Money } from '#core/money.ts';
import type { Quantity } from '#core/quantity.ts';
import type { Posting, StockPosting } from '#core/trade/posting.ts';
import { lineAmount } from '#core/trade/price-cart.ts';
import { type PriceMode, withVat } from '#core/trade/vat.ts';
import { CHART } from '#modules/finance/ledger/chart.ts';
import { EXCHANGED, isOwed } from './payment-modes.ts';
import { costParts, paymentParts, sumOf } from './sale-entry.rules.ts';
import { saleEarnings } from './sale-posting.rules.ts';
import { withoutChange } from './settle-payments.rules.ts';

/** Of a sale, what the ledgers need to know. */
export interface PostedSale {
  branch_id: string;
  date: string;
  store_id: string;
  customer_id: string | null;
  price_mode: PriceMode;
  lines: readonly SoldLine[];
  payments: readonly { account_id: string | null; mode: string; amount: bigint }[];
  change: Money;
  rounding: Money;
  /** Where its goods left one delivery after the other. */
  deliveries?: readonly DeliveredLine[];
}

/** What a delivery brought of a line. */
export interface DeliveredLine {
  note: string;
  date: string;
  is_service: boolean;
  list_amount: Money;
  net_amount: Money;
  tax: Money;
  cost: bigint;
}

interface SoldLine extends SoldGoods {
  quantity: Quantity;
  unit_price: Money;
  vat_rate: number;
  net_amount: Money;
  tax: Money;
}

interface SoldGoods {
  product_id: string;
  is_service: boolean;
  factor: number;
  quantity: bigint;
  cost: bigint;
}

/**
 * What a sale posts: what was paid and is owed, what its lines earn and its VAT, and what the goods had cost (accounting.md
 * 4.3). `codes` are the ledger accounts of its money accounts.
 */
export function postingOfSale(sold: PostedSale, codes: ReadonlyMap<string, string>): Posting {
  const { payments, change, rounding, lines } = sold;
  const settled = {
    change,
    rounding,
    taken: withoutChange(payments, change),
    owed: sumOf(payments, ({ mode, amount }) => (isOwed(mode) ? amount : 0n)),
  };
  const paid = payments.map(({ mode, account_id }) => ({
    mode,
    ledger_code: account_id === null ? null : (codes.get(account_id) ?? null),
  }));
  const earning = lines.map((line) => ({
    list_net: withVat(lineAmount(line), BigInt(line.vat_rate), sold.price_mode).net,
    net: line.net_amount,
    vat: line.tax,
    is_service: line.is_service,
  }));
  return {
    branch_id: sold.branch_id,
    date: sold.date,
    lines: [
      ...paymentParts(paid, settled, sold.customer_id),
      {
        account: CHART.customerDeposits,
        debit: sumOf(payments, ({ mode, amount }) => (mode === EXCHANGED ? amount : 0n)),
      },
      ...saleEarnings(earning),
      ...costParts(
        sumOf(lines, ({ cost }) => cost),
        sold.store_id,
      ),
    ],
  };
}

/** A sale posts as it is made; one of an invoice that is delivered in parts posts each of them on its day (A24). */
export function postingsOfSale(sold: PostedSale, codes: ReadonlyMap<string, string>): Posting[] {
  const deliveries = Map.groupBy(sold.deliveries ?? [], ({ note }) => note);
  if (deliveries.size === 0) return [postingOfSale(sold, codes)];
  return [...deliveries.values()].map((lines) => postingOfDelivery(sold, lines));
}

/** What a delivery earns is owed by the customer; what was paid before is a deposit, and pays when somebody says so. */
function postingOfDelivery(
  { branch_id, store_id, customer_id }: PostedSale,
  lines: readonly DeliveredLine[],
): Posting {
  const party = customer_id ? { party: { kind: 'customer', id: customer_id } } : {};
  const earning = lines.map((line) => ({
    list_net: line.list_amount,
    net: line.net_amount,
    vat: line.tax,
    is_service: line.is_service,
  }));
  return {
    branch_id,
    date: lines[0]?.date ?? '',
    lines: [
      { account: CHART.customers, debit: sumOf(lines, (line) => line.net_amount + line.tax), ...party },
      ...saleEarnings(earning),
      ...costParts(
        sumOf(lines, ({ cost }) => cost),
        store_id,
      ),
    ],
  };
}

/** The goods that a sale takes out of its store, at what they had cost; services move nothing. */
export function goodsOfSale({
  store_id,
  lines,
}: {
  store_id: string;
  lines: readonly SoldGoods[];
}): StockPosting[] {
  return lines
    .filter(({ is_service, quantity }) => !is_service && quantity !== 0n)
    .map(({ product_id, quantity, factor, cost }) => ({
      product_id,
      store_id,
      quantity: -quantity * BigInt(factor),
      value: -cost,
    }));
}
