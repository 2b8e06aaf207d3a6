import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';
import { UNITS_OF_MEASURE } from '#modules/inventory/units.ts';
import { goodsReceiptStates } from './goods-receipt.states.ts';

const system = { owner: 'system' } as const;
const amount = { required: true, read: 'view_buying_price' } as const;

/**
 * Goods of a purchase order that came into a store, or went back to the supplier before they were billed. Worth what the
 * order says until the bill comes: 2050 owes it (accounting-additions.md A19).
 */
export const goodsReceipt = defineEntity({
  name: 'goods-receipt',
  module: 'procurement',
  title: 'number',
  scope: 'branch',
  states: goodsReceiptStates,
  fields: {
    number: f.text({ ...system, required: true, max: 20, search: true }),
    date: f.date({ ...system, required: true }),
    type: f.choice(['received', 'returned'], { ...system, required: true }),
    order: f.ref('purchase-order', { ...system, required: true }),
    supplier: f.ref('supplier', { ...system, required: true }),
    store: f.ref('store', { ...system, required: true }),
    lines: f.lines(
      {
        order_line_no: f.integer({ required: true }),
        product: f.ref('product', { required: true }),
        unit: f.choice(UNITS_OF_MEASURE, { required: true }),
        factor: f.integer({ required: true }),
        quantity: f.quantity({ required: true }),
        /** Of goods that are kept in batches, as it is written on them. */
        batch: f.text({ max: 60 }),
        expire_date: f.date({ day: 'any' }),
        /** What 2050 takes for it, at the price of the order. */
        accrued: f.money(amount),
        /** What it was worth in stock as it moved. */
        cost: f.money(amount),
      },
      system,
    ),
    total_amount: f.money({ ...system, ...amount }),
    reference: f.text({ ...system, max: 60, search: true }),
    remarks: f.text({ ...system, max: 1000 }),
  },
  conditions: { received: (e) => e.eq('type', 'received'), returned: (e) => e.eq('type', 'returned') },
  filters: ['order', 'supplier', 'store', 'date', 'type', 'lines.product'],
  list: {
    columns: ['number', 'date', 'type', 'order', 'supplier', 'store', 'total_amount', 'created_by'],
    sort: 'created_at',
    order: -1,
  },
  form: [{ key: 'main', rows: [['remarks']] }],
  page: {},
  names: {
    permissions: {
      list: 'view_purchase_order',
      view: 'view_purchase_order',
      delete: 'delete_purchase_order',
    },
  },
  calls: ['list', 'search', 'find', 'export'],
});
