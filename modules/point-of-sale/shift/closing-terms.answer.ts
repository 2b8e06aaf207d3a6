import { many, one, type WireOf } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';

/** What whoever closes a shift is asked besides the cash. */
export const closingTermsAnswer = one({
  /** Accounts in which phone or card machine brought money in the shift. */
  others: many({
    account_id: f.id('account'),
    name: f.text(),
    type: f.text(),
    /** What its sales brought less what its returns gave back. */
    expected: f.money({ read: 'view_account_balance' }),
  }),
});

export type ClosingTerms = WireOf<typeof closingTermsAnswer>;
export type OtherMoney = ClosingTerms['others'][number];
