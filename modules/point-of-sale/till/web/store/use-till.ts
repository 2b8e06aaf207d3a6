import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { allowed } from '#core/permissions.ts';
import { call } from '#web-kit/api/client.ts';
import { isReached } from '#web-kit/api/reachability.ts';
import type { Observable } from '#web-kit/offline/observable.ts';
import { tabsOf } from '#web-kit/offline/other-tabs.ts';
import { useActor, useBranch, useCurrentUser } from '#web-kit/user/current-user.tsx';
import { indexedShelf } from './indexed-shelf.ts';
import { openTill, type TillMachine } from './open-till.ts';
import type { CartsState, CatalogueState, Till } from './till.ts';
import { waitingOf } from './waiting-of.ts';

/** The till of the user in his branch, opened when it is first asked for. Its acts never change. */
export function useTill(): Till {
  return useMachine().till;
}

/** What may be sold, in step with the shop for as long as a screen looks at it; drawn again when anything changes. */
export function useCatalogue(): CatalogueState {
  const { catalogue, attend } = useMachine();
  useEffect(attend, [attend]);
  return useSyncExternalStore(catalogue.follow, catalogue.get);
}

/** The open carts, the one in front, what it comes to and how it is being paid. */
export function useCarts(): CartsState {
  const { carts } = useMachine();
  return useSyncExternalStore(carts.follow, carts.get);
}

/** A part of what stands at the till; drawn again only when that part is another. */
export function useInFront<T>(
  pick: (state: CartsState) => T,
  isSame: (a: T, b: T) => boolean = Object.is,
): T {
  return usePartOf(useMachine().carts, pick, isSame);
}

/** The same, a frame after the line that was scanned stands in the cart. */
export function useOnceDrawn<T>(pick: (state: CartsState) => T): T {
  return usePartOf(useMachine().drawnCarts, pick, Object.is);
}

function usePartOf<T>(
  carts: Observable<CartsState>,
  pick: (state: CartsState) => T,
  isSame: (a: T, b: T) => boolean,
): T {
  const seen = useRef<{ part: T }>(null);
  return useSyncExternalStore(carts.follow, () => {
    const part = pick(carts.get());
    if (!seen.current || !isSame(seen.current.part, part)) seen.current = { part };
    return seen.current.part;
  });
}

/** What stands at the till at the moment of asking, for who acts on it and draws nothing of it. */
export function useCartsNow(): () => CartsState {
  return useMachine().carts.get;
}

/** What may be sold, at the moment of asking. */
export function useCatalogueNow(): () => CatalogueState {
  return useMachine().catalogue.get;
}

const machines = new Map<string, TillMachine>();

function useMachine(): TillMachine {
  const user = useCurrentUser();
  const { id: branch, switches } = useBranch();
  const actor = useActor();
  return useMemo(() => {
    const may = (right: string) => allowed(actor, right);
    const rights = {
      remove: may('clear_sales_on_cart'),
      price: may('adjust_selling_price_when_selling'),
      discount: may('view_discount'),
      // Somebody must owe it.
      credit: may('sale_on_credit') && (may('list_customers') || may('create_customer')),
      backDate: may('back_date_sale'),
      takeBack: may('delete_sale'),
    };
    const { barcode_scanning, can_categorize_products, products_can_expire } = switches;
    const shape = JSON.stringify([
      may('view_product_stock'),
      may('view_selling_price'),
      barcode_scanning,
      can_categorize_products,
      products_can_expire,
      'VAT by day',
    ]);
    const scope = `${branch} ${user.id}`;
    const name = JSON.stringify([scope, rights, shape]);
    const known = machines.get(name);
    if (known) return known;
    const world = { scope, rights, shape, served: user.name, ask: call, isAway: () => !isReached() };
    const made = openTill(
      { ...world, shelf: indexedShelf, otherTabs: tabsOf(`till ${scope}`) },
      waitingOf(scope),
    );
    machines.set(name, made);
    return made;
  }, [user.id, user.name, branch, switches, actor]);
}
