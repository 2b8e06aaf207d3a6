/** How money changes hands (specification §9, less what is owed), and which kinds of account take it. */
export const ACCOUNTS_OF_MODE = {
  cash: ['cash in hand'],
  emoney: ['mobile', 'bank'],
  cheque: ['bank'],
  credit_card: ['bank'],
} as const satisfies Record<string, readonly string[]>;

export const MONEY_MODES = ['cash', 'emoney', 'cheque', 'credit_card'] as const;

/** A deposit pays without an account: its money came in before. */
export const PAYMENT_MODES = [...MONEY_MODES, 'deposit'] as const;

export type PaymentMode = (typeof PAYMENT_MODES)[number];

/** Whether an account of this kind takes money that is paid so. */
export function takesMode(accountType: string, mode: PaymentMode): boolean {
  return mode !== 'deposit' && ACCOUNTS_OF_MODE[mode].some((type) => type === accountType);
}
