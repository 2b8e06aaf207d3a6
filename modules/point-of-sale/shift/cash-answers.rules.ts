import type { RowOf } from '#core/define-entity.ts';
import type { transaction } from '#modules/finance/transaction/transaction.entity.ts';

/** Where cash went or came from that a count found missing or too much (A32). */
export const CASH_ANSWERS = [
  'transfer',
  'owner_took',
  'owner_brought',
  'expense',
  'missing',
  'found',
] as const;

export type CashAnswer = (typeof CASH_ANSWERS)[number];

type Moved = Pick<
  RowOf<typeof transaction>,
  'type' | 'account_id' | 'to_account_id' | 'counterpart' | 'expense_type_id'
>;
type AccountId = Moved['account_id'];

/** What is said of cash that a till lacks or has too much. */
export interface ExplainedBy {
  answer: CashAnswer;
  till: AccountId;
  /** Whether less was counted than the books said. */
  isLess: boolean;
  account: AccountId | null;
  expenseType: Moved['expense_type_id'];
}

/** The transaction that an answer is; null where it does not fit what was counted. */
export function transactionOf({ answer, till, isLess, account, expenseType }: ExplainedBy): Moved | null {
  const nothing = { to_account_id: null, counterpart: null, expense_type_id: null };
  if (answer === 'transfer')
    return isLess
      ? { ...nothing, type: 'transfer', account_id: till, to_account_id: account }
      : { ...nothing, type: 'transfer', account_id: account ?? till, to_account_id: till };
  const counterpart = COUNTERPARTS[isLess ? 'less' : 'more'][answer];
  if (!counterpart) return null;
  return {
    ...{ ...nothing, type: isLess ? 'withdraw' : 'deposit', account_id: till, counterpart },
    expense_type_id: answer === 'expense' ? expenseType : null,
  };
}

/** The answers that fit what was counted, in the order in which they are offered. */
export function answersTo(isLess: boolean): CashAnswer[] {
  return CASH_ANSWERS.filter(
    (answer) => answer === 'transfer' || COUNTERPARTS[isLess ? 'less' : 'more'][answer],
  );
}

const COUNTERPARTS: Readonly<
  Record<'less' | 'more', Readonly<Partial<Record<CashAnswer, NonNullable<Moved['counterpart']>>>>>
> = {
  less: { owner_took: 'drawings', expense: 'expense', missing: 'missing' },
  more: { owner_brought: 'owner_capital', found: 'found' },
};
