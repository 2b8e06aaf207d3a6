import { currencyCodes } from '#core/currencies.ts';
import { many, maybe, one } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';
import { WAYS_TO_PAY } from './form-terms.answer.ts';

const AMOUNTS = { amount: f.money(), paid_amount: f.money(), remain_amount: f.money() };
const DOCUMENT = { document: maybe(f.text()), due_date: maybe(f.date()) };

/** What a party owes or is owed, the oldest due first, and how it can be paid. */
export const owedAnswer = one({
  total: f.money(),
  deposit: f.money(),
  accounts: WAYS_TO_PAY,
  debts: many({
    id: f.id('debt'),
    branch_id: f.id('branch'),
    branch_name: f.text(),
    ...DOCUMENT,
    origin: f.text(),
    date: maybe(f.date()),
    /** Where it was agreed in another currency, and at what rate it stands in the books. */
    currency: maybe(f.code(currencyCodes)),
    rate: maybe(f.quantity()),
    ...AMOUNTS,
  }),
});

/** What remains of one debt, what was paid ahead, and how it can be paid. */
export const debtTermsAnswer = one({
  debt: one({
    id: f.id('debt'),
    party_name: f.text(),
    kind: f.choice(['debtor', 'creditor']),
    ...DOCUMENT,
    ...AMOUNTS,
    taken_off_amount: f.money(),
  }),
  deposit: f.money(),
  accounts: WAYS_TO_PAY,
});
