import { currencyCodes } from '#core/currencies.ts';
import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';
import { conditionsOf, counts } from '#core/state-sets.ts';
import { PAPER_FIGURES } from '#core/trade/payable.ts';
import { FREIGHT_PAYERS } from './freight-shares.rules.ts';
import { endsAfterStart } from './truck-order.rules.ts';
import { SENDS, truckOrderStates } from './truck-order.states.ts';
import { CREDITS, EVENTS, LINK, PROOF, SEGMENTS, SHARES } from './truck-order-lines.ts';
import { TRUCK_ORDER_PAGE } from './truck-order-page.ts';

const kept = { owner: 'system' } as const;
const sum = { ...kept, required: true, default: 0 } as const;

/** A trip for a customer: a truck and its people on a route for a time, what they carry, and what it costs (transport.md 3). */
export const truckOrder = defineEntity({
  name: 'truck-order',
  module: 'transport',
  title: 'number',
  scope: 'branch',
  asks: { modify: SENDS },
  states: truckOrderStates,
  payable: true,
  // A driver sees his trips, also where the office has planned them.
  ownedBy: ['driver', 'helper'],
  fields: {
    number: f.text({ ...kept, required: true, max: 20, search: true }),
    customer: f.ref('customer', { required: true }),
    route: f.ref('route', { required: true }),
    /** A draft may wait for one on the shelf of the board. */
    truck: f.ref('truck'),
    trailer: f.ref('truck'),
    driver: f.ref('user'),
    helper: f.ref('user'),
    starts: f.datetime({ required: true }),
    ends: f.datetime({ required: true }),
    cargos: f.lines({ cargo: f.ref('cargo', { required: true }) }),
    /** What they weigh and take up, in kilograms and cubic metres, and how much of what the truck carries that is. */
    load_kg: f.quantity({ from: 'loadKg' }),
    load_m3: f.quantity({ from: 'loadM3' }),
    filled_percent: f.integer({ from: 'filledPercent' }),
    /** Of the whole trip; that of its cargos where they have any, else that of the route. */
    price: f.money(),
    /** Asked ahead of the trip, and what of it lies ready; after a trip that was cancelled, what was held back of it. */
    deposit: f.money(),
    paid_ahead: f.money({ from: 'paidAhead' }),
    deposit_kept: f.money(kept),
    deposit_kept_tax: f.money(kept),
    cancelled_on: f.date(kept),
    /** Who pays the freight, and what other customers pay of it for their cargos. */
    freight_payer: f.choice(FREIGHT_PAYERS, { default: 'each' }),
    shares: f.lines(SHARES, kept),
    /** What of the freight was taken back because not all arrived, and what that comes to without VAT. */
    credits: f.lines(CREDITS, kept),
    credited_amount: f.money(kept),
    currency: f.code(currencyCodes, kept),
    net_amount: f.money(sum),
    tax: f.money(sum),
    total_amount: f.money(sum),
    paid_amount: f.money(sum),
    /** What of it was returned, credited or written off (A40). */
    taken_off_amount: f.money({ from: 'takenOffTruckOrder' }),
    remain_amount: f.money(sum),
    /** What the driver was given for the way, what he spent of it, and what he holds; below zero he had to add of his own. */
    advance_given: f.money({ from: 'advanceGiven' }),
    advance_spent: f.money({ from: 'advanceSpent' }),
    advance_open: f.money({ from: 'advanceOpen', min: -1 }),
    /** Without VAT: what the trip cost and gained on the way, and what is left of its freight after that. */
    costs: f.money({ from: 'costsOfTrip' }),
    gained: f.money({ from: 'gainedByTrip' }),
    profit: f.money({ from: 'profitOfTrip', read: 'view_profit', min: -1 }),
    profit_per_km: f.money({ from: 'profitPerKm', read: 'view_profit', min: -1 }),
    distance: f.quantity({ from: 'distanceOfTrip' }),
    loaded_on: f.date(kept),
    odometer_out: f.quantity(kept),
    odometer_in: f.quantity(kept),
    /** What other trucks drove of it before they were changed on the way. */
    segments: f.lines(SEGMENTS, kept),
    events: f.lines(EVENTS, kept),
    started_at: f.datetime(kept),
    delivered_at: f.datetime(kept),
    delivered_on: f.date(kept),
    ...PROOF,
    status: f.state(truckOrderStates),
    ...LINK,
    remarks: f.text({ max: 1000 }),
  },
  rules: [endsAfterStart],
  conditions: {
    ...conditionsOf(truckOrderStates, 'draft', 'confirmed', 'loading', 'in_transit', 'delivered', 'closed'),
    ...conditionsOf(truckOrderStates, 'cancelled'),
    unpaid: (e) => e.and(e.gt('remain_amount', 0), counts(truckOrderStates)),
  },
  filters: ['customer', 'route', 'truck', 'driver', 'status', 'delivered_on'],
  files: true,
  list: {
    columns: ['number', 'truck', 'route', 'customer', 'driver', 'starts', 'total_amount', 'status'],
    sort: 'created_at',
    order: -1,
    figure: 'total_amount',
  },
  totals: { of: PAPER_FIGURES },
  form: [
    {
      key: 'main',
      rows: [
        ['customer', 'route'],
        ['truck', 'trailer'],
        ['driver', 'helper'],
        ['starts', 'ends'],
      ],
    },
    { key: 'freight', rows: [['cargos'], ['price', 'deposit'], ['freight_payer'], ['remarks']] },
  ],
  page: TRUCK_ORDER_PAGE,
  calls: ['list', 'search', 'find', 'create', 'update', 'delete', 'export'],
  names: { plural: 'truck_orders' },
});
