import { memo } from 'react';
import { CartTabs } from '#ui/till/cart-tabs.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { TIDY, useDeskActs } from '../desk/desk.ts';
import { useInFront, useTill } from '../store/use-till.ts';
import { TILL } from '../till.words.ts';
import { useCartTabs } from './use-cart-tabs.ts';

/** The open carts; parking is just opening another. */
export const CartsBar = memo(function CartsBar() {
  const say = useSay();
  const desk = useDeskActs();
  const till = useTill();
  const front = useInFront(({ cart }) => cart.id);
  const tabs = useCartTabs();
  const tidy = () => {
    desk.change({ ...TIDY });
    desk.toScanField();
  };
  return (
    <CartTabs
      label={say(TILL.carts)}
      tabs={tabs}
      value={front}
      onChange={(id) => {
        till.showCart(id);
        desk.change({ ...TIDY });
      }}
      open={say(TILL.newCart)}
      onOpen={() => {
        till.openCart();
        tidy();
      }}
      close={(name) => say(TILL.closeCart, { name })}
      onClose={(id) => {
        if (desk.tell(till.closeCart(id))) tidy();
      }}
    />
  );
});
