import type { Currency } from '#core/currencies.ts';
import { type Money, moneyOfText, moneyToWire, ZERO_MONEY } from '#core/money.ts';
import type { Say } from '#web-kit/i18n/language.tsx';
import { type PaymentMode, takesMode } from '../payment-modes.ts';
import { PAYMENT } from './payment.words.ts';
import type { WayToPay } from './payment-calls.ts';

/** What stands in the fields of a payment. */
export type TypedMoney = {
  amount: string;
  /** What the network or the bank takes beside it. */
  fee: string;
  /** An account, or `deposit`. */
  way: string;
  mode: PaymentMode;
  reference: string;
  date: string;
  remarks: string;
};

/** The way that stands for what was paid ahead. */
export const DEPOSIT = 'deposit';

export const NOTHING_TYPED: TypedMoney = {
  amount: '',
  fee: '',
  way: '',
  mode: 'cash',
  reference: '',
  date: '',
  remarks: '',
};

/** The modes in which an account takes money, the usual one first. */
export function modesOf(account: WayToPay | undefined): PaymentMode[] {
  const modes: PaymentMode[] = ['cash', 'emoney', 'cheque', 'credit_card'];
  return account ? modes.filter((mode) => takesMode(account.type, mode)) : [];
}

/** The amount that is typed; nothing while it is none. */
export function amountOf({ amount }: TypedMoney, currency: Currency): bigint {
  const read = moneyOfText(amount, currency);
  return typeof read === 'bigint' ? read : 0n;
}

/** The fee that is typed; nothing while it is none, and of what moves in cash or in no account, where none is asked for. */
export function feeOf({ fee }: TypedMoney, mode: PaymentMode | undefined, currency: Currency): Money {
  const read = mode === 'cash' || mode === DEPOSIT ? ZERO_MONEY : moneyOfText(fee, currency);
  return typeof read === 'bigint' ? read : ZERO_MONEY;
}

/** How it is paid: as was chosen where the account takes that, else as the account usually is. */
export function modeOf(typed: TypedMoney, accounts: readonly WayToPay[]): PaymentMode | undefined {
  if (typed.way === DEPOSIT) return DEPOSIT;
  const modes = modesOf(accounts.find(({ id }) => id === typed.way));
  return modes.includes(typed.mode) ? typed.mode : modes[0];
}

/** The part of a body that every payment has. */
export function bodyOfMoney(typed: TypedMoney, accounts: readonly WayToPay[], currency: Currency) {
  const account = accounts.find(({ id }) => id === typed.way);
  const mode = modeOf(typed, accounts);
  const fee = feeOf(typed, mode, currency);
  return {
    amount: moneyToWire(amountOf(typed, currency), currency),
    ...(fee > 0n ? { fee: moneyToWire(fee, currency) } : {}),
    // Without an account there is nothing to choose from yet, and the account is what is missing.
    mode: mode ?? 'cash',
    ...(account ? { account_id: account.id } : {}),
    ...(typed.reference.trim() && mode !== 'cash' ? { reference: typed.reference.trim() } : {}),
    ...(typed.date ? { date: typed.date } : {}),
    ...(typed.remarks.trim() ? { remarks: typed.remarks.trim() } : {}),
  };
}

/** What people call the keys of a body that says how money changes hands. */
export function labelsOfMoney(say: Say) {
  return {
    amount: say(PAYMENT.amount),
    fee: say(PAYMENT.fee),
    account_id: say(PAYMENT.account),
    mode: say(PAYMENT.mode),
    reference: say(PAYMENT.reference),
    date: say(PAYMENT.date),
    remarks: say(PAYMENT.remarks),
  };
}

/** What is missing of the money: how much, and where it goes or comes from. */
export function missingOfMoney(typed: TypedMoney, currency: Currency, say: Say) {
  return {
    ...(amountOf(typed, currency) === 0n ? { amount: say(PAYMENT.required) } : {}),
    ...(typed.way === '' ? { account_id: say(PAYMENT.required) } : {}),
  };
}
