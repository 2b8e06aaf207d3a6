import type { SaleOnPaper, SoldLine } from '../../receipt/sale-on-paper.ts';
import type { QUOTE_STANDINGS } from '../quote.entity.ts';

/** A quote as its single view answers it; discounts are absent for whoever may not see them. */
export interface WireQuote
  extends Omit<SaleOnPaper, 'lines' | 'payments' | 'change' | 'number' | 'paid_amount' | 'remain_amount'> {
  number: string | null;
  version: number;
  standing: (typeof QUOTE_STANDINGS)[number];
  valid_until: string | null;
  accepted_at: string | null;
  accepted_by_link: boolean | null;
  link_code: string | null;
  lines: readonly (SoldLine & { line_no: number })[];
}

/** Rows of generic screens know no columns; this one is a quote's. */
export function asQuote(row: object): WireQuote {
  return row as WireQuote;
}

/** A quote as paper shows it: nothing of it is paid, and nothing is owed for it. */
export function onPaper(quote: WireQuote): SaleOnPaper {
  return { ...quote, number: quote.number ?? '', payments: [], change: 0, paid_amount: 0, remain_amount: 0 };
}
