import { useSyncExternalStore } from 'react';
import { allowed } from '#core/permissions.ts';
import { call } from '#web-kit/api/client.ts';
import { useActor, useBranch, useCurrentUser } from '#web-kit/user/current-user.tsx';
import { openTill, type TillMachine } from './open-till.ts';
import type { CartsState, CatalogueState, Till } from './till.ts';

/** The till of the user in his branch, opened when it is first asked for. Its acts never change. */
export function useTill(): Till {
  return useMachine().till;
}

/** What may be sold; a screen that uses it is drawn again when products or settings change. */
export function useCatalogue(): CatalogueState {
  const { catalogue } = useMachine();
  return useSyncExternalStore(catalogue.follow, catalogue.get);
}

/** The open carts, the one in front, what it comes to and how it is being paid. */
export function useCarts(): CartsState {
  const { carts } = useMachine();
  return useSyncExternalStore(carts.follow, carts.get);
}

const machines = new Map<string, TillMachine>();

function useMachine(): TillMachine {
  const user = useCurrentUser();
  const branch = useBranch();
  const actor = useActor();
  const may = (right: string) => allowed(actor, right);
  const rights = {
    remove: may('clear_sales_on_cart'),
    price: may('adjust_selling_price_when_selling'),
    discount: may('view_discount'),
    credit: may('sale_on_credit'),
    backDate: may('back_date_sale'),
  };
  const scope = JSON.stringify([branch.id, user.id, rights]);
  const known = machines.get(scope);
  if (known) return known;
  const made = openTill({ scope: `${branch.id} ${user.id}`, rights, ask: call });
  machines.set(scope, made);
  return made;
}
