import type { Words } from '#core/i18n/language.ts';
import { newId } from '#core/ids.ts';
import type { Money } from '#core/money.ts';
import type { Quantity } from '#core/quantity.ts';
import type { Discount } from '#core/trade/price-cart.ts';
import type { TaxCode } from '#core/trade/vat.ts';
import type { UnitOfMeasure } from '#modules/inventory/units.ts';
import type { SaleOnPaper } from '../receipt/sale-on-paper.ts';
import type { CartExchange } from './exchange.rules.ts';

/** A line of an open cart. `list_price` is of its unit, as the catalogue says now; `price` is what was agreed instead. */
export interface OpenLine {
  id: string;
  product_id: string;
  name: string;
  unit: UnitOfMeasure;
  factor: number;
  quantity: Quantity;
  list_price: Money;
  price: Money | null;
  discount: Discount | null;
  tax: TaxCode;
  whole_units: boolean;
  /** What happened to the product while the cart was away: shown until the line is touched. */
  mark: 'gone' | 'price_changed' | null;
}

export interface CartCustomer {
  id: string;
  name: string;
  phone_number?: string | null;
}

/** The room that a cart is charged to. */
export interface CartRoom {
  id: string;
  number: string;
}

/** One part of what is paid, by the key of a way to pay. `received` null is whatever is left to pay. */
export interface Payment {
  id: string;
  way: string;
  received: Money | null;
  reference: string;
}

/** A sale as it was made at the till. The body never changes once it may have been sent: whatever happens, it sells once. */
export interface SentSale {
  body: string;
  /** How often it was sent; an answer to one of these may have been lost. */
  attempts: number;
  sold_at: string;
  /** What the customer has in hands until there is a number. */
  paper: SaleOnPaper;
}

/**
 * Where a cart stands with the server. `sending`: it is sold, whether or not an answer comes; `refused`: the server said no
 * while the customer waited, and the cart is open again.
 */
export type Sending =
  | { state: 'open' }
  | { state: 'sending'; sent: SentSale }
  | { state: 'refused'; reason: string };

/** A cart that is open on this device; its id is the sale's and the key under which it is sold once. */
export interface OpenCart {
  id: string;
  /** Empty: the tab is called after the customer or its place in the row. */
  name: string;
  opened_at: string;
  customer: CartCustomer | null;
  /** Absent in carts that lay on the device before there were any. */
  room?: CartRoom | null;
  lines: readonly OpenLine[];
  /** The line that plus, minus and Delete act on. */
  line_in_focus: string | null;
  discount: Discount | null;
  remarks: string;
  reference: string;
  /** A business day before today, for those who may back-date; null is today. */
  date: string | null;
  payments: readonly Payment[];
  /** Whether the payment stands in front of the catalogue. */
  paying: boolean;
  sending: Sending;
  /** What comes back of an earlier sale for what stands here. */
  exchange?: CartExchange | null;
  /** It was parked for all tills and taken here; parked again, it goes under another id. */
  parked?: true;
}

/** Why a change of a cart is refused, to be said to the cashier. */
export interface CartRefusal {
  words: Words;
  params?: Readonly<Record<string, unknown>>;
}

/** What the user may do at the till. */
export interface TillRights {
  remove: boolean;
  price: boolean;
  discount: boolean;
  credit: boolean;
  backDate: boolean;
  /** Takes goods back, alone or for others. */
  takeBack: boolean;
}

/**
 * A fresh cart. It has the id of its sale from the moment it opens, before any network is needed (product.md 2), and is
 * later than all others, so that the tabs keep their order when they come back.
 */
export function openCart(others: readonly OpenCart[] = []): OpenCart {
  const now = Math.max(Date.now(), ...others.map(({ opened_at }) => Date.parse(opened_at) + 1));
  return {
    id: newId(now),
    name: '',
    opened_at: new Date(now).toISOString(),
    customer: null,
    lines: [],
    line_in_focus: null,
    discount: null,
    remarks: '',
    reference: '',
    date: null,
    payments: [],
    paying: false,
    sending: { state: 'open' },
  };
}
