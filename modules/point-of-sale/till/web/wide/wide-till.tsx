import { use } from 'react';
import { InTopBar } from '#ui/layout/shell-slot.tsx';
import { TillLayout } from '#ui/till/till-layout.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { CartPane } from '../cart/cart-pane.tsx';
import { CartsBar } from '../cart/carts-bar.tsx';
import { CataloguePane } from '../catalogue/catalogue-pane.tsx';
import { PaymentPane } from '../payment/payment-pane.tsx';
import { TillPurposeContext } from '../purpose.ts';
import { SoldPane } from '../sold/sold-pane.tsx';
import { useInFront } from '../store/use-till.ts';
import classes from '../till.module.css';
import { TILL } from '../till.words.ts';
import { TillHints } from '../till-hints.tsx';
import { useTillUiPart } from '../ui-store/till-ui.ts';

/** The till on a wide screen: carts in the top bar, catalogue or payment at the left, the cart at the right. */
export function WideTill() {
  const say = useSay();
  const purpose = use(TillPurposeContext);
  const sold = useTillUiPart('sold');
  const paying = useInFront(({ cart }) => cart.paying);
  const left = paying ? <PaymentPane /> : sold ? <SoldPane sale={sold} /> : <CataloguePane />;
  return (
    <>
      <InTopBar>
        <h1 className={classes.title}>{say(purpose?.title ?? TILL.newSale)}</h1>
        <CartsBar />
      </InTopBar>
      <TillLayout
        label={say(paying ? TILL.payment : TILL.products)}
        cartLabel={say(TILL.cart)}
        cart={<CartPane />}
        foot={<TillHints />}
      >
        {left}
      </TillLayout>
    </>
  );
}
