import { currencyCodes } from '#core/currencies.ts';
import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';
import { conditionsOf } from '#core/state-sets.ts';
import { debtByHand } from './debt.rules.ts';
import { debtStates } from './debt.states.ts';

const kept = { owner: 'system' } as const;
/** What the books know of it. */
const posted = { fixed: true } as const;
const sum = { ...kept, required: true, default: 0 } as const;

/** What somebody owes the branch (debtor) or the branch owes somebody (creditor): left open by a document, or by hand. */
export const debt = defineEntity({
  name: 'debt',
  module: 'finance',
  title: 'party_name',
  scope: 'branch',
  asks: { create: ['back_date_sale'] },
  states: debtStates,
  leftOpenBy: 'source_kind',
  fields: {
    party_name: f.text({ ...kept, max: 120, search: true }),
    kind: f.choice(['debtor', 'creditor'], { ...posted, required: true }),
    origin: f.choice(['document', 'opening', 'loan'], { ...posted, default: 'opening' }),
    customer: f.ref('customer', posted),
    supplier: f.ref('supplier', posted),
    person: f.text({ ...posted, max: 120 }),
    amount: f.money({ ...posted, required: true }),
    /** In which currency it was agreed where that is not that of the branch, and at what rate it stands in the books. */
    currency: f.code(currencyCodes, kept),
    rate: f.quantity(kept),
    date: f.date(posted),
    due_date: f.date(),
    promise_date: f.date(),
    /** Out of which money is lent; what is borrowed comes into it. */
    account: f.ref('account', {
      ...posted,
      pays: ['amount'],
      paysWhere: { kind: ['debtor'], origin: ['loan'] },
    }),
    document: f.text({ ...kept, max: 40, search: true }),
    source_kind: f.text({ ...kept, max: 40, internal: true }),
    source_id: f.text({
      ...{ ...kept, max: 36, internal: true },
      ...{ unique: 'business', uniqueWith: 'source_part' },
    }),
    /** Which of the debts of one document it is, where several owe for it: nought is the first. */
    source_part: f.integer({ ...kept, required: true, default: 0, internal: true }),
    paid_amount: f.money(sum),
    returned_amount: f.money(sum),
    written_off_amount: f.money(sum),
    /** Of what was written off, what goods that came back took off it since. */
    recovered_amount: f.money(sum),
    /** What of it was returned, credited or written off (A40). */
    taken_off_amount: f.money({ from: 'takenOffDebt' }),
    remain_amount: f.money(sum),
    status: f.state(debtStates),
    remarks: f.text({ max: 1000 }),
  },
  rules: [debtByHand],
  conditions: {
    debtor: (e) => e.eq('kind', 'debtor'),
    creditor: (e) => e.eq('kind', 'creditor'),
    ...conditionsOf(debtStates, 'open', 'part_paid', 'paid'),
    overdue: (e) => e.and(e.gt('remain_amount', 0), e.lt('due_date', e.today())),
    ...conditionsOf(debtStates, 'written_off'),
  },
  filters: ['customer', 'supplier', 'kind', 'status', 'due_date', 'source_id'],
  files: true,
  list: {
    columns: [
      'party_name',
      'kind',
      'document',
      'amount',
      'paid_amount',
      'taken_off_amount',
      'remain_amount',
      'due_date',
      'status',
    ],
    sort: 'created_at',
    order: -1,
  },
  totals: { of: ['amount', 'paid_amount', 'taken_off_amount', 'remain_amount'], by: 'kind' },
  form: [
    {
      key: 'main',
      rows: [
        ['kind', 'origin'],
        ['customer', 'supplier', 'person'],
        ['amount', 'account'],
      ],
    },
    { key: 'dates', rows: [['date', 'due_date', 'promise_date'], ['remarks']] },
  ],
  page: {
    figures: ['remain_amount', 'amount', 'paid_amount', 'taken_off_amount'],
    totals: ['amount', '-returned_amount', '-paid_amount', '-written_off_amount', '=remain_amount'],
  },
  calls: ['list', 'search', 'find', 'create', 'update', 'delete', 'export'],
  excel: {
    columns: ['kind', 'origin', 'customer', 'supplier', 'person', 'amount', 'date', 'due_date', 'remarks'],
  },
});
