import { f } from '#core/fields.ts';

const byServer = { owner: 'system' } as const;

/** What a job waits for. */
export const WAITS_FOR = ['customer', 'parts'] as const;

/** For when somebody is asked for a job: his time is taken. Both or none. */
export const APPOINTMENT = {
  starts: f.datetime(),
  ends: f.datetime(),
  /** Work at a time at which the branch is closed is meant. */
  outside_hours: f.flag({ once: 'each save' }),
};

/** Where the work is done. */
export const PLACE = { place: f.choice(['here', 'at_customer']) };

/** What the customer leaves, how it was as it came in, and what is wrong with it. */
export const ITEM = {
  item: f.text({ max: 120, search: true }),
  serial_number: f.text({ max: 60, search: true }),
  condition: f.text({ max: 300 }),
  accessories: f.text({ max: 200 }),
  problem: f.text({ max: 1000 }),
};

/** How long the work is answered for, and the work under whose warranty this is done. */
export const WARRANTY = {
  warranty_days: f.integer({ max: 3650 }),
  warranty_until: f.date({ ...byServer, day: 'any' }),
  warranty_of: f.ref('service'),
  /** How many services were taken in under the warranty of this one and not given up. */
  warranty_cases: f.integer({ from: 'warrantyCasesOfService' }),
};

/** When the work was begun, and when it was finished. */
export const WORKED = { started_at: f.datetime(byServer), finished_at: f.datetime(byServer) };

/** What becomes of work that is done. */
export const AFTERWARDS = {
  collected_at: f.datetime(byServer),
  collected_by: f.text({ ...byServer, max: 120 }),
  is_verified: f.flag({ ...byServer, default: false }),
  verified_by: f.ref('user', byServer),
  verified_at: f.datetime(byServer),
};

/** What the customer was told that it would cost, and what he said to that. */
export const ESTIMATE = {
  estimate_amount: f.money(byServer),
  estimate_at: f.datetime(byServer),
  accepted_amount: f.money(byServer),
  accepted_at: f.datetime(byServer),
  accepted_by: f.text({ ...byServer, max: 120 }),
  /** He said so himself, by the link that he has. */
  answered_by_link: f.flag(byServer),
};

/** By it the customer finds the page of his job, without a login (decision 137). */
export const LINK = { link_code: f.text({ ...byServer, internal: true, max: 16 }) };

/** Who works on a job beside its assignee, and the part of the commission that is theirs; the rest is the assignee's. */
export const HELPER = {
  user: f.ref('user', { required: true }),
  share: f.percent({ required: true, read: 'view_profit' }),
};

/** What each of them has earned by a job that is done: so it stays, also after the job is voided (services.md 5). */
export const COMMISSIONS = {
  commissions: f.lines(
    { user: f.ref('user', byServer), amount: f.money({ ...byServer, read: 'view_profit' }) },
    byServer,
  ),
  voided_on: f.date(byServer),
};

/** Typed as the item is taken in and never read with it; the flag says that there is one (decision 161). */
export const LOCK = {
  lock_code: f.text({ once: true, max: 60 }),
  has_lock_code: f.flag(byServer),
};

/** A job that was done before it is entered, such as out of the list of another system (services.md 7). */
export const PAST = { is_history: f.flag({ once: true }) };

/** What the customer pays ahead as the job is taken in: a deposit like one that is taken later (services.md 7). */
export const PAID_AHEAD = {
  deposit_amount: f.money({ once: true }),
  deposit_account: f.ref('account', { once: true }),
  deposit_reference: f.text({ once: true, max: 60 }),
};

/** When the customer was last told by SMS how his job stands (decision 138). */
export const INFORMED = { informed_at: f.datetime(byServer) };

/**
 * Of work that was sold before it is done: the sale that billed it, and what its line came to. What the job is billed for as it is
 * finished comes on top of it (decision 198).
 */
export const BILLED = {
  billed_by: f.ref('sale', { from: 'billedByOfService' }),
  billed_quantity: f.quantity(byServer),
  billed_net_amount: f.money({ ...byServer, internal: true }),
  billed_amount: f.money(byServer),
  /** What of that sale is still owed. */
  billed_remain_amount: f.money({ from: 'billedRemainOfService' }),
};

/** "On hold" is no state: a job waits where it stands (services.md 4). */
export const WAITING = {
  waiting: f.choice(WAITS_FOR, byServer),
  waiting_since: f.datetime(byServer),
};

/** What the page of a job tells beside its lines. */
export const FACTS = [
  ...['service_type', 'assignee', 'place', 'starts', 'ends', 'promised_at'],
  ...['waiting', 'waiting_since'],
  ...[
    'item',
    'serial_number',
    'condition',
    'accessories',
    'problem',
    'price',
    'hours',
    'discount',
    'deposit',
  ],
  ...['billed_by', 'billed_amount', 'billed_quantity', 'billed_remain_amount'],
  ...[
    'estimate_amount',
    'estimate_at',
    'accepted_amount',
    'accepted_at',
    'accepted_by',
    'answered_by_link',
    'result',
  ],
  ...['started_at', 'finished_at'],
  ...['informed_at', 'warranty_days', 'warranty_until', 'warranty_of', 'warranty_cases'],
  ...['voided_on', 'collected_at', 'collected_by', 'verified_by', 'verified_at', 'remarks'],
] as const;

/** What its list shows of it. */
export const COLUMNS = [
  ...(['number', 'date', 'service_type', 'customer', 'item'] as const),
  ...(['assignee', 'total_amount', 'remain_amount', 'status'] as const),
] as const;

/** What a sheet has of a job; money that was paid ahead is taken in by hand. */
export const SHEET = [
  ...(['number', 'service_type', 'customer', 'assignee', 'date', 'promised_at', 'place'] as const),
  ...(['starts', 'ends', 'outside_hours', 'item', 'serial_number', 'condition', 'accessories'] as const),
  ...(['problem', 'hours', 'price', 'discount', 'warranty_days', 'warranty_of', 'remarks'] as const),
  'is_history' as const,
] as const;

/** What is typed as a job is taken in. */
export const FORM = [
  {
    key: 'main',
    rows: [['service_type', 'customer', 'assignee'], ['problem'], ['promised_at'], ['date', 'place']],
  },
  {
    key: 'item',
    rows: [['item', 'serial_number'], ['condition', 'accessories'], ['lock_code']],
  },
  { key: 'appointment', rows: [['starts', 'ends'], ['outside_hours'], ['helpers']] },
  {
    key: 'price',
    rows: [['price', 'hours', 'discount'], ['parts'], ['warranty_days', 'warranty_of'], ['remarks']],
  },
  { key: 'deposit', rows: [['deposit_amount', 'deposit_account', 'deposit_reference']] },
] as const;
