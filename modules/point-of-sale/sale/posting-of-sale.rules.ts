import type { Money } from '#core/money.ts';
import type { Quantity } from '#core/quantity.ts';
import type { Posting, StockPosting } from '#core/trade/posting.ts';
import { lineAmount } from '#core/trade/price-cart.ts';
import { type PriceMode, withVat } from '#core/trade/vat.ts';
import { isOwed } from './payment-modes.ts';
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
      ...saleEarnings(earning),
      ...costParts(
        sumOf(lines, ({ cost }) => cost),
        sold.store_id,
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
    .filter(({ is_service }) => !is_service)
    .map(({ product_id, quantity, factor, cost }) => ({
      product_id,
      store_id,
      quantity: -quantity * BigInt(factor),
      value: -cost,
    }));
}
