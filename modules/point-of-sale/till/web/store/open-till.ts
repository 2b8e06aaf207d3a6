import { type Observable, observable } from '#web-kit/offline/observable.ts';
import { afterPaint } from './after-paint.ts';
import { cartActs } from './cart-acts.ts';
import { saveCarts } from './carts-store.ts';
import { saveCatalogue } from './catalogue-store.ts';
import { completeSale } from './complete-sale.ts';
import { parkCarts } from './park-carts.ts';
import { saveTrace } from './save-trace.ts';
import { type SavedWaiting, saveWaiting } from './save-waiting.ts';
import { stayInStep, whileAnyoneLooks } from './stay-in-step.ts';
import type { CartsState, CatalogueState, Till } from './till.ts';
import type { TillWorld } from './till-world.ts';

export interface TillMachine {
  till: Till;
  catalogue: Observable<CatalogueState>;
  carts: Observable<CartsState>;
  /** The same, a frame later, for what need not change together with the line that was scanned. */
  drawnCarts: Observable<CartsState>;
  waiting: SavedWaiting;
  /** Somebody looks at the till; answers how to say that he looks away. */
  attend(): () => void;
}

/** Puts a till together: its catalogue, its carts, their trace and the way a sale is sent. */
export function openTill(world: TillWorld, waiting: SavedWaiting = saveWaiting(world)): TillMachine {
  const catalogue = saveCatalogue(world);
  const trace = saveTrace(world, catalogue);
  const carts = saveCarts(world, catalogue, trace, waiting);
  const drawnCarts = observable(carts.state.get());
  const follow = () => drawnCarts.set(carts.state.get());
  carts.state.follow(() => afterPaint(follow));
  const refresh = async () => {
    // What was sold comes before what is left to sell.
    await waiting.sendAll();
    await catalogue.acts.refresh();
    void waiting.prepare();
    void trace.tell();
  };
  return {
    till: {
      ...catalogue.acts,
      refresh,
      ...cartActs(world, catalogue, carts),
      dropSaved: carts.dropSaved,
      complete: completeSale(world, catalogue, carts, waiting),
      ...parkCarts(world, catalogue, carts),
    },
    catalogue: catalogue.state,
    carts: carts.state,
    drawnCarts,
    waiting,
    attend: whileAnyoneLooks(() => stayInStep(refresh)),
  };
}
