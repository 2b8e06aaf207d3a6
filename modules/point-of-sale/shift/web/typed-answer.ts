import { newId } from '#core/ids.ts';
import type { CashAnswer } from '#modules/finance/transaction/explained-cash.rules.ts';
import { answersTo } from '#modules/finance/transaction/explained-cash.rules.ts';
import type { ShiftTerms } from '../shift-terms.ts';

/** What is typed of one part of cash that a count found missing or too much. */
export interface TypedAnswer {
  id: string;
  answer: CashAnswer;
  amount: string;
  account: string;
  expenseType: string;
  receipt: boolean;
  receiptNumber: string;
  tax: 'standard' | 'exempt';
}

/** An answer that is begun with all that is left; money usually lies in the safe. */
export function newAnswer(left: number, { places }: Pick<ShiftTerms, 'places'>): TypedAnswer {
  const safe = places.find(({ is_safe }) => is_safe);
  const [first = 'missing', second = 'missing'] = answersTo(left > 0);
  return {
    ...{
      id: newId(),
      answer: safe ? first : second,
      amount: String(Math.abs(left)),
      account: safe?.id ?? '',
    },
    ...{ expenseType: '', receipt: false, receiptNumber: '', tax: 'standard' },
  };
}

/** Whether an answer says all that it needs. */
export function isWhole({ answer, amount, account, expenseType }: TypedAnswer): boolean {
  if (!(Number(amount) > 0)) return false;
  return answer === 'transfer' ? account !== '' : answer !== 'expense' || expenseType !== '';
}

/** What the answers leave open of so much. */
export function leftAfter(left: number, answers: readonly Pick<TypedAnswer, 'amount'>[]): number {
  const said = answers.reduce((sum, { amount }) => sum + Math.round(Number(amount || 0) * 100), 0);
  return Math.sign(left) * ((Math.round(Math.abs(left) * 100) - said) / 100);
}

/** The body of `shift.explain`. */
export function bodyOfAnswer(typed: TypedAnswer, shift_id: string) {
  const { id, answer, amount, account, expenseType, receipt, receiptNumber, tax } = typed;
  return {
    ...{ id, shift_id, answer, amount: Number(amount) },
    ...(answer === 'transfer' ? { account_id: account } : {}),
    ...(answer === 'expense' ? { expense_type_id: expenseType, has_receipt: receipt } : {}),
    ...(answer === 'expense' && receipt
      ? { tax_type: tax, ...(receiptNumber.trim() ? { receipt_number: receiptNumber.trim() } : {}) }
      : {}),
  };
}
