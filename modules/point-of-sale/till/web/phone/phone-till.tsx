import { Suspense, use } from 'react';
import { InTopBar, useBareShell } from '#ui/layout/shell-slot.tsx';
import { TillLayout } from '#ui/till/till-layout.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { CataloguePane } from '../catalogue/catalogue-pane.tsx';
import { PhoneCart } from '../later.tsx';
import { TillPurposeContext } from '../purpose.ts';
import { SoldPane } from '../sold/sold-pane.tsx';
import { useInFront } from '../store/use-till.ts';
import classes from '../till.module.css';
import { TILL } from '../till.words.ts';
import { useTillUiPart, useTillUiValue } from '../ui-store/till-ui.ts';
import { useOnceOpened } from '../use-once-opened.ts';
import { PhoneCartBar } from './phone-cart-bar.tsx';
import { PhonePayment } from './phone-payment.tsx';

/** The till in one hand: tiles above, the total and Pay under the thumb, the cart a sheet from the bottom. */
export function PhoneTill() {
  const say = useSay();
  const purpose = use(TillPurposeContext);
  const sold = useTillUiPart('sold');
  const paying = useInFront(({ cart }) => cart.paying);
  const opened = useOnceOpened(useTillUiValue(({ panel }) => panel === 'cart'));
  useBareShell(paying);
  if (paying) return <PhonePayment />;
  return (
    <>
      <InTopBar>
        <h1 className={classes.title}>{say(purpose?.title ?? TILL.newSale)}</h1>
      </InTopBar>
      <TillLayout label={say(TILL.products)} cartLabel={say(TILL.cart)} foot={<PhoneCartBar />}>
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
