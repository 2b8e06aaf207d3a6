import { useCallback, useState } from 'react';
import { useDeskNow } from './desk/desk.ts';
import { useCartsNow } from './store/use-till.ts';

/**
 * Whether what an open panel asked for is still meant: it is open, over the cart for which it was opened. What the server
 * answers to somebody who has gone on changes no other cart.
 */
export function useStillMeant(): () => boolean {
  const desk = useDeskNow();
  const carts = useCartsNow();
  const [asked] = useState(() => ({ panel: desk().panel, cart: carts().cart.id }));
  return useCallback(
    () => desk().panel === asked.panel && carts().cart.id === asked.cart,
    [desk, carts, asked],
  );
}
