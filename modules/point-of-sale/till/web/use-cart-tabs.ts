import { useMemo } from 'react';
import { formatMoney } from '#core/money.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { billOf } from '../bill.rules.ts';
import type { OpenCart } from '../open-cart.rules.ts';
import { useCarts, useCatalogue } from './store/use-till.ts';
import { TILL } from './till.words.ts';

/** The open carts as their tabs say it: whose it is, and what it comes to. */
export function useCartTabs() {
  const say = useSay();
  const { currency } = useBranch();
  const { head } = useCatalogue();
  const { carts, cart: front } = useCarts();
  return useMemo(() => {
    const unnamed = carts.filter((cart) => nameOf(cart) === '');
    return carts.map((cart) => {
      const place = unnamed.indexOf(cart);
      const walkIn = place === 0 ? say(TILL.walkIn) : say(TILL.walkInNumber, { n: place + 1 });
      const total = head && cart.id !== front.id ? billOf(cart, head.settings).total_gross : 0n;
      return {
        id: cart.id,
        name: nameOf(cart) || walkIn,
        ...(total > 0n ? { amount: formatMoney(total, currency) } : {}),
      };
    });
  }, [carts, front.id, head, currency, say]);
}

function nameOf(cart: OpenCart): string {
  return cart.name || cart.customer?.name || '';
}
