import { type Money, money } from '#core/money.ts';
import type { PricedLine } from '#core/trade/price-cart.ts';
import { CHART } from '#modules/finance/ledger/chart.ts';

/** One side of a journal line, by the code of its account. */
export interface PostingPart {
  account: string;
  debit: Money;
  credit: Money;
}

/** A priced line, and whether it is work that was done rather than goods. */
export type EarningLine = Pick<PricedLine, 'list_net' | 'net' | 'vat'> & { is_service?: boolean };

/**
 * What the lines of a sale earn: 4000 (services 4100) carries their value without VAT before discounts, 4020 the
 * discounts, 2200 the VAT (accounting.md 4.3). Without payment and cost, which other accounts carry; accounts with nothing
 * are left out.
 */
export function saleEarnings(lines: readonly EarningLine[]): PostingPart[] {
  const total = (amount: (line: EarningLine) => bigint) =>
    money(lines.reduce((sum, line) => sum + amount(line), 0n));
  const nothing = money(0n);
  const parts = [
    { account: CHART.sales, debit: nothing, credit: total((line) => (line.is_service ? 0n : line.list_net)) },
    {
      account: CHART.services,
      debit: nothing,
      credit: total((line) => (line.is_service ? line.list_net : 0n)),
    },
    { account: CHART.salesDiscounts, debit: total((line) => line.list_net - line.net), credit: nothing },
    { account: CHART.vatOutput, debit: nothing, credit: total((line) => line.vat) },
  ];
  return parts.filter(({ debit, credit }) => debit !== credit);
}
