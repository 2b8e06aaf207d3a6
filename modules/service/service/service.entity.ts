import { currencyCodes } from '#core/currencies.ts';
import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';
import { PAPER_FIGURES } from '#core/trade/payable.ts';
import { PART } from '../part-fields.ts';
import { RESULTS, serviceStates } from './service.states.ts';
import { CONDITIONS, FILTERS } from './service-conditions.ts';
import {
  AFTERWARDS,
  APPOINTMENT,
  BILLED,
  COLUMNS,
  COMMISSIONS,
  ESTIMATE,
  FACTS,
  FORM,
  HELPER,
  INFORMED,
  ITEM,
  LINK,
  LOCK,
  PAID_AHEAD,
  PAST,
  PLACE,
  SHEET,
  WAITING,
  WARRANTY,
  WORKED,
} from './service-fields.ts';

const kept = { owner: 'system' } as const;
const PRICED = ['adjust_selling_price_when_selling', 'view_discount'] as const;

/**
 * A job: something done for a customer by somebody, perhaps with parts. It is priced as a sale of the same work and parts would
 * be, and finishing it makes that sale (services.md; docs/decisions/0120-jobs-are-sold.md).
 */
export const service = defineEntity({
  name: 'service',
  module: 'service',
  title: 'number',
  scope: 'branch',
  // Whoever may see his own documents only sees the jobs that he is assigned to.
  ownedBy: ['assignee'],
  asks: { create: [...PRICED, 'create_payment'], modify: PRICED },
  states: serviceStates,
  fields: {
    number: f.text({ ...kept, required: true, max: 20, search: true }),
    service_type: f.ref('service-type', { required: true }),
    customer: f.ref('customer'),
    assignee: f.ref('user'),
    helpers: f.lines(HELPER),
    /** Also of a day before the books began, where it is history. */
    date: f.date({ day: 'any' }),
    promised_at: f.datetime(),
    ...PLACE,
    ...APPOINTMENT,
    ...ITEM,
    /** Of work that is paid by the hour; one where left out. */
    hours: f.quantity(),
    /** Of the work, for the job or each hour; that of its type where left out. */
    price: f.money(),
    parts: f.lines({ ...PART, total_amount: f.money(kept) }),
    discount: f.money({ read: 'view_discount' }),
    /** Of what the customer has paid ahead, so much for this job. */
    deposit: f.money(kept),
    ...PAID_AHEAD,
    ...BILLED,
    ...PAST,
    ...ESTIMATE,
    ...LINK,
    ...LOCK,
    ...INFORMED,
    currency: f.code(currencyCodes, kept),
    net_amount: f.money(kept),
    tax: f.money(kept),
    total_amount: f.money(kept),
    paid_amount: f.money({ from: 'paidOfService' }),
    /** What of it was returned, credited or written off (A40). */
    taken_off_amount: f.money({ from: 'takenOffService' }),
    remain_amount: f.money({ from: 'remainOfService' }),
    cost: f.money({ from: 'costOfService', read: 'view_profit' }),
    margin: f.money({ from: 'marginOfService', read: 'view_profit', min: -1 }),
    commission: f.money({ ...kept, read: 'view_profit' }),
    ...COMMISSIONS,
    sale: f.ref('sale', { from: 'saleOfService' }),
    status: f.state(serviceStates),
    /** Open past its end, or past what was promised, whichever came first. */
    is_late: f.flag({ from: 'lateOfService' }),
    /** Open, and whoever was to do it works here no more. */
    is_left_behind: f.flag({ from: 'leftBehindOfService' }),
    ...WAITING,
    result: f.choice(RESULTS, kept),
    finished_on: f.date(kept),
    ...WORKED,
    ...WARRANTY,
    ...AFTERWARDS,
    remarks: f.text({ max: 1000 }),
  },
  conditions: CONDITIONS,
  filters: FILTERS,
  files: true,
  list: { columns: COLUMNS, sort: 'created_at', order: -1, figure: 'total_amount' },
  totals: { of: PAPER_FIGURES },
  form: FORM,
  excel: { columns: SHEET },
  page: {
    lines: 'parts',
    dates: ['date', 'finished_on'],
    columns: [{ of: 'product' }, { of: 'quantity' }, { of: 'unit_price', yields: 2 }, { of: 'total_amount' }],
    facts: FACTS,
  },
  calls: ['list', 'search', 'find', 'create', 'update', 'delete', 'export', 'import'],
  names: { path: '/service' },
});
