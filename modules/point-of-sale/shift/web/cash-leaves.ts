import type { CashAnswer } from '../cash-answers.rules.ts';

/** Out of which account cash goes that is moved at a till: out of the till itself, or out of the one that puts it in. */
export function leavesByMove(
  { way, place, account }: { way: 'cash-in' | 'cash-out'; place: string; account: string },
  tillId: string,
): string {
  if (way === 'cash-out') return tillId;
  return place === 'account' ? account : '';
}

/**
 * Out of which other account an answer takes money: cash that is too much came from there. Cash that is missing lies there by
 * now, and no more of it than the question names leaves the till.
 */
export function leavesByAnswer(
  { answer, account }: { answer: CashAnswer; account: string },
  isLess: boolean,
): string {
  return answer === 'transfer' && !isLess ? account : '';
}
