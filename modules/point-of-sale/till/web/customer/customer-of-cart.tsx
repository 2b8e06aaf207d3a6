import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { groupedPhone } from '#ui/fields/phone-text.ts';
import { CustomerStrip } from '#ui/till/customer-strip.tsx';
import { moneyText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { useInFront } from '../store/use-till.ts';
import { TILL } from '../till.words.ts';
import { useTillUiActions } from '../ui-store/till-ui.ts';
import { useTillRights } from '../use-till-rights.ts';
import { useDebtOf } from './customer-calls.ts';

/** Who buys, what they owe, and the way to choose another. */
export const CustomerOfCart = memo(function CustomerOfCart() {
  const say = useSay();
  const { change } = useTillUiActions();
  const { currency } = useBranch();
  const customer = useInFront(({ cart }) => cart.customer);
  const { customer: maySay } = useTillRights();
  const debt = useQuery(useDebtOf(customer?.id)).data ?? 0;
  return (
    <CustomerStrip
      name={customer?.name ?? say(TILL.walkIn)}
      known={customer !== null}
      note={customer?.phone_number ? groupedPhone(customer.phone_number) : undefined}
      owes={debt > 0 ? { title: say(TILL.owes), amount: moneyText(debt, currency) } : undefined}
      action={
        maySay && (
          <Button size="s" hint="F4" onClick={() => change({ panel: 'customer' })}>
            {say(customer ? TILL.changeCustomer : TILL.chooseCustomer)}
          </Button>
        )
      }
    />
  );
});
