import type { Currency } from '#core/currencies.ts';
import { newId } from '#core/ids.ts';
import { moneyOfWire, moneyToWire } from '#core/money.ts';
import { answersTo, type CashAnswer } from '../cash-answers.rules.ts';
import type { ShiftTerms } from '../shift-questions.answer.ts';

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
      amount: String(sizeOf(left)),
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

/** What the answers leave open of so much, in units of the currency; below zero of what is above where they say too much. */
export function leftAfter(
  left: number,
  answers: readonly Pick<TypedAnswer, 'amount'>[],
  currency: Currency,
): number {
  const minor = (wire: number) => moneyOfWire(wire, currency) ?? 0n;
  const said = answers.reduce((sum, { amount }) => sum + minor(Number(amount || 0)), 0n);
  return moneyToWire(left > 0 ? minor(left) - said : minor(left) + said, currency);
}

/** An amount without its sign. */
export function sizeOf(amount: number): number {
  return amount < 0 ? -amount : amount;
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
