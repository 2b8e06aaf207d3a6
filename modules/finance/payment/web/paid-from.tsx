import type { Money } from '#core/money.ts';
import type { Option } from '#ui/fields/options.tsx';
import { Asked, type AskedInput } from '#web-kit/form/asked.tsx';
import type { WayToPay } from './payment-calls.ts';
import { isFromDrawer } from './said-payments.ts';
import { DEPOSIT, wayOption } from './typed-money.ts';

export interface PaidFromProps {
  ask: (column: 'account_id' | 'reference') => AskedInput;
  account: Option | null;
  /** Where money can come from, and what else can pay. */
  accounts: readonly WayToPay[];
  others?: readonly Option[];
  /** What goes out of the account, in minor units. */
  leaving: Money;
  /** How much, where that is asked for. */
  amount?: AskedInput | undefined;
}

/** Out of which account, how much, and what the network or the bank calls it: cash that changes hands has no reference. */
export function PaidFrom({ ask, account, accounts, others = [], leaving, amount }: PaidFromProps) {
  const ways = [...accounts.map((one) => wayOption(one)), ...others];
  const isNamed = account !== null && account.value !== DEPOSIT && !isFromDrawer(account, accounts);
  return (
    <>
      <Asked input={ask('account_id')} options={ways} optional={false} leaving={leaving} />
      {amount && <Asked input={amount} />}
      {isNamed && <Asked input={ask('reference')} />}
    </>
  );
}
