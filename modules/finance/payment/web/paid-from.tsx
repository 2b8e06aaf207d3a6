import type { Money } from '#core/money.ts';
import type { Option } from '#ui/fields/options.tsx';
import { Asked, type AskedInput } from '#web-kit/form/asked.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { PAYMENT } from './payment.words.ts';
import type { WayToPay } from './payment-calls.ts';
import { isNamed } from './said-payments.ts';
import { wayOption } from './typed-money.ts';

export interface PaidFromProps {
  ask: (column: 'account_id' | 'reference' | 'fee') => AskedInput;
  account: Option | null;
  /** Where money can come from, and what else can pay. */
  accounts: readonly WayToPay[];
  others?: readonly Option[];
  /** What goes out of the account with its fee, in minor units. */
  leaving: Money;
  /** How much, where that is asked for. */
  amount?: AskedInput | undefined;
}

/** Out of which account, how much, and what the network or the bank calls it: cash that changes hands has no reference. */
export function PaidFrom({ ask, account, accounts, others = [], leaving, amount }: PaidFromProps) {
  const say = useSay();
  const ways = [...accounts.map((one) => wayOption(one)), ...others];
  const isCharged = isNamed(account, accounts);
  return (
    <>
      <Asked input={ask('account_id')} options={ways} optional={false} leaving={leaving} />
      {amount && <Asked input={amount} />}
      {isCharged && <Asked input={ask('reference')} />}
      {isCharged && <Asked input={ask('fee')} hint={say(PAYMENT.feeWhy)} />}
    </>
  );
}
