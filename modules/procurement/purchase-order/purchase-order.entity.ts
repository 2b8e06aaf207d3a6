import { currencyCodes } from '#core/currencies.ts';
import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';
import { conditionsOf, inStates, statesBefore } from '#core/state-sets.ts';
import { UNITS_OF_MEASURE } from '#modules/inventory/units.ts';
import { TAX_TYPES } from '../purchase/purchase-line-fields.ts';
import { purchaseOrderStates } from './purchase-order.states.ts';

const system = { owner: 'system' } as const;
/** What a supplier charges is of those who may see what things cost. */
const cost = { read: 'view_buying_price' } as const;
const amount = { ...system, ...cost } as const;

/**
 * What is ordered from a supplier. It posts nothing: what comes of it is a goods receipt, what is charged for it a purchase
 * (accounting-additions.md A19). Quantities of a line are in its unit.
 */
export const purchaseOrder = defineEntity({
  name: 'purchase-order',
  module: 'procurement',
  title: 'number',
  scope: 'branch',
  states: purchaseOrderStates,
  fields: {
    number: f.text({ ...system, max: 20, search: true }),
    supplier: f.ref('supplier', { required: true }),
    date: f.date(),
    expected_date: f.date(),
    store: f.ref('store'),
    currency: f.code(currencyCodes, system),
    price_mode: f.choice(['inclusive', 'exclusive'], { default: 'exclusive' }),
    lines: f.lines(
      {
        product: f.ref('product', { required: true }),
        /** The unit that its stock is kept in where left out. */
        unit: f.choice(UNITS_OF_MEASURE),
        quantity: f.quantity({ required: true }),
        price: f.money({ required: true, ...cost }),
        /** As the product is taxed where left out. */
        tax_type: f.choice(TAX_TYPES),
        factor: f.integer(system),
        vat_rate: f.percent(system),
        net_amount: f.money(amount),
        tax: f.money(amount),
        total_amount: f.money(amount),
        /** What the line is worth in stock until it is billed: without VAT where the branch is registered. */
        value: f.money(amount),
        /** Of these in the unit that its stock is kept in (A35). */
        received: f.quantity(system),
        returned: f.quantity(system),
        billed: f.quantity(system),
      },
      { required: true, min: 1 },
    ),
    net_amount: f.money(amount),
    tax: f.money(amount),
    total_amount: f.money(amount),
    /** Who sent it above his limit, so that it waited for approval. */
    asked_by: f.ref('user', system),
    sent_at: f.datetime(system),
    sent_by: f.ref('user', system),
    status: f.state(purchaseOrderStates),
    reference: f.text({ max: 60, search: true }),
    remarks: f.text({ max: 1000 }),
  },
  conditions: {
    ...conditionsOf(purchaseOrderStates),
    late: (e) =>
      e.and(
        inStates(purchaseOrderStates, ...statesBefore(purchaseOrderStates, 'receive')),
        e.lt('expected_date', e.today()),
      ),
  },
  filters: ['supplier', 'status', 'date', 'expected_date', 'store', 'lines.product'],
  files: true,
  list: {
    columns: ['number', 'date', 'supplier', 'expected_date', 'total_amount', 'status', 'created_by'],
    sort: 'created_at',
    order: -1,
    figure: 'total_amount',
  },
  totals: { of: ['total_amount'] },
  paper: {
    figures: ['total_amount'],
    dates: ['date', 'expected_date'],
    columns: [
      { of: 'product' },
      { of: 'quantity', unit: 'unit', pieces: 'factor' },
      { of: 'received', shown: 'any', outOf: 'quantity', pieces: 'factor' },
      { of: 'returned', shown: 'any', outOf: 'quantity', pieces: 'factor' },
      { of: 'price', yields: 2 },
      { of: 'vat_rate', shown: 'differs', yields: 1 },
      { of: 'total_amount' },
    ],
    facts: ['store', 'price_mode', 'reference', 'sent_at', 'asked_by', 'sent_by', 'remarks'],
    totals: ['net_amount', '+tax', '=total_amount'],
  },
  form: [
    {
      key: 'main',
      rows: [
        ['supplier', 'date', 'expected_date'],
        ['store', 'price_mode', 'reference'],
        ['lines'],
        ['remarks'],
      ],
    },
  ],
  names: { path: '/procurement/purchase/order' },
  calls: ['list', 'search', 'find', 'create', 'update', 'delete', 'export'],
});
