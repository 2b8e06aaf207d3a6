import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';
import { UNITS_OF_MEASURE } from '#modules/inventory/units.ts';
import { PURCHASE_MODES } from '../purchase/purchase.entity.ts';
import { purchaseReturnStates } from './purchase-return.states.ts';

const kept = { owner: 'system' } as const;
/** As on a purchase: prices of suppliers are of those who may see what things cost. */
const cost = { read: 'view_buying_price' } as const;
const amount = { ...kept, ...cost, required: true } as const;

/** How the supplier credited what came back: also by what was owed, and by what had been written off of that. */
export const CREDIT_MODES = [...PURCHASE_MODES, 'credit', 'write_off'] as const;

/**
 * Goods of a purchase that went back to the supplier: they leave the store at what they cost there by then, the supplier
 * credits what was billed, and the difference is a price variance (A20).
 */
export const purchaseReturn = defineEntity({
  name: 'purchase-return',
  module: 'procurement',
  title: 'number',
  scope: 'branch',
  states: purchaseReturnStates,
  fields: {
    number: f.text({ ...kept, required: true, max: 20, search: true }),
    date: f.date({ ...kept, required: true }),
    purchase: f.ref('purchase', { ...kept, required: true }),
    purchase_number: f.text({ from: 'numberOfPurchase' }),
    supplier: f.ref('supplier', kept),
    store: f.ref('store', { ...kept, required: true }),
    lines: f.lines(
      {
        purchase_line_no: f.integer({ required: true }),
        product: f.ref('product', { required: true }),
        unit: f.choice(UNITS_OF_MEASURE, { required: true }),
        factor: f.integer({ required: true }),
        quantity: f.quantity({ required: true }),
        net_amount: f.money({ required: true, ...cost }),
        tax: f.money({ required: true, ...cost }),
        total_amount: f.money({ required: true, ...cost }),
        /** What they were worth in stock as they left. */
        cost: f.money({ required: true, ...cost }),
        /** What they were worth beyond their credit: a loss above nought, a gain below. */
        variance: f.money({ required: true, ...cost, min: -1 }),
      },
      kept,
    ),
    net_amount: f.money(amount),
    tax: f.money(amount),
    /** What of the VAT had been claimed and is given back. */
    claimed_tax: f.money(amount),
    total_amount: f.money(amount),
    refunds: f.lines(
      {
        account: f.ref('account'),
        mode: f.choice(CREDIT_MODES, { required: true }),
        amount: f.money({ required: true, ...cost }),
        reference: f.text({ max: 60 }),
      },
      kept,
    ),
    reason: f.text({ ...kept, max: 1000 }),
  },
  conditions: { today: (e) => e.eq('date', e.today()) },
  filters: ['purchase', 'supplier', 'date', 'store', 'lines.product', 'refunds.account'],
  list: {
    columns: ['number', 'date', 'purchase_number', 'supplier', 'total_amount', 'created_by'],
    sort: 'created_at',
    order: -1,
    figure: 'total_amount',
  },
  totals: { of: ['total_amount'] },
  form: [{ key: 'main', rows: [['reason']] }],
  page: { facts: ['purchase', 'store', 'reason'] },
  names: { permissions: { list: 'delete_purchase', view: 'delete_purchase', delete: 'delete_purchase' } },
  calls: ['list', 'search', 'find', 'export'],
});
