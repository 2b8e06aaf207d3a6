import type { PaperColumn } from '#core/document-page.ts';
import { f } from '#core/fields.ts';
import { UNITS_OF_MEASURE } from '#modules/inventory/units.ts';

export const TAX_TYPES = ['standard', 'zero', 'exempt', 'special'] as const;

/** What goods cost is for those who may see it. */
const cost = { read: 'view_buying_price' } as const;

/** A line of goods that were bought, as the bill says it and as it came into stock. */
export const LINE_FIELDS = {
  product: f.ref('product', { required: true }),
  unit: f.choice(UNITS_OF_MEASURE, { required: true }),
  factor: f.integer({ required: true }),
  quantity: f.quantity({ required: true }),
  price: f.money({ required: true, ...cost }),
  discount: f.money({ required: true, ...cost }),
  purchase_discount: f.money({ required: true, ...cost }),
  tax_type: f.choice(TAX_TYPES, { required: true }),
  vat_rate: f.percent({ required: true }),
  net_amount: f.money({ required: true, ...cost }),
  tax: f.money({ required: true, ...cost }),
  total_amount: f.money({ required: true, ...cost }),
  cost: f.money({ required: true, ...cost }),
  batch: f.text({ max: 60 }),
  expire_date: f.date({ day: 'any' }),
  selling_price: f.money({ read: 'view_selling_price' }),
  /** In the unit that its stock is kept in. */
  returned_quantity: f.quantity({ required: true }),
  /** The line of the order, what 2050 held for it, and what of the rest is price variance (A19). */
  order_line_no: f.integer(),
  accrued: f.money(cost),
  variance: f.money({ ...cost, min: -1 }),
  /** Of a void bill: what of it lay in stock and left it; the rest left price variance (A37). */
  from_stock: f.money({ ...cost, min: -1 }),
} as const;

/** Of all that a line keeps, what the page and the paper show: values of the books and shares are no columns. */
export const PAPER_COLUMNS: readonly PaperColumn[] = [
  { of: 'product', under: ['batch', 'expire_date'] },
  { of: 'quantity', unit: 'unit', pieces: 'factor' },
  { of: 'returned_quantity', shown: 'any', outOf: 'quantity', pieces: 'factor' },
  { of: 'price', yields: 2 },
  { of: 'discount', shown: 'any', yields: 3 },
  { of: 'tax_type', shown: 'differs', yields: 1 },
  { of: 'total_amount' },
];
