import { currencyCodes } from '#core/currencies.ts';
import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';
import { counts, inStates, statesAfter } from '#core/state-sets.ts';
import { DELIVERED_LINE } from './delivered-line-fields.ts';
import { RECORDED_PAYMENT } from './payment-fields.ts';
import { saleStates } from './sale.states.ts';
import { SOLD_LINE } from './sold-line-fields.ts';

const kept = { owner: 'system' } as const;

/**
 * What was sold, to whom, for how much and how it was paid. A posted document: `checkout` makes it, `return` and `void`
 * take it back, and afterwards only its remarks and its reference change (entities.md).
 */
export const sale = defineEntity({
  name: 'sale',
  module: 'point-of-sale',
  title: 'number',
  scope: 'branch',
  states: saleStates,
  visibility: true,
  payable: true,
  fields: {
    number: f.text({ ...kept, required: true, max: 20, search: true }),
    date: f.date({ ...kept, required: true }),
    sold_at: f.datetime({ ...kept, required: true }),
    store: f.ref('store', { ...kept, required: true }),
    customer: f.ref('customer', kept),
    invoice: f.ref('invoice', kept),
    service: f.ref('service', kept),
    /** Numbers of the services that it sold before they are done. */
    services: f.text({ from: 'servicesOfSale' }),
    quote: f.ref('quote', kept),
    /** The sale whose goods came back for it in exchange, and which. */
    exchange_of: f.text({ from: 'exchangeOfSale' }),
    /** What of those goods was given back in money. */
    given_back: f.money({ from: 'givenBackInExchange' }),
    /** Who approved its price or discount by his PIN. */
    approved_by: f.ref('user', kept),
    /** The stay whose guest pays it as he leaves. */
    booking: f.ref('booking', kept),
    /** The number of its room as it was then, for the paper. */
    charged_room: f.text({ ...kept, max: 20 }),
    /** As it stood on the receipt. */
    customer_tin_number: f.text({ ...kept, max: 20 }),
    currency: f.code(currencyCodes, { ...kept, required: true }),
    price_mode: f.choice(['inclusive', 'exclusive'], { ...kept, required: true }),
    lines: f.lines(SOLD_LINE, kept),
    discount: f.money({ ...kept, required: true, read: 'view_discount' }),
    net_amount: f.money({ ...kept, required: true }),
    tax: f.money({ ...kept, required: true }),
    total_amount: f.money({ ...kept, required: true }),
    payments: f.lines(RECORDED_PAYMENT, kept),
    /** Of an invoice whose goods are posted as they leave: what has left so far, delivery by delivery (A24). */
    deliveries: f.lines(DELIVERED_LINE, kept),
    total_after_returns: f.money({ from: 'saleTotalLeft' }),
    paid_amount: f.money({ ...kept, required: true }),
    paid_after_returns: f.money({ from: 'salePaidLeft', min: -1 }),
    /** What of it was returned, credited or written off (A40). */
    taken_off_amount: f.money({ from: 'takenOffSale' }),
    remain_amount: f.money({ ...kept, required: true }),
    change: f.money({ ...kept, required: true }),
    rounding: f.money({ ...kept, required: true, min: -1 }),
    profit: f.money({ ...kept, required: true, read: 'view_profit', min: -1 }),
    below_cost: f.flag({ ...kept, required: true, read: 'view_loss' }),
    profit_after_returns: f.money({ from: 'saleProfitLeft', read: 'view_profit', min: -1 }),
    on_credit: f.flag({ ...kept, required: true }),
    status: f.state(saleStates),
    fiscal_state: f.choice(['none'], { ...kept, default: 'none' }),
    shift: f.ref('shift', kept),
    device: f.ref('device', kept),
    copies: f.integer({ ...kept, default: 0 }),
    reference: f.text({ max: 60, search: true, when: 'show_reference_on_sale' }),
    /** By which anybody who holds its paper can ask whether it is genuine. */
    verification_code: f.text({ ...kept, max: 16 }),
    remarks: f.text({ max: 1000 }),
  },
  conditions: {
    cash: (e) => e.eq('on_credit', false),
    credit: (e) => e.eq('on_credit', true),
    paid: (e) => e.and(e.lte('remain_amount', 0), counts(saleStates)),
    unpaid: (e) => e.gt('remain_amount', 0),
    returned: () => inStates(saleStates, ...statesAfter(saleStates, 'return_part', 'return_all')),
    today: (e) => e.eq('date', e.today()),
  },
  filters: [
    ...(['customer', 'status', 'date', 'store', 'quote', 'booking'] as const),
    ...(['below_cost', 'lines.product', 'payments.account'] as const),
  ],
  files: true,
  list: {
    columns: [
      'number',
      'sold_at',
      'customer',
      'total_after_returns',
      'remain_amount',
      'profit_after_returns',
      'status',
      'created_by',
    ],
    sort: 'created_at',
    order: -1,
    figure: 'total_after_returns',
  },
  totals: {
    of: [
      'total_after_returns',
      'paid_after_returns',
      'taken_off_amount',
      'remain_amount',
      'profit_after_returns',
    ],
  },
  form: [{ key: 'main', rows: [['reference'], ['remarks']] }],
  calls: ['list', 'search', 'find', 'update', 'delete', 'export'],
});
