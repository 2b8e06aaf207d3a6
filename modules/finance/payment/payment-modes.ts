import type { Problem } from '#core/errors.ts';
import { PAYMENT_TEXTS } from './payment.words.ts';

/** How money changes hands (specification §9, less what is owed). */
export const MONEY_MODES = ['cash', 'emoney', 'cheque', 'credit_card'] as const;

/** A deposit pays without an account: its money came in before. */
export const PAYMENT_MODES = [...MONEY_MODES, 'deposit'] as const;

export type PaymentMode = (typeof PAYMENT_MODES)[number];

/** The kinds of account that take money in each mode. */
const ACCOUNTS_OF_MODE: Readonly<Record<string, readonly string[]>> = {
  cash: ['cash in hand'],
  emoney: ['mobile', 'bank'],
  cheque: ['clearing', 'bank'],
  credit_card: ['clearing', 'bank'],
} satisfies Record<(typeof MONEY_MODES)[number], readonly string[]>;

/** Whether an account of this kind takes money that is paid so; what is owed or was paid ahead goes into none. */
export function takesMode(accountType: string, mode: string): boolean {
  return ACCOUNTS_OF_MODE[mode]?.includes(accountType) ?? false;
}

/** How money leaves and enters an account of a kind where nobody says it. */
export function usualMode(accountType: string): (typeof MONEY_MODES)[number] {
  if (accountType === 'cash in hand') return 'cash';
  return accountType === 'clearing' ? 'credit_card' : 'emoney';
}

/** What is wrong with the account that is named for money which is paid so; nothing where it takes it. */
export function accountFault(
  { account_id, mode }: { account_id?: string | null; mode: string },
  account: { type: string } | undefined,
): Problem | undefined {
  if (mode === 'deposit') return account_id ? DEPOSIT_TAKES_NO_ACCOUNT : undefined;
  if (!account_id) return { key: 'required' };
  if (!account) return { key: 'not_found' };
  return takesMode(account.type, mode) ? undefined : OTHER_ACCOUNT;
}

const OTHER_ACCOUNT: Problem = {
  key: 'other_account',
  words: PAYMENT_TEXTS.otherAccount,
};

const DEPOSIT_TAKES_NO_ACCOUNT: Problem = {
  key: 'no_account',
  words: PAYMENT_TEXTS.noAccount,
};
