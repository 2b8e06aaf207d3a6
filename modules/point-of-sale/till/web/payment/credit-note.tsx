import { useQuery } from '@tanstack/react-query';
import { type Money, moneyOf } from '#core/money.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { amountText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { useDebtOf } from '../customer/customer-calls.ts';
import { useCarts } from '../store/use-till.ts';
import { TILL } from '../till.words.ts';
import { useTillUi } from '../ui-store/till-ui.ts';

/** Whose debt it becomes, what they owe already and what it will be; or that somebody must be chosen. */
export function CreditNote({ amount }: { amount: Money }) {
  const say = useSay();
  const { change } = useTillUi();
  const { currency } = useBranch();
  const { customer } = useCarts().cart;
  const debt = useQuery(useDebtOf(customer?.id)).data;
  if (!customer)
    return (
      <Notice
        tone="warning"
        action={
          <Button size="s" hint="F4" onClick={() => change({ panel: 'customer' })}>
            {say(TILL.chooseCustomer)}
          </Button>
        }
      >
        {say(TILL.whoOwes)}
      </Notice>
    );
  const owed = debt === undefined ? null : moneyOf(debt, currency);
  if (typeof owed !== 'bigint') return null;
  const now = say(owed > 0n ? TILL.debtNow : TILL.debtNone, {
    name: customer.name,
    amount: amountText(owed, currency),
  });
  const after = say(TILL.debtAfter, { amount: amountText(owed + amount, currency) });
  return <Notice tone={owed > 0n ? 'warning' : 'info'}>{`${now} ${after}`}</Notice>;
}
