import { currencyCodes } from '#core/currencies.ts';
import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';
import { conditionsOf } from '#core/state-sets.ts';
import { paymentStates } from './payment.states.ts';
import { PAYMENT_MODES } from './payment-modes.ts';
import { MOST_DAYS, MOST_PARTS, SYSTEM_PAYMENTS } from './system-payment.rules.ts';

const kept = { owner: 'system' } as const;

/**
 * Money that came in from a party or went out to one, and what it was for: debts it paid, and what it added to the
 * party's deposit or took from it. A posted document: a wrong one is voided and entered anew.
 */
export const payment = defineEntity({
  name: 'payment',
  module: 'finance',
  title: 'party_name',
  scope: 'branch',
  states: paymentStates,
  visibility: true,
  document: true,
  fields: {
    party_name: f.text({ ...kept, max: 120, search: true }),
    kind: f.choice(['customer', 'supplier', 'expense', 'system'], { ...kept, required: true }),
    direction: f.choice(['in', 'out'], { ...kept, required: true }),
    customer: f.ref('customer', kept),
    supplier: f.ref('supplier', kept),
    /** The expense that it paid, verified or not. */
    expense: f.ref('expense', kept),
    /** What the system was paid for; a service fee pays for so many days from one on. */
    system_type: f.choice(SYSTEM_PAYMENTS, kept),
    days: f.integer({ ...kept, min: 1, max: MOST_DAYS }),
    covers_from: f.date(kept),
    /** How many parts of SMS were bought ahead; none where what it bought is cost at once. */
    parts: f.integer({ ...kept, min: 1, max: MOST_PARTS }),
    /** The last day up to which what was paid ahead has become cost. */
    released_until: f.date(kept),
    amount: f.money({ ...kept, required: true }),
    /** What the network or the bank took beside it, out of the same account. */
    fee: f.money(kept),
    /** What was given where that was another currency, at the rate of the day; the amount is what it is worth in the books. */
    currency: f.code(currencyCodes, kept),
    rate: f.quantity(kept),
    foreign_amount: f.quantity(kept),
    /** What it is worth more, or less, than the debts were that it paid (4920, 6900). */
    exchange_amount: f.money({ ...kept, min: -1 }),
    debts_amount: f.money({ ...kept, required: true }),
    deposit_amount: f.money({ ...kept, required: true, min: -1 }),
    account: f.ref('account', kept),
    mode: f.choice(PAYMENT_MODES, { ...kept, required: true }),
    date: f.date({ ...kept, required: true }),
    /**
     * The branch that recorded what this one finds in its list because its account or its debts were moved there. That payment or
     * document posts for both.
     */
    recorded_in: f.ref('branch', kept),
    source_kind: f.text({ ...kept, max: 40, internal: true }),
    source_id: f.text({ ...kept, max: 36, internal: true }),
    status: f.state(paymentStates),
    reference: f.text({ max: 60, search: true }),
    remarks: f.text({ max: 1000 }),
  },
  conditions: {
    customer: (e) => e.eq('kind', 'customer'),
    supplier: (e) => e.eq('kind', 'supplier'),
    expense: (e) => e.eq('kind', 'expense'),
    system: (e) => e.eq('kind', 'system'),
    ...conditionsOf(paymentStates, 'void'),
  },
  // What a supplier is paid tells what goods cost.
  veil: {
    over: ['amount', 'fee', 'debts_amount', 'deposit_amount'],
    when: 'supplier',
    read: 'view_buying_price',
  },
  filters: ['customer', 'supplier', 'expense', 'kind', 'system_type', 'account', 'date', 'status'],
  files: true,
  list: {
    columns: ['party_name', 'date', 'kind', 'amount', 'account', 'mode', 'reference', 'status', 'created_by'],
    sort: 'created_at',
    order: -1,
  },
  totals: { of: ['amount'], by: 'direction' },
  form: [{ key: 'main', rows: [['reference'], ['remarks']] }],
  page: {
    figures: ['amount', 'fee', 'debts_amount', 'deposit_amount', 'exchange_amount'],
    facts: [
      'direction',
      'account',
      'mode',
      'foreign_amount',
      'currency',
      'rate',
      'expense',
      'system_type',
      'days',
      'covers_from',
      'released_until',
      'parts',
      'recorded_in',
      'reference',
      'remarks',
    ],
    totals: ['=amount'],
  },
  calls: ['list', 'search', 'find', 'create', 'update', 'delete', 'export'],
});
