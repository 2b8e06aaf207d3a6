import { afterPaint } from './after-paint.ts';
import { cartActs } from './cart-acts.ts';
import { keepCarts } from './carts-store.ts';
import { keepCatalogue } from './catalogue-store.ts';
import { completeSale } from './complete-sale.ts';
import { keepTrace } from './keep-trace.ts';
import { type KeptWaiting, keepWaiting } from './keep-waiting.ts';
import { type Observable, observable } from './observable.ts';
import { stayInStep, whileAnyoneLooks } from './stay-in-step.ts';
import type { CartsState, CatalogueState, Till } from './till.ts';
import type { TillWorld } from './till-world.ts';

export interface TillMachine {
  till: Till;
  catalogue: Observable<CatalogueState>;
  carts: Observable<CartsState>;
  /** The same, a frame later, for what need not change together with the line that was scanned. */
  drawnCarts: Observable<CartsState>;
  waiting: KeptWaiting;
  /** Somebody looks at the till; answers how to say that he looks away. */
  attend(): () => void;
}

/** Puts a till together: its catalogue, its carts, their trace and the way a sale is sent. */
export function openTill(world: TillWorld, waiting: KeptWaiting = keepWaiting(world)): TillMachine {
  const catalogue = keepCatalogue(world);
  const trace = keepTrace(world, catalogue);
  const carts = keepCarts(world, catalogue, trace, waiting);
  const drawnCarts = observable(carts.state.get());
  const follow = () => drawnCarts.set(carts.state.get());
  carts.state.follow(() => afterPaint(follow));
  const refresh = async () => {
    // What was sold comes before what is left to sell.
    await waiting.sendAll();
    await catalogue.acts.refresh();
    void trace.tell();
  };
  return {
    till: {
      ...catalogue.acts,
      refresh,
      ...cartActs(world, catalogue, carts),
      complete: completeSale(world, catalogue, carts, waiting),
    },
    catalogue: catalogue.state,
    carts: carts.state,
    drawnCarts,
    waiting,
    attend: whileAnyoneLooks(() => stayInStep(refresh)),
  };
}
