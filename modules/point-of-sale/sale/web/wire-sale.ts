import type { SaleOnPaper, SalePayment, SoldLine } from '../../receipt/sale-on-paper.ts';

/** A sale as its single view answers it; what the user may not see is absent. */
export interface WireSale extends SaleOnPaper {
  version: number;
  branch_id: string;
  customer_id: string | null;
  /** By which it was sold. */
  invoice_id?: string | null;
  copies?: number;
  /** What is left of it after what came back. */
  total_after_returns: number;
  paid_after_returns: number;
  profit_after_returns?: number;
  profit?: number;
  discount?: number;
  net_amount: number;
  tax: number;
  lines: readonly WireSaleLine[];
  payments: readonly WireSalePayment[];
}

export interface WireSaleLine extends SoldLine {
  line_no: number;
  product_id: string;
  /** How many pieces go into its unit. */
  factor: number;
  /** In pieces. */
  returned_quantity: number;
  cost?: number;
}

export interface WireSalePayment extends SalePayment {
  account_id: string | null;
}

/** Rows of generic screens know no columns; this one is a sale's. */
export function asSale(row: object): WireSale {
  return row as WireSale;
}
