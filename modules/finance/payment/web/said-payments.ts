import type { Currency } from '#core/currencies.ts';
import { type Money, moneyToWire, sum, ZERO_MONEY } from '#core/money.ts';
import type { Option } from '#ui/fields/options.tsx';
import { typedAmount } from '#web-kit/form/typed-amount.ts';
import type { WayToPay } from './payment-calls.ts';
import { DEPOSIT } from './typed-money.ts';

/** How much of a document is paid as it is made. */
export type Paid = 'all' | 'part' | 'nothing';

/** Nobody empties a drawer by not looking: what is paid, and out of what, is said. */
export const NOT_YET: Paid = 'nothing';

/** A payment as it is typed. */
export interface TypedPayment {
  account_id: Option | null;
  amount: string;
  /** What the network or the bank takes beside it. */
  fee: string;
  reference: string;
}

/** What is paid now of so much. */
export function paidNow(
  { paid, payments }: { paid: Paid; payments: readonly { amount: string }[] },
  total: Money,
  currency: Currency,
): Money {
  if (paid === 'nothing') return ZERO_MONEY;
  return paid === 'all' ? total : sum(payments.map(({ amount }) => typedAmount(amount, currency)));
}

/** Whether money leaves a drawer, where nothing gives it a reference. */
export function isFromDrawer(account: Option | null, accounts: readonly WayToPay[]): boolean {
  return accounts.find(({ id }) => id === account?.value)?.type === 'cash in hand';
}

/** Whether what moves is named by a wallet or a bank, which may take a fee for it. */
export function isNamed(account: Option | null, accounts: readonly WayToPay[]): boolean {
  return account !== null && account.value !== DEPOSIT && !isFromDrawer(account, accounts);
}

/** The payments of a body: none, all of it out of the first account, or each what is typed. */
export function saidPayments(
  { paid, payments }: { paid: Paid; payments: readonly unknown[] },
  total: Money,
  accounts: readonly WayToPay[],
  currency: Currency,
) {
  return ({ account_id, amount, fee }: TypedPayment, place: number) => {
    const isNone = paid === 'nothing' || (paid === 'all' && (place > 0 || total === ZERO_MONEY));
    // Of several that are typed, one without an amount is none.
    if (isNone || (payments.length > 1 && typedAmount(amount, currency) === ZERO_MONEY)) return null;
    return {
      ...(paid === 'all' ? { amount: moneyToWire(total, currency) } : {}),
      ...(account_id?.value === DEPOSIT ? { account_id: undefined, mode: DEPOSIT } : {}),
      ...(isNamed(account_id, accounts) ? {} : { reference: undefined }),
      ...(isNamed(account_id, accounts) && typedAmount(fee, currency) > 0n ? {} : { fee: undefined }),
    };
  };
}
