import { formatMoney } from '#core/money.ts';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { PayRow } from '#ui/till/bill.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { CompleteButton } from './complete-button.tsx';
import { TIDY, useDeskActs } from './desk.ts';
import { useCarts, useTill } from './store/use-till.ts';
import { TILL } from './till.words.ts';

/** Empty, park and pay; while paying the one verb that completes the sale. */
export function CartActions() {
  const say = useSay();
  const may = useMay();
  const till = useTill();
  const desk = useDeskActs();
  const { currency } = useBranch();
  const { cart, bill } = useCarts();
  const empty = cart.lines.length === 0;
  if (cart.paying)
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
          onClick={() => desk.change({ panel: 'clear' })}
        />
      )}
      <Button
        size="xl"
        hint="F8"
        disabled={empty}
        onClick={() => {
          till.openCart();
          desk.change({ ...TIDY });
          desk.toScanField();
        }}
      >
        {say(TILL.park)}
      </Button>
      <Button kind="primary" size="xl" hint="F9" disabled={empty} onClick={() => desk.pay()}>
        {say(TILL.payAmount, { amount: formatMoney(bill.total_gross, currency) })}
      </Button>
    </PayRow>
  );
}
