import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';
import { conditionsOf, inStates, statesBefore } from '#core/state-sets.ts';
import { UNITS_OF_MEASURE } from '../units.ts';
import { stockRequestStates } from './stock-request.states.ts';

const kept = { owner: 'system' } as const;
/** What goods cost is for those who may see it. */
const cost = { read: 'view_buying_price' } as const;
const quantity = { required: true, default: 0 } as const;
const value = { required: true, default: 0, ...cost } as const;

/** How far the goods are (specification §4). */
const SHIPPING_STATUSES = ['pending', 'in transit', 'delivered'] as const;

const [ASK, SEE] = ['request_stock', 'list_stock_requests'] as const;

const ON_THE_ROAD = statesBefore(stockRequestStates, 'receive');

/** Goods are usually there within so many days; after that somebody should ask where they are. */
export const LATE_AFTER_DAYS = 3;

/** What happens to goods that were promised. */
export const STEPS = ['dispatch', 'receive', 'return'] as const;

/**
 * One store asks another for goods, of this branch or of another one, and both see it (specification §4): what was asked for, promised, sent,
 * received and lost, and each step with its day and value, by which the books are held against it.
 */
export const stockRequest = defineEntity({
  name: 'stock-request',
  module: 'inventory',
  title: 'number',
  scope: 'business',
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
    lines: f.lines(
      {
        product: f.ref('product', { required: true }),
        /** What its stock is kept in: all quantities of a request are in it. */
        unit: f.choice(UNITS_OF_MEASURE, { required: true }),
        /** The further unit it was asked for in, and how many of the first go into one; empty where in the first. */
        requested_unit: f.choice(UNITS_OF_MEASURE),
        factor: f.integer({ min: 1 }),
        requested: f.quantity(quantity),
        approved: f.quantity(quantity),
        sent: f.quantity(quantity),
        received: f.quantity(quantity),
        lost: f.quantity(quantity),
        returned: f.quantity(quantity),
        /** What the goods left another branch with; within a branch their value stays in its pool. */
        cost: f.money(value),
      },
      kept,
    ),
    /** Each step of each line, in the order in which they happened. */
    steps: f.lines(
      {
        step: f.choice(STEPS, { required: true }),
        date: f.date({ required: true }),
        product: f.ref('product', { required: true }),
        /** Of which batch, where the product is kept so. A step of several batches or layers is several rows. */
        batch: f.text({ max: 60 }),
        quantity: f.quantity(quantity),
        lost: f.quantity(quantity),
        cost: f.money(value),
        lost_cost: f.money(value),
        /** What goods that had been sold before they came cost more than they were sold at. */
        shortage_cost: f.money({ ...value, min: -1 }),
        by: f.ref('user'),
        at: f.datetime({ required: true }),
        reason: f.text({ max: 200 }),
      },
      kept,
    ),
    status: f.state(stockRequestStates),
    shipping_status: f.choice(SHIPPING_STATUSES, { ...kept, default: 'pending' }),
    /** What is on the road between two branches, at what it left with: account 1210. */
    transit_cost: f.money({ ...kept, ...value }),
    approved_by: f.ref('user', kept),
    approved_at: f.datetime(kept),
    sent_date: f.date(kept),
    carrier: f.text({ ...kept, max: 80, search: true }),
    returned: f.flag({ ...kept, default: false }),
    reason: f.text({ ...kept, max: 500 }),
    days_in_transit: f.integer({ from: 'daysInTransit' }),
    incoming: f.flag({ from: 'requestIsIncoming', default: false }),
    outgoing: f.flag({ from: 'requestIsOutgoing', default: false }),
    remarks: f.text({ max: 1000 }),
  },
  conditions: {
    ...conditionsOf(stockRequestStates),
    late: (e) =>
      e.and(inStates(stockRequestStates, ...ON_THE_ROAD), e.lt('sent_date', e.today(-LATE_AFTER_DAYS))),
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
  form: [{ key: 'main', rows: [['remarks']] }],
  calls: ['list', 'search', 'find', 'create', 'delete', 'export'],
});
