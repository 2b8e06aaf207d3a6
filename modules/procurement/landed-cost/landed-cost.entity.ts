import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';
import { counts } from '#core/state-sets.ts';
import { PAPER_FIGURES } from '#core/trade/payable.ts';
import { TAX_TYPES } from '../purchase/purchase-line-fields.ts';
import { landedCostStates } from './landed-cost.states.ts';

const kept = { owner: 'system' } as const;
/** As on a purchase: what goods cost is for those who may see it. */
const cost = { read: 'view_buying_price' } as const;
const amount = { ...kept, ...cost, required: true } as const;

/** How a cost is paid at once. */
const COST_MODES = ['cash', 'emoney', 'cheque', 'credit_card'] as const;

/**
 * Transport, customs and whatever else it cost to get goods of one or several purchases into the store: shared over their
 * lines, dearer stock for what is still there and cost of sales for the rest (A1, A18).
 */
export const landedCost = defineEntity({
  name: 'landed-cost',
  module: 'procurement',
  title: 'number',
  scope: 'branch',
  states: landedCostStates,
  payable: true,
  document: true,
  fields: {
    number: f.text({ ...kept, required: true, max: 20, search: true }),
    date: f.date({ ...kept, required: true }),
    title: f.text({ ...kept, required: true, max: 120, search: true }),
    supplier: f.ref('supplier', kept),
    by: f.choice(['value', 'quantity'], { ...kept, required: true }),
    receipt_is_provided: f.flag({ ...kept, required: true }),
    receipt_number: f.text({ ...kept, max: 60, search: true }),
    receipt_date: f.date({ ...kept, day: 'any' }),
    /** One of several documents on the same receipt, and the VAT of the whole of it where it is said (A38). */
    part_of_receipt: f.flag(kept),
    receipt_tax: f.money({ ...kept, ...cost }),
    tax_type: f.choice(TAX_TYPES, { ...kept, required: true }),
    lines: f.lines(
      {
        purchase: f.ref('purchase', { required: true }),
        purchase_line_no: f.integer({ required: true }),
        product: f.ref('product', { required: true }),
        store: f.ref('store', { required: true }),
        share: f.money({ required: true, ...cost }),
        /** What of the share made goods dearer that were still there. */
        to_stock: f.money({ required: true, ...cost }),
        to_cost_of_sales: f.money({ required: true, ...cost }),
        /** Of a void cost: what of it lay in stock and left it; the rest left cost of sales (A37). */
        from_stock: f.money(cost),
      },
      kept,
    ),
    net_amount: f.money(amount),
    /** VAT that is claimed: none without a fiscal receipt. */
    tax: f.money(amount),
    total_amount: f.money(amount),
    /** What paid all of it; none where it is owed. */
    account: f.ref('account', kept),
    mode: f.choice(COST_MODES, kept),
    /** What the network or the bank took beside it, out of the same account (A27). */
    fee: f.money({ ...kept, ...cost }),
    paid_amount: f.money(amount),
    /** What of it was returned, credited or written off (A40). */
    taken_off_amount: f.money({ from: 'takenOffLandedCost', ...cost }),
    remain_amount: f.money(amount),
    due_date: f.date({ from: 'landedCostDueDate' }),
    status: f.state(landedCostStates),
    reference: f.text({ max: 60, search: true }),
    remarks: f.text({ max: 1000 }),
  },
  conditions: {
    paid: (e) => e.and(e.lte('remain_amount', 0), counts(landedCostStates)),
    unpaid: (e) => e.gt('remain_amount', 0),
  },
  filters: ['supplier', 'account', 'status', 'date', 'lines.purchase', 'lines.product'],
  files: true,
  list: {
    columns: ['number', 'date', 'title', 'supplier', 'total_amount', 'remain_amount', 'status', 'created_by'],
    sort: 'created_at',
    order: -1,
    figure: 'total_amount',
  },
  totals: { of: PAPER_FIGURES },
  form: [{ key: 'main', rows: [['reference'], ['remarks']] }],
  page: {
    columns: [
      { of: 'product' },
      { of: 'purchase', yields: 1 },
      { of: 'store', shown: 'differs', yields: 1 },
      { of: 'share' },
    ],
  },
  names: {
    permissions: {
      create: 'create_purchase',
      list: 'list_purchases',
      view: 'view_purchase',
      modify: 'modify_purchase',
      delete: 'delete_purchase',
    },
  },
  calls: ['list', 'search', 'find', 'update', 'delete', 'export'],
});
