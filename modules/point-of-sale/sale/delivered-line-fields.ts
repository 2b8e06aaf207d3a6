import { f } from '#core/fields.ts';

/** What one delivery of an invoice brought of one of its lines, and what that posted. */
export const DELIVERED_LINE = {
  /** The number of the delivery note. */
  note: f.text({ required: true, max: 20 }),
  date: f.date({ required: true }),
  at: f.datetime({ required: true }),
  sale_line_no: f.integer({ required: true }),
  is_service: f.flag({ required: true }),
  /** In the unit that its stock is kept in. */
  quantity: f.quantity({ required: true }),
  /** Without VAT and before discounts. */
  list_amount: f.money({ required: true, read: 'view_discount' }),
  net_amount: f.money({ required: true }),
  tax: f.money({ required: true }),
  cost: f.money({ required: true, read: 'view_profit' }),
};
