import { memo, use } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { PayRow } from '#ui/till/bill.tsx';
import { amountText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { toPayOf } from '../../exchange.rules.ts';
import { EXCHANGE } from '../exchange/exchange.words.ts';
import { CompleteButton } from '../payment/complete-button.tsx';
import { TillPurposeContext } from '../purpose.ts';
import { useInFront } from '../store/use-till.ts';
import { TILL } from '../till.words.ts';
import { useTillUiActions } from '../ui-store/till-ui.ts';

/** Empty, park and pay; while paying the one verb that completes the sale. */
export const CartActions = memo(function CartActions() {
  const say = useSay();
  const may = useMay();
  const ui = useTillUiActions();
  const purpose = use(TillPurposeContext);
  const paying = useInFront(({ cart }) => cart.paying);
  const empty = useInFront(({ cart }) => cart.lines.length === 0);
  if (paying)
    return (
      <PayRow>
        <CompleteButton />
      </PayRow>
    );
  return (
    <PayRow>
      {may('clear_sales_on_cart') && (
        <IconButton
          icon="delete"
          kind="secondary"
          size="xl"
          name={say(TILL.clearCart)}
          disabled={empty}
          onClick={() => ui.change({ panel: 'clear' })}
        />
      )}
      <Button size="xl" hint="F8" disabled={empty} onClick={() => void ui.park()}>
        {say(TILL.park)}
      </Button>
      <Button kind="primary" size="xl" hint="F9" disabled={empty} onClick={() => ui.pay()}>
        {purpose ? say(purpose.verb) : <AmountToPay />}
      </Button>
    </PayRow>
  );
});

/** Apart from its button, of which a scan changes nothing else. */
function AmountToPay() {
  const say = useSay();
  const { currency } = useBranch();
  const total = useInFront(({ bill, exchange }) => toPayOf(bill, exchange));
  const over = useInFront(({ exchange }) => exchange?.over ?? null);
  if (over !== null && over > 0n) return say(EXCHANGE.giveBack, { amount: amountText(over, currency) });
  if (over !== null && total === 0n) return say(EXCHANGE.even);
  return say(TILL.payAmount, { amount: amountText(total, currency) });
}
