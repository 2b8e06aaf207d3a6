import { use } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { CartBar } from '#ui/till/cart-bar.tsx';
import { amountText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { toPayOf } from '../../exchange.rules.ts';
import { useItemsText } from '../cart/use-items-text.ts';
import { EXCHANGE } from '../exchange/exchange.words.ts';
import { TillPurposeContext } from '../purpose.ts';
import { useInFront } from '../store/use-till.ts';
import { TILL } from '../till.words.ts';
import { useTillUiActions } from '../ui-store/till-ui.ts';

/** Total and Pay under the thumb; pressing the total opens the cart. */
export function PhoneCartBar() {
  const say = useSay();
  const { change, pay } = useTillUiActions();
  const { currency } = useBranch();
  const purpose = use(TillPurposeContext);
  const customer = useInFront(({ cart }) => cart.customer?.name);
  const over = useInFront(({ exchange }) => exchange?.over ?? null);
  const toPay = useInFront(({ bill, exchange }) => toPayOf(bill, exchange));
  const total = over !== null && over > 0n ? over : toPay;
  const verb =
    over === null ? TILL.pay : over > 0n ? EXCHANGE.givenBack : toPay === 0n ? EXCHANGE.even : TILL.pay;
  const empty = useInFront(({ cart }) => cart.lines.length === 0);
  const items = useItemsText();
  return (
    <CartBar
      title={[items, customer].filter(Boolean).join(', ')}
      amount={amountText(total, currency)}
      onOpen={() => change({ panel: 'cart' })}
      action={
        <Button kind="primary" size="xl" iconAfter="right" disabled={empty} onClick={() => pay()}>
          {say(purpose?.verb ?? verb)}
        </Button>
      }
    />
  );
}
