import type { AnyEntity } from '#core/define-entity.ts';
import { dressed } from '#web-kit/fields/looks.ts';
import { invoice } from '../invoice.entity.ts';
import { StandingCell } from './standing-cell.tsx';

const STANDING = { Cell: StandingCell, card: { Cell: StandingCell } };

/** Invoices with how each stands. */
export const invoiceInList = dressed(invoice, { standing: STANDING, status: STANDING });

/** What the figures and cards of the page show already. */
const SHOWN_ELSEWHERE = new Set([
  'number',
  'due_date',
  'currency',
  'price_mode',
  'lines',
  'discount',
  'discount_percent',
  'net_amount',
  'tax',
  'total_amount',
  'paid_amount',
  'remain_amount',
  'credited_amount',
  'taken_off_amount',
  'standing',
  'by_delivery',
  'verification_code',
]);

export const invoiceInView: AnyEntity = {
  ...invoiceInList,
  fields: Object.fromEntries(
    Object.entries(invoiceInList.fields).filter(([key]) => !SHOWN_ELSEWHERE.has(key)),
  ),
};
