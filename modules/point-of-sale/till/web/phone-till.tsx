import { Suspense } from 'react';
import { formatMoney } from '#core/money.ts';
import { Button } from '#ui/actions/button.tsx';
import { InTopBar, useBareShell } from '#ui/layout/shell-slot.tsx';
import { CartBar } from '#ui/till/cart-bar.tsx';
import { TillLayout } from '#ui/till/till-layout.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { CataloguePane } from './catalogue-pane.tsx';
import { useDeskActs, useOnDesk } from './desk.ts';
import { PhoneCart } from './later.tsx';
import { PhonePayment } from './phone-payment.tsx';
import { SoldPane } from './sold-pane.tsx';
import { useCarts } from './store/use-till.ts';
import classes from './till.module.css';
import { TILL } from './till.words.ts';
import { useItemsText } from './use-items-text.ts';
import { useOnceOpened } from './use-once-opened.ts';

/** The till in one hand: tiles above, the total and Pay under the thumb, the cart a sheet from the bottom. */
export function PhoneTill() {
  const say = useSay();
  const { change, pay } = useDeskActs();
  const sold = useOnDesk('sold');
  const panel = useOnDesk('panel');
  const { currency } = useBranch();
  const { cart, bill } = useCarts();
  const items = useItemsText();
  const opened = useOnceOpened(panel === 'cart');
  useBareShell(cart.paying);
  if (cart.paying) return <PhonePayment />;
  const title = [items, cart.customer?.name].filter(Boolean).join(', ');
  return (
    <>
      <InTopBar>
        <h1 className={classes.title}>{say(TILL.newSale)}</h1>
      </InTopBar>
      <TillLayout
        label={say(TILL.products)}
        cartLabel={say(TILL.cart)}
        foot={
          <CartBar
            title={title}
            amount={formatMoney(bill.total_gross, currency)}
            onOpen={() => change({ panel: 'cart' })}
            action={
              <Button
                kind="primary"
                size="xl"
                iconAfter="right"
                disabled={cart.lines.length === 0}
                onClick={() => pay()}
              >
                {say(TILL.pay)}
              </Button>
            }
          />
        }
      >
        {sold ? <SoldPane sale={sold} /> : <CataloguePane />}
      </TillLayout>
      {opened && (
        <Suspense fallback={null}>
          <PhoneCart />
        </Suspense>
      )}
    </>
  );
}
