import { useCallback, useState } from 'react';
import { useCartsNow } from './store/use-till.ts';
import { useTillUiNow } from './ui-store/till-ui.ts';

/**
 * Whether what an open panel asked for is still meant: it is open, over the cart for which it was opened. What the server
 * answers to somebody who has gone on changes no other cart.
 */
export function useStillMeant(): () => boolean {
  const ui = useTillUiNow();
  const carts = useCartsNow();
  const [asked] = useState(() => ({ panel: ui().panel, cart: carts().cart.id }));
  return useCallback(() => ui().panel === asked.panel && carts().cart.id === asked.cart, [ui, carts, asked]);
}
