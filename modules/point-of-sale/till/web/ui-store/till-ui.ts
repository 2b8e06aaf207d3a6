import { createContext, type RefObject, use, useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Observable } from '#web-kit/offline/observable.ts';
import type { Added, CompletedSale, Done } from '../store/till.ts';

/** What lies open over or beside the till. */
export type Panel =
  | 'product'
  | 'customer'
  | 'details'
  | 'keys'
  | 'clear'
  | 'cart'
  | 'camera'
  | 'room'
  | 'parked'
  | 'exchange';

/** A sentence to the cashier, in its place and not in a corner. */
export interface Notice {
  tone: 'danger' | 'warning';
  text: string;
  /** A code that no product has: it is offered to be created. */
  code?: string;
}

/** What the till screen shows just now: panels, the notice, what is being typed. The cart itself is in the store of the till. */
export interface TillUiState {
  /** Null shows the best sellers. */
  category: string | null;
  panel: Panel | null;
  /** The line whose quantity, price and discount are being typed. */
  editing: string | null;
  /** The code of the product that is being created. */
  code: string;
  discounting: boolean;
  notice: Notice | null;
  /** The amount of the current payment as it is being typed. */
  amount: string;
  /** The sale just completed, until the next one begins. */
  sold: CompletedSale | null;
  /** It is an earlier one: its receipt has been given already. */
  again: boolean;
  /** Its receipt goes to the printer as soon as it is drawn. */
  toPrint: boolean;
  /** The product added last, and how many have been added: its tile flashes. */
  flash: { id: string; count: number };
}

/** A change of the screen; `typed` is what stands in the scan field. */
export type TillUiChange = Partial<TillUiState> & { typed?: string };

export const TIDY: TillUiState & { typed: string } = {
  typed: '',
  category: null,
  panel: null,
  editing: null,
  code: '',
  discounting: false,
  notice: null,
  amount: '',
  sold: null,
  again: false,
  toPrint: false,
  flash: { id: '', count: 0 },
};

/** What a cashier does on the screen; the same for as long as the till is open. */
export interface TillUiActions {
  /** What stands in the scan field. Apart from the rest, so that a key of a scanner draws the field and nothing else. */
  typed: Observable<string>;
  scanField: RefObject<HTMLInputElement | null>;
  amountField: RefObject<HTMLInputElement | null>;
  change(change: TillUiChange): void;
  /** Says why something was refused, or that all is well again. */
  tell(done: Done): boolean;
  add(productId: string, how?: Added): void;
  scan(text: string): void;
  /** A code from a scanner, wherever the caret stood; a `3*` typed before what is `shown` of it counts. */
  scanned(code: string, shown?: string): void;
  /** Enter in the scan field: a code, or the first of what was found. */
  enter(): void;
  pay(): void;
  complete(): Promise<void>;
  /** Parks the cart in front for all tills; of an empty one, shows those that are parked. */
  park(): Promise<void>;
  /** The next thing scanned lands in the scan field; on touch its keyboard stays closed. */
  toScanField(): void;
}

/** State and actions of the till screen together. */
export interface TillUi extends TillUiState, TillUiActions {}

/** The store of the till screen, handed down: who asks for a part of it is drawn again only when that part has changed. */
export interface TillUiStore {
  state: Observable<TillUiState>;
  acts: TillUiActions;
}

export const TillUiContext = createContext<TillUiStore | null>(null);

export function useTillUi(): TillUi {
  const { state, acts } = useTillUiStore();
  const now = useSyncExternalStore(state.follow, state.get);
  return useMemo(() => ({ ...now, ...acts }), [now, acts]);
}

export function useTillUiActions(): TillUiActions {
  return useTillUiStore().acts;
}

export function useTillUiPart<Part extends keyof TillUiState>(part: Part): TillUiState[Part] {
  return useTillUiValue((state) => state[part]);
}

export function useTillUiValue<T>(pick: (state: TillUiState) => T): T {
  const { state } = useTillUiStore();
  return useSyncExternalStore(state.follow, () => pick(state.get()));
}

/** State and actions at the moment of asking, for code that acts and draws nothing. */
export function useTillUiNow(): () => TillUi {
  const { state, acts } = useTillUiStore();
  return useCallback(() => ({ ...state.get(), ...acts }), [state, acts]);
}

function useTillUiStore(): TillUiStore {
  const ui = use(TillUiContext);
  if (!ui) throw new Error('TillUiContext is missing above this part');
  return ui;
}
