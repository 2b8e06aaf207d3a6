import type { Currency } from '#core/currencies.ts';
import { moneyOf } from '#core/money.ts';
import type { Option } from '#ui/fields/options.tsx';
import { typedAmount } from '#web-kit/form/typed-amount.ts';
import { exactText } from '#web-kit/format/number.ts';
import type { Say } from '#web-kit/i18n/language.tsx';
import { type PaymentMode, takesMode } from '../payment-modes.ts';
import { PAYMENT } from './payment.words.ts';
import type { WayToPay } from './payment-calls.ts';

/** What stands in the fields of a payment; its account may be what was paid ahead. */
export interface TypedMoney {
  amount: string;
  /** What the network or the bank takes beside it. */
  fee: string;
  account_id: Option | null;
  mode: PaymentMode | '';
  reference: string;
}

/** The way that stands for what was paid ahead. */
export const DEPOSIT = 'deposit';

/** The modes in which an account takes money, the usual one first. */
export function modesOf(account: WayToPay | undefined): PaymentMode[] {
  const modes: PaymentMode[] = ['cash', 'emoney', 'cheque', 'credit_card'];
  return account ? modes.filter((mode) => takesMode(account.type, mode)) : [];
}

/** How it is paid: as was chosen where the account takes that, else as the account usually is. */
export function modeOf(
  { account_id, mode }: Pick<TypedMoney, 'account_id' | 'mode'>,
  accounts: readonly WayToPay[],
): PaymentMode | undefined {
  if (account_id?.value === DEPOSIT) return DEPOSIT;
  const modes = modesOf(accounts.find(({ id }) => id === account_id?.value));
  return modes.find((one) => one === mode) ?? modes[0];
}

/** Whether a fee is asked for: none of what moves in cash, or in no account. */
export function hasFee(mode: PaymentMode | undefined): boolean {
  return mode !== 'cash' && mode !== DEPOSIT;
}

/** What of a payment is said otherwise than its inputs hold. */
export function saidMoney(typed: TypedMoney, accounts: readonly WayToPay[], currency: Currency) {
  const mode = modeOf(typed, accounts);
  const isCharged = hasFee(mode) && typedAmount(typed.fee, currency) > 0n;
  return {
    // Without an account there is nothing to choose from yet, and the account is what is missing.
    mode: mode ?? 'cash',
    account_id: mode === DEPOSIT ? undefined : typed.account_id?.value,
    ...(isCharged ? {} : { fee: undefined }),
    ...(mode === 'cash' ? { reference: undefined } : {}),
  };
}

/** What is missing of the money: how much, and where it goes or comes from. */
export function missingOfMoney({ amount, account_id }: TypedMoney, currency: Currency, say: Say) {
  return {
    ...(typedAmount(amount, currency) === 0n ? { amount: say(PAYMENT.required) } : {}),
    ...(account_id ? {} : { account_id: say(PAYMENT.required) }),
  };
}

/** The same of what pays off one thing: never more than is left of it, an amount of the wire. */
export function missingOfRest(typed: TypedMoney, left: number, currency: Currency, say: Say) {
  const rest = moneyOf(left, currency);
  const isAbove = typeof rest === 'bigint' && typedAmount(typed.amount, currency) > rest;
  return {
    ...missingOfMoney(typed, currency, say),
    ...(isAbove ? { amount: say(PAYMENT.aboveRemaining, { amount: exactText(left, currency) }) } : {}),
  };
}

/** An account as it is chosen; one of another branch says of which. */
export function wayOption(way: WayToPay): Option;
export function wayOption(way: WayToPay | undefined): Option | null;
export function wayOption(way: WayToPay | undefined): Option | null {
  if (!way) return null;
  const { id, name, branch_name } = way;
  return { value: id, title: branch_name ? `${name} · ${branch_name}` : name };
}
