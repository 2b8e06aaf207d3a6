import type { Currency } from '#core/currencies.ts';

/** A line of a sale as the wire gives it; discounts are absent for whoever may not see them. */
export interface SoldLine {
  product_name: string;
  unit: string;
  quantity: number;
  unit_price: number;
  discount?: number;
  sale_discount?: number;
  tax_type: string;
  vat_rate: number;
  net_amount: number;
  tax: number;
  total_amount: number;
}

export interface SalePayment {
  account_name: string | null;
  mode: string;
  amount: number;
  reference: string | null;
}

/** A sale as the checkout and the single view answer it, as far as paper shows it. */
export interface SaleOnPaper {
  id: string;
  /** Empty while only the till knows of it: the server gives the number. */
  number: string;
  date: string;
  created_at: string;
  /** When it was sold, which an offline till may tell later. */
  sold_at?: string;
  created_by_name: string | null;
  /** Who approved its price or discount by his PIN. */
  approved_by_name?: string | null;
  customer_id?: string | null;
  customer_name: string | null;
  customer_tin_number?: string | null;
  /** The number of the room that it was charged to. */
  charged_room?: string | null;
  /** The sale whose goods came back for it, and which. */
  exchange_of?: string | null;
  /** What of that was given back in money. */
  given_back?: number | null;
  /** The services that it opened, to be asked for by their numbers. */
  services?: string | null;
  currency: Currency;
  price_mode: string;
  lines: readonly SoldLine[];
  total_amount: number;
  payments: readonly SalePayment[];
  /** What the coins in use could not pay: below zero where the customer was let off. */
  rounding?: number;
  paid_amount: number;
  remain_amount: number;
  change: number;
  status: string;
  reference?: string | null;
  remarks?: string | null;
  /** Absent on sales of before, and until the server has the sale. */
  verification_code?: string | null;
}
