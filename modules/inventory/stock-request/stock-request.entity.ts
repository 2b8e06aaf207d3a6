import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';
import { conditionsOf, inStates, statesBefore } from '#core/state-sets.ts';
import { REQUEST_LINE, REQUEST_STEP, VALUE } from './request-fields.ts';
import { CARRIER } from './step-fields.ts';
import { stockRequestStates } from './stock-request.states.ts';

const kept = { owner: 'system' } as const;

/** How far the goods are (specification §4). */
const SHIPPING_STATUSES = ['pending', 'in transit', 'delivered'] as const;

const [ASK, SEE] = ['request_stock', 'list_stock_requests'] as const;

const ON_THE_ROAD = statesBefore(stockRequestStates, 'receive');
const AT_THE_SOURCE = [
  ...statesBefore(stockRequestStates, 'approve'),
  ...statesBefore(stockRequestStates, 'dispatch'),
];

/**
 * One store asks another for goods, of this branch or of another one, and both see it (specification §4): what was asked for, promised, sent,
 * received and lost, and each step with its day and value, by which the books are held against it.
 */
export const stockRequest = defineEntity({
  name: 'stock-request',
  module: 'inventory',
  title: 'number',
  scope: 'business',
  emptied: 'to_branch',
  states: stockRequestStates,
  document: true,
  when: 'request_stock',
  names: {
    table: 'requests',
    noun: 'stock_request',
    permissions: { create: ASK, modify: ASK, delete: ASK, view: SEE, list: SEE },
    screens: { view: '/inventory/stock-request-form' },
  },
  fields: {
    number: f.text({ ...kept, required: true, max: 20, search: true }),
    date: f.date({ ...kept, required: true }),
    from_branch: f.ref('branch', { ...kept, required: true }),
    from_store: f.ref('store', { ...kept, required: true }),
    to_branch: f.ref('branch', { ...kept, required: true }),
    to_store: f.ref('store', { ...kept, required: true }),
    lines: f.lines(REQUEST_LINE, kept),
    /** Each step of each line, in the order in which they happened. */
    steps: f.lines(REQUEST_STEP, kept),
    status: f.state(stockRequestStates),
    shipping_status: f.choice(SHIPPING_STATUSES, { ...kept, default: 'pending' }),
    /** What is on the road between two branches, at what it left with: account 1210. */
    transit_cost: f.money({ ...kept, ...VALUE }),
    approved_by: f.ref('user', kept),
    approved_at: f.datetime(kept),
    sent_date: f.date(kept),
    carrier: f.text({ ...kept, ...CARRIER, search: true }),
    returned: f.flag({ ...kept, default: false }),
    reason: f.text({ ...kept, max: 500 }),
    days_in_transit: f.integer({ from: 'daysInTransit' }),
    /** On the road for longer than the branch finds usual (`late_request_days` of its settings). */
    late: f.flag({ from: 'requestIsLate', default: false }),
    incoming: f.flag({ from: 'requestIsIncoming', default: false }),
    outgoing: f.flag({ from: 'requestIsOutgoing', default: false }),
    remarks: f.text({ max: 1000 }),
  },
  conditions: {
    ...conditionsOf(stockRequestStates),
    late: (e) => e.eq('late', true),
    /** What waits for somebody of the branch: an answer, goods to send, goods to receive. */
    to_do: (e) =>
      e.or(
        e.and(e.eq('outgoing', true), inStates(stockRequestStates, ...AT_THE_SOURCE)),
        e.and(e.eq('incoming', true), inStates(stockRequestStates, ...ON_THE_ROAD)),
      ),
    incoming: (e) => e.eq('incoming', true),
    outgoing: (e) => e.eq('outgoing', true),
  },
  filters: ['status', 'date', 'from_store', 'to_store', 'lines.product'],
  list: {
    columns: [
      'number',
      'date',
      'from_store',
      'to_store',
      'status',
      'days_in_transit',
      'transit_cost',
      'created_by',
    ],
    sort: 'created_at',
    order: -1,
  },
  page: {
    figures: ['transit_cost'],
    dates: ['date', 'sent_date'],
    lines: 'lines',
    columns: [
      { of: 'product' },
      { of: 'requested', unit: 'unit' },
      { of: 'approved', shown: 'any', yields: 1 },
      { of: 'sent', shown: 'any', yields: 3 },
      { of: 'received', shown: 'any' },
      { of: 'lost', shown: 'any' },
      { of: 'returned', shown: 'any' },
      { of: 'cost', shown: 'any', yields: 1 },
    ],
    facts: ['from_branch', 'from_store', 'to_branch', 'to_store', 'carrier', 'reason', 'remarks'],
  },
  form: [{ key: 'main', rows: [['remarks']] }],
  calls: ['list', 'search', 'find', 'create', 'delete', 'export'],
});
