import { many, maybe, one } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';

/** What the form of a transaction must know. */
export const transactionTermsAnswer = one({
  today: f.date(),
  accounts: many({
    id: f.id('account'),
    name: f.text(),
    type: f.text(),
    /** Of another branch. */
    branch_name: maybe(f.text()),
    /** None of accounts of other branches: those are for whoever may see them there. */
    balance: maybe(f.money({ read: 'view_account_balance' })),
  }),
});
