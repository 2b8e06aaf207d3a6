import { currencyCodes } from '#core/currencies.ts';
import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';
import { counts, inStates, statesAfter } from '#core/state-sets.ts';
import { PAPER_FIGURES } from '#core/trade/payable.ts';
import { purchaseStates } from './purchase.states.ts';
import { LINE_FIELDS, PAPER_COLUMNS } from './purchase-line-fields.ts';

const kept = { owner: 'system' } as const;
/** Prices of suppliers, and all that could be worked back to one, are of those who may see what things cost. */
const cost = { read: 'view_buying_price' } as const;
const amount = { ...kept, ...cost, required: true } as const;

/** What the supplier's paper says, and what we wrote about it. */
const PAPER_FACTS = [
  'order',
  'store',
  'price_mode',
  'receipt_number',
  'receipt_date',
  'reference',
  'remarks',
] as const;

export const PURCHASE_MODES = ['cash', 'emoney', 'cheque', 'credit_card', 'deposit'] as const;

/**
 * What was bought, from whom, for how much and how it was paid: goods, bill and payment of a shop in one. A posted document:
 * it is voided, and otherwise only its remarks and its reference change (entities.md).
 */
export const purchase = defineEntity({
  name: 'purchase',
  module: 'procurement',
  title: 'number',
  scope: 'branch',
  states: purchaseStates,
  payable: true,
  document: true,
  fields: {
    number: f.text({ ...kept, required: true, max: 20, search: true }),
    date: f.date({ ...kept, required: true }),
    supplier: f.ref('supplier', kept),
    /** The order whose goods it bills; none where goods and bill come together. */
    order: f.ref('purchase-order', kept),
    store: f.ref('store', { ...kept, required: true }),
    currency: f.code(currencyCodes, { ...kept, required: true }),
    price_mode: f.choice(['inclusive', 'exclusive'], { ...kept, required: true }),
    receipt_is_provided: f.flag({ ...kept, required: true }),
    receipt_number: f.text({ ...kept, max: 60, search: true }),
    receipt_date: f.date({ ...kept, day: 'any' }),
    /** One of several documents on the same receipt, and the VAT of the whole of it where it is said (A38). */
    part_of_receipt: f.flag(kept),
    receipt_tax: f.money({ ...kept, ...cost }),
    lines: f.lines(LINE_FIELDS, kept),
    discount: f.money(amount),
    net_amount: f.money(amount),
    tax: f.money(amount),
    /** What of the VAT is claimed back: all of it with a fiscal receipt, else nothing. */
    claimed_tax: f.money(amount),
    /** What goods that had been sold before they came cost more, and what a bill charges beyond what its order said. */
    shortage_cost: f.money({ ...amount, min: -1 }),
    total_amount: f.money(amount),
    beyond_order: f.money({ ...kept, ...cost }),
    payments: f.lines(
      {
        account: f.ref('account'),
        mode: f.choice(PURCHASE_MODES, { required: true }),
        amount: f.money({ required: true, ...cost }),
        /** What the network or the bank took beside it, out of the same account (A27). */
        fee: f.money(cost),
        reference: f.text({ max: 60 }),
      },
      kept,
    ),
    paid_amount: f.money(amount),
    /** What of it was returned, credited or written off (A40). */
    taken_off_amount: f.money({ from: 'takenOffPurchase', ...cost }),
    remain_amount: f.money(amount),
    due_date: f.date({ from: 'purchaseDueDate' }),
    status: f.state(purchaseStates),
    reference: f.text({ max: 60, search: true }),
    remarks: f.text({ max: 1000 }),
  },
  conditions: {
    owed: (e) => e.and(e.gt('remain_amount', 0), counts(purchaseStates)),
    paid: (e) => e.and(e.lte('remain_amount', 0), counts(purchaseStates)),
    unpaid: (e) => e.and(e.gt('remain_amount', 0), e.lte('paid_amount', 0)),
    partial: (e) => e.and(e.gt('remain_amount', 0), e.gt('paid_amount', 0)),
    returned: () => inStates(purchaseStates, ...statesAfter(purchaseStates, 'return_part', 'return_all')),
    overdue: (e) => e.and(e.gt('remain_amount', 0), e.lt('due_date', e.today())),
  },
  filters: ['supplier', 'order', 'status', 'date', 'store', 'lines.product', 'payments.account'],
  files: true,
  list: {
    columns: [
      'number',
      'date',
      'supplier',
      'total_amount',
      'remain_amount',
      'due_date',
      'status',
      'created_by',
    ],
    sort: 'created_at',
    order: -1,
    figure: 'total_amount',
  },
  totals: { of: PAPER_FIGURES },
  form: [{ key: 'main', rows: [['reference'], ['remarks']] }],
  page: { columns: PAPER_COLUMNS, facts: PAPER_FACTS },
  calls: ['list', 'search', 'find', 'create', 'update', 'delete', 'export'],
});
