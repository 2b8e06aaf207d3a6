import { useMemo } from 'react';
import { amountText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { billOf } from '../../bill.rules.ts';
import type { OpenCart } from '../../open-cart.rules.ts';
import type { CartsState } from '../store/till.ts';
import { useCatalogue, useInFront } from '../store/use-till.ts';
import { TILL } from '../till.words.ts';

/** The open carts as their tabs say it: whose it is, and what it comes to. */
export function useCartTabs() {
  const say = useSay();
  const { currency } = useBranch();
  const { head } = useCatalogue();
  const { carts, cart: front } = useInFront(all, haveSameTabs);
  return useMemo(() => {
    const unnamed = carts.filter((cart) => nameOf(cart) === '');
    return carts.map((cart) => {
      const place = unnamed.indexOf(cart);
      const walkIn = place === 0 ? say(TILL.walkIn) : say(TILL.walkInNumber, { n: place + 1 });
      const total = head && cart.id !== front.id ? billOf(cart, head.settings).total_gross : 0n;
      return {
        id: cart.id,
        name: nameOf(cart) || walkIn,
        ...(total > 0n ? { amount: amountText(total, currency) } : {}),
      };
    });
  }, [carts, front.id, head, currency, say]);
}

function all(state: CartsState): CartsState {
  return state;
}

/** Nothing that the tab of the cart in front says of it changes with its lines. */
function haveSameTabs(one: CartsState, other: CartsState): boolean {
  if (one.cart.id !== other.cart.id || one.carts.length !== other.carts.length) return false;
  return one.carts.every((cart, place) => {
    const now = other.carts[place];
    return cart === now || (cart.id === one.cart.id && cart.id === now?.id && nameOf(cart) === nameOf(now));
  });
}

function nameOf(cart: OpenCart): string {
  return cart.name || cart.customer?.name || '';
}
