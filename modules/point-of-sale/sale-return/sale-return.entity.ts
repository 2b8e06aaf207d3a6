import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';
import { UNITS_OF_MEASURE } from '#modules/inventory/units.ts';
import { RECORDED_REFUND_MODES } from '../sale/payment-modes.ts';
import { saleReturnStates } from './sale-return.states.ts';

const kept = { owner: 'system' } as const;

/** Goods of a sale that came back: which lines, whether they can be sold again, and how the money went back. */
export const saleReturn = defineEntity({
  name: 'sale-return',
  module: 'point-of-sale',
  title: 'number',
  scope: 'branch',
  states: saleReturnStates,
  visibility: true,
  fields: {
    number: f.text({ ...kept, required: true, max: 20, search: true }),
    date: f.date({ ...kept, required: true }),
    sale: f.ref('sale', { ...kept, required: true }),
    sale_number: f.text({ from: 'numberOfSale' }),
    sale_status: f.choice(['completed', 'part_returned', 'returned', 'void'], { from: 'statusOfSale' }),
    customer: f.ref('customer', kept),
    /** The sale that it paid for, where other goods went out in exchange. */
    exchange_sale: f.ref('sale', kept),
    lines: f.lines(
      {
        sale_line_no: f.integer({ required: true }),
        product: f.ref('product', { required: true }),
        unit: f.choice(UNITS_OF_MEASURE, { required: true }),
        /** How many of the unit of the stock go into it. */
        factor: f.integer({ required: true }),
        quantity: f.quantity({ required: true }),
        discount: f.money({ required: true, read: 'view_discount' }),
        net_amount: f.money({ required: true }),
        tax: f.money({ required: true }),
        total_amount: f.money({ required: true }),
        cost: f.money({ required: true, read: 'view_profit' }),
        goods: f.choice(['restock', 'scrap'], { required: true }),
      },
      kept,
    ),
    net_amount: f.money({ ...kept, required: true }),
    tax: f.money({ ...kept, required: true }),
    total_amount: f.money({ ...kept, required: true }),
    refunds: f.lines(
      {
        account: f.ref('account'),
        mode: f.choice(RECORDED_REFUND_MODES, { required: true }),
        amount: f.money({ required: true }),
        reference: f.text({ max: 60 }),
      },
      kept,
    ),
    rounding: f.money({ ...kept, required: true, min: -1 }),
    /** Who approved by his PIN that so much money goes back. */
    approved_by: f.ref('user', kept),
    reason: f.text({ ...kept, max: 1000 }),
  },
  conditions: { today: (e) => e.eq('date', e.today()) },
  filters: ['sale', 'customer', 'date', 'lines.product', 'refunds.account'],
  list: {
    columns: ['number', 'date', 'sale_number', 'customer', 'total_amount', 'created_by'],
    sort: 'created_at',
    order: -1,
  },
  totals: { of: ['total_amount'] },
  page: {
    figures: ['total_amount'],
    columns: [
      { of: 'product' },
      { of: 'quantity', unit: 'unit', pieces: 'factor' },
      { of: 'goods', shown: 'differs' },
      { of: 'discount', shown: 'any', yields: 2 },
      { of: 'total_amount' },
    ],
    facts: ['sale', 'sale_status', 'exchange_sale', 'rounding', 'approved_by', 'reason'],
    totals: ['net_amount', '+tax', '=total_amount'],
  },
  form: [{ key: 'main', rows: [['reason']] }],
  names: { permissions: { list: 'delete_sale', view: 'delete_sale', delete: 'delete_sale' } },
  calls: ['list', 'search', 'find', 'export'],
});
