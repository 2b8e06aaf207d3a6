import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';
import { conditionsOf, counts } from '#core/state-sets.ts';
import { PAPER_FIGURES } from '#core/trade/payable.ts';
import { DUE, SERVICE_KINDS, serviceEndsAfterStart } from './truck-service.rules.ts';
import { truckServiceStates } from './truck-service.states.ts';

const kept = { owner: 'system' } as const;
const sum = { ...kept, required: true, default: 0 } as const;

/** Work on a truck: asked for, approved, done with parts of the own store, and due again by its day or its kilometres. */
export const truckService = defineEntity({
  name: 'truck-service',
  module: 'transport',
  title: 'number',
  scope: 'branch',
  states: truckServiceStates,
  payable: true,
  fields: {
    number: f.text({ ...kept, required: true, max: 20, search: true }),
    truck: f.ref('truck', { required: true }),
    title: f.text({ required: true, max: 120, search: true }),
    kind: f.choice(SERVICE_KINDS, { default: 'other' }),
    /** Overdue, it keeps the truck from trips. */
    critical: f.flag({ default: false }),
    date: f.date(),
    /** While it takes the truck from trips; nothing is taken without a start. */
    starts: f.datetime(),
    ends: f.datetime(),
    supplier: f.ref('supplier'),
    /** What the workshop asks. */
    cost: f.money(),
    parts: f.lines({
      product: f.ref('product', { required: true }),
      quantity: f.quantity({ required: true }),
      cost: f.money({ ...kept, read: 'view_buying_price' }),
    }),
    interval_days: f.integer({ min: 1, max: 3650 }),
    interval_km: f.quantity(),
    odometer: f.quantity(kept),
    next_due_date: f.date({ ...kept, day: 'any' }),
    next_due_km: f.quantity(kept),
    due: f.choice(DUE, { from: 'dueOfService' }),
    approved_on: f.date(kept),
    done_on: f.date(kept),
    total_amount: f.money(sum),
    paid_amount: f.money(sum),
    /** What of it was returned, credited or written off (A40). */
    taken_off_amount: f.money({ from: 'takenOffTruckService' }),
    remain_amount: f.money(sum),
    status: f.state(truckServiceStates),
    is_verified: f.flag({ ...kept, default: false }),
    verified_by: f.ref('user', kept),
    verified_at: f.datetime(kept),
    remarks: f.text({ max: 1000 }),
  },
  rules: [serviceEndsAfterStart],
  conditions: {
    ...conditionsOf(truckServiceStates, 'requested', 'approved', 'done'),
    late: (e) => e.eq('due', 'overdue'),
    due: (e) => e.or(e.eq('due', 'overdue'), e.eq('due', 'due_soon')),
    unpaid: (e) => e.and(e.gt('remain_amount', 0), counts(truckServiceStates)),
  },
  filters: ['truck', 'kind', 'supplier', 'status', 'date', 'parts.product'],
  files: true,
  list: {
    columns: [
      'number',
      'date',
      'truck',
      'title',
      'kind',
      'due',
      'next_due_date',
      'next_due_km',
      'total_amount',
      'status',
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
        ['truck', 'title', 'kind'],
        ['date', 'starts', 'ends'],
        ['interval_days', 'interval_km'],
        ['critical'],
      ],
    },
    { key: 'cost', rows: [['supplier', 'cost'], ['parts'], ['remarks']] },
  ],
  carriedOver: ['truck', 'date', 'supplier'],
  page: {
    dates: ['date', 'approved_on', 'done_on'],
    columns: [{ of: 'product' }, { of: 'quantity' }, { of: 'cost' }],
    facts: [
      ...['truck', 'title', 'kind', 'critical', 'starts', 'ends', 'odometer', 'interval_days', 'interval_km'],
      ...['next_due_date', 'next_due_km', 'due', 'verified_by', 'verified_at', 'remarks'],
    ] as const,
  },
  calls: ['list', 'search', 'find', 'create', 'update', 'delete', 'export', 'import'],
  names: { plural: 'truck_services' },
});
