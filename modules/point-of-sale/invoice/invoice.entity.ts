import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';
import { conditionsOf, inStates, statesAfter } from '#core/state-sets.ts';
import { PAPER_FIGURES } from '#core/trade/payable.ts';
import { agreedLineFields, agreedSums, agreedTerms } from './agreed-fields.ts';
import { invoiceStates } from './invoice.states.ts';

const kept = { owner: 'system' } as const;

/** How an invoice stands with its customer: its state, and of an issued one how far it is paid. */
export const INVOICE_STANDINGS = [
  'draft',
  'issued',
  'part_paid',
  'paid',
  'overdue',
  'credited',
  'written_off',
  'void',
] as const;

/** Of an invoice whose goods leave in deliveries: how far that has come. */
export const INVOICE_DELIVERIES = ['waiting', 'part', 'delivered', 'cancelled'] as const;

/**
 * The paper by which a customer is asked for money. Issuing it makes a sale of the same lines, on invoice and under the same
 * number; whatever is posted, paid, returned or reported is that of the sale (docs/decisions/0079-invoices-and-quotes.md).
 */
export const invoice = defineEntity({
  name: 'invoice',
  module: 'point-of-sale',
  title: 'number',
  scope: 'branch',
  asks: {
    create: ['adjust_selling_price_when_selling', 'back_date_sale', 'view_discount'],
    modify: ['adjust_selling_price_when_selling', 'back_date_sale', 'view_discount'],
  },
  states: invoiceStates,
  visibility: true,
  fields: {
    /** Given when it is issued, so that no draft leaves a gap. */
    number: f.text({ ...kept, max: 20, search: true }),
    date: f.date(),
    /** As it was agreed while it was written; the days of the branch, counted from its issue, where left out. */
    due_date: f.date(),
    customer: f.ref('customer', { required: true }),
    store: f.ref('store'),
    ...agreedTerms,
    lines: f.lines(agreedLineFields, { required: true, min: 1 }),
    ...agreedSums,
    paid_amount: f.money({ from: 'paidOfInvoice' }),
    /** What of it was returned, credited or written off (A40). */
    taken_off_amount: f.money({ from: 'takenOffInvoice' }),
    remain_amount: f.money({ from: 'remainOfInvoice' }),
    /** What credit notes took back of it. */
    credited_amount: f.money({ from: 'creditedOfInvoice' }),
    standing: f.choice(INVOICE_STANDINGS, { from: 'standingOfInvoice' }),
    /** It was issued where sales are posted as goods leave (A24): each delivery posts its part. */
    by_delivery: f.flag(kept),
    /** What of it has not left yet, once some has: that alone can be cancelled. */
    rest_amount: f.money({ from: 'restOfInvoice' }),
    /** Since when nothing more of it is delivered. */
    rest_cancelled_on: f.date(kept),
    delivery: f.choice(INVOICE_DELIVERIES, { from: 'deliveryOfInvoice' }),
    status: f.state(invoiceStates),
    sale: f.ref('sale', { from: 'saleOfInvoice' }),
    quote: f.ref('quote', kept),
    /** Who approved its price or discount by his PIN. */
    approved_by: f.ref('user', kept),
    verification_code: f.text({ from: 'codeOfInvoice' }),
    reference: f.text({ max: 60, search: true, when: 'show_reference_on_sale' }),
    remarks: f.text({ max: 1000 }),
  },
  conditions: {
    ...conditionsOf(invoiceStates, 'draft'),
    unpaid: (e) => e.gt('remain_amount', 0),
    overdue: (e) => e.and(e.gt('remain_amount', 0), e.lt('due_date', e.today())),
    paid: (e) =>
      e.and(e.lte('remain_amount', 0), inStates(invoiceStates, ...statesAfter(invoiceStates, 'issue'))),
    undelivered: (e) => e.or(e.eq('delivery', 'waiting'), e.eq('delivery', 'part')),
    ...conditionsOf(invoiceStates, 'void'),
  },
  filters: ['customer', 'status', 'date', 'due_date', 'store', 'quote', 'lines.product'],
  files: true,
  list: {
    columns: [
      'number',
      'date',
      'customer',
      'due_date',
      'total_amount',
      'remain_amount',
      'standing',
      'delivery',
      'created_by',
    ],
    sort: 'created_at',
    order: -1,
    figure: 'total_amount',
  },
  totals: { of: PAPER_FIGURES },
  form: [
    {
      key: 'main',
      rows: [
        ['customer', 'date', 'due_date', 'store'],
        ['lines'],
        ['price_mode', 'discount', 'discount_percent'],
        ['reference'],
        ['remarks'],
      ],
    },
  ],
  calls: ['list', 'search', 'find', 'create', 'update', 'delete', 'export'],
});
