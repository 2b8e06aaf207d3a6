import { queryOptions } from '@tanstack/react-query';
import { askPage } from '#web-kit/api/rows.ts';
import { parkedCart } from '../../../parked-cart/parked-cart.entity.ts';
import type { ListedParked } from '../../../parked-cart/wire-parked.ts';

/** As many as a drawer shows; older ones are found in the list of all. */
const MOST_SHOWN = 50;

/** How often a till asks what others have parked. */
const ASKED_EVERY_MS = 60_000;

/** The carts that wait for any till of the branch, the newest first, and how many there are. */
export const parkedCarts = () =>
  queryOptions({
    queryKey: [parkedCart.name, 'waiting'] as const,
    queryFn: ({ signal }) =>
      askPage(
        parkedCart,
        ['name', 'customer', 'amount'],
        { condition: 'parked', limit: MOST_SHOWN, sort: 'created_at', order: -1 },
        { signal },
      ),
    refetchInterval: ASKED_EVERY_MS,
  });

/** Those whose name, customer or cashier has a text in it. */
export function parkedLike(carts: readonly ListedParked[], typed: string): ListedParked[] {
  const text = typed.trim().toLowerCase();
  return carts.filter(({ name, customer_name, created_by_name }) =>
    [name, customer_name, created_by_name].some((word) => word?.toLowerCase().includes(text)),
  );
}
