import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';
import { conditionsOf, inStates, statesBefore } from '#core/state-sets.ts';
import { agreedLineFields, agreedSums, agreedTerms } from '../invoice/agreed-fields.ts';
import { quoteStates } from './quote.states.ts';

const kept = { owner: 'system' } as const;
const ASKED = ['adjust_selling_price_when_selling', 'back_date_sale', 'view_discount'] as const;

/** How a quote stands with its customer: its state, and of one that is open whether its last day has passed. */
export const QUOTE_STANDINGS = ['draft', 'sent', 'accepted', 'expired', 'converted', 'closed'] as const;

/**
 * Goods and prices that are offered to a customer until a day. It posts nothing and holds no stock; its lines are priced as an
 * invoice of the same would be (docs/decisions/0121-quotes.md).
 */
export const quote = defineEntity({
  name: 'quote',
  module: 'point-of-sale',
  title: 'number',
  scope: 'branch',
  asks: { create: ASKED, modify: ASKED },
  states: quoteStates,
  visibility: true,
  fields: {
    /** Given when it is sent first, so that no draft leaves a gap. */
    number: f.text({ ...kept, max: 20, search: true }),
    date: f.date(),
    /** The last day on which its prices hold; `quote_validity` days from when it is sent where left out. */
    valid_until: f.date(),
    customer: f.ref('customer', { required: true }),
    store: f.ref('store'),
    ...agreedTerms,
    lines: f.lines(agreedLineFields, { required: true, min: 1 }),
    ...agreedSums,
    /** What is left to convert, at the prices that were quoted. */
    left_amount: f.money({ from: 'leftOfQuote' }),
    /** How much of which line became part of which invoice or sale. */
    conversions: f.lines(
      {
        line: f.integer({ required: true }),
        quantity: f.quantity({ required: true }),
        document: f.text({ required: true, max: 36 }),
      },
      { ...kept, internal: true },
    ),
    standing: f.choice(QUOTE_STANDINGS, { from: 'standingOfQuote' }),
    status: f.state(quoteStates),
    /** The quote that this one was made to take the place of. */
    revision_of: f.ref('quote', kept),
    sent_at: f.datetime(kept),
    sent_by: f.ref('user', kept),
    accepted_at: f.datetime(kept),
    /** The customer said so himself, by the link that he has (docs/decisions/0200-quotes-by-link.md). */
    accepted_by_link: f.flag(kept),
    /** Given with the number: whoever has the link sees what is offered, and accepts it. */
    link_code: f.text({ ...kept, max: 16, internal: true }),
    /** Who approved its price or discount by his PIN. */
    approved_by: f.ref('user', kept),
    /** By which anybody who holds its paper can ask whether it is genuine. */
    verification_code: f.text({ ...kept, max: 16, internal: true }),
    reference: f.text({ max: 60, search: true, when: 'show_reference_on_sale' }),
    remarks: f.text({ max: 1000 }),
  },
  conditions: {
    ...conditionsOf(quoteStates, 'draft'),
    sent: (e) => e.and(inStates(quoteStates, 'sent'), e.gte('valid_until', e.today())),
    accepted: (e) => e.and(inStates(quoteStates, 'accepted'), e.gte('valid_until', e.today())),
    expired: (e) =>
      e.and(inStates(quoteStates, ...statesBefore(quoteStates, 'replace')), e.lt('valid_until', e.today())),
    ...conditionsOf(quoteStates, 'converted', 'closed'),
  },
  filters: ['customer', 'status', 'date', 'valid_until', 'store', 'revision_of', 'lines.product'],
  files: true,
  list: {
    columns: [
      'number',
      'date',
      'customer',
      'valid_until',
      'total_amount',
      'left_amount',
      'standing',
      'created_by',
    ],
    sort: 'created_at',
    order: -1,
    figure: 'total_amount',
  },
  totals: { of: ['total_amount', 'left_amount'] },
  form: [
    {
      key: 'main',
      rows: [
        ['customer', 'date', 'valid_until'],
        ['store'],
        ['lines'],
        ['price_mode', 'discount', 'discount_percent'],
        ['reference'],
        ['remarks'],
      ],
    },
  ],
  page: {
    figures: ['total_amount', 'left_amount'],
    lines: 'lines',
    dates: ['date', 'valid_until'],
    columns: [
      { of: 'product' },
      { of: 'quantity', unit: 'unit', pieces: 'factor' },
      { of: 'unit_price', yields: 2 },
      { of: 'discount', shown: 'any', yields: 1 },
      { of: 'total_amount' },
    ],
    totals: ['-discount', 'net_amount', '+tax', '=total_amount'],
    facts: ['store', 'reference', 'sent_at', 'sent_by', 'accepted_at', 'accepted_by_link', 'remarks'],
  },
  calls: ['list', 'search', 'find', 'create', 'update', 'delete', 'export'],
});
