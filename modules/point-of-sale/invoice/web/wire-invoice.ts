import type { SaleOnPaper, SoldLine } from '../../receipt/sale-on-paper.ts';
import type { INVOICE_DELIVERIES, INVOICE_STANDINGS } from '../invoice.entity.ts';

interface WireLine extends SoldLine {
  line_no: number;
  product_id: string;
}

/** An invoice as its single view answers it; discounts are absent for whoever may not see them. */
export interface WireInvoice extends Omit<SaleOnPaper, 'payments' | 'change' | 'number'> {
  number: string | null;
  version: number;
  standing: (typeof INVOICE_STANDINGS)[number];
  /** How far its goods have left; null where they left as it was issued. */
  delivery: (typeof INVOICE_DELIVERIES)[number] | null;
  due_date: string | null;
  customer_id: string;
  sale_id: string | null;
  discount?: number | null;
  net_amount: number;
  tax: number;
  taken_off_amount: number;
  lines: readonly WireLine[];
}

/** Rows of generic screens know no columns; this one is an invoice's. */
export function asInvoice(row: object): WireInvoice {
  return row as WireInvoice;
}

/** An invoice as paper shows it: how it was paid stands in its timeline. */
export function onPaper(invoice: WireInvoice): SaleOnPaper {
  return { ...invoice, number: invoice.number ?? '', payments: [], change: 0 };
}
