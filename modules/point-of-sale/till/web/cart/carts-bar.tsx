import { memo } from 'react';
import { CartTabs } from '#ui/till/cart-tabs.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { ParkedVerb } from '../parked/parked-verb.tsx';
import { useInFront, useTill } from '../store/use-till.ts';
import { TILL } from '../till.words.ts';
import { TIDY, useTillUiActions } from '../ui-store/till-ui.ts';
import { useCartTabs } from './use-cart-tabs.ts';

/** The open carts of this device, and the way to those that are parked for all tills. */
export const CartsBar = memo(function CartsBar() {
  const say = useSay();
  const ui = useTillUiActions();
  const till = useTill();
  const front = useInFront(({ cart }) => cart.id);
  const tabs = useCartTabs();
  const tidy = () => {
    ui.change({ ...TIDY });
    ui.toScanField();
  };
  return (
    <>
      <CartTabs
        label={say(TILL.carts)}
        tabs={tabs}
        value={front}
        onChange={(id) => {
          till.showCart(id);
          ui.change({ ...TIDY });
        }}
        open={say(TILL.newCart)}
        onOpen={() => {
          till.openCart();
          tidy();
        }}
        close={(name) => say(TILL.closeCart, { name })}
        onClose={(id) => {
          if (ui.tell(till.closeCart(id))) tidy();
        }}
      />
      <ParkedVerb />
    </>
  );
});
