import type { SaleOnPaper, SoldLine } from '../../receipt/sale-on-paper.ts';
import type { PayAccount } from '../../till/catalogue.rules.ts';
import type { QUOTE_STANDINGS } from '../quote.entity.ts';

/** A quote as its single view answers it; discounts are absent for whoever may not see them. */
export interface WireQuote
  extends Omit<SaleOnPaper, 'lines' | 'payments' | 'change' | 'number' | 'paid_amount' | 'remain_amount'> {
  number: string | null;
  version: number;
  standing: (typeof QUOTE_STANDINGS)[number];
  valid_until: string | null;
  lines: readonly (SoldLine & { line_no: number })[];
}

/** What is to be known to convert a quote, as `GET quote/terms` answers it. */
export interface QuoteTerms {
  is_expired: boolean;
  lines: readonly LineTerms[];
  accounts: readonly PayAccount[];
}

export interface LineTerms {
  line_no: number;
  left: number;
  quoted: number;
  /** None where the product is no longer sold. */
  present: number | null;
  enough: boolean;
  /** For whoever may see it. */
  in_stock?: number;
}

/** Rows of generic screens know no columns; this one is a quote's. */
export function asQuote(row: object): WireQuote {
  return row as WireQuote;
}

/** A quote as paper shows it: nothing of it is paid, and nothing is owed for it. */
export function onPaper(quote: WireQuote): SaleOnPaper {
  return { ...quote, number: quote.number ?? '', payments: [], change: 0, paid_amount: 0, remain_amount: 0 };
}
