import type { call } from '#web-kit/api/client.ts';
import type { TillRights } from '../../open-cart.rules.ts';
import { cartActs } from './cart-acts.ts';
import { keepCarts } from './carts-store.ts';
import { keepCatalogue } from './catalogue-store.ts';
import { completeSale } from './complete-sale.ts';
import type { Observable } from './observable.ts';
import type { CartsState, CatalogueState, Till } from './till.ts';

/** What a till works with: who sells where, and how the server is asked. */
export interface TillWorld {
  scope: string;
  rights: TillRights;
  ask: typeof call;
}

export interface TillMachine {
  till: Till;
  catalogue: Observable<CatalogueState>;
  carts: Observable<CartsState>;
}

/** Puts a till together: its catalogue, its carts and the way a sale is sent. */
export function openTill(world: TillWorld): TillMachine {
  const catalogue = keepCatalogue(world);
  const carts = keepCarts(world, catalogue);
  return {
    till: {
      ...catalogue.acts,
      ...cartActs(world, catalogue, carts),
      complete: completeSale(world, catalogue, carts),
    },
    catalogue: catalogue.state,
    carts: carts.state,
  };
}
