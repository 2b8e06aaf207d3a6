import { createContext, type RefObject, use, useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Observable } from '../store/observable.ts';
import type { Added, CompletedSale, Done } from '../store/till.ts';

/** What lies open over or beside the till. */
export type Panel = 'product' | 'customer' | 'details' | 'keys' | 'clear' | 'cart' | 'camera';

/** A sentence to the cashier, in its place and not in a corner. */
export interface Notice {
  tone: 'danger' | 'warning';
  text: string;
  /** A code that no product has: it is offered to be created. */
  code?: string;
}

/** What stands on the cashier's desk just now; the cart itself is kept by the till. */
export interface DeskState {
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

/** What changes on the desk; `typed` is what stands in the scan field. */
export type DeskChange = Partial<DeskState> & { typed?: string };

export const TIDY: DeskState & { typed: string } = {
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

/** What a cashier does on the desk; the same for as long as the till is open. */
export interface DeskActs {
  /** What stands in the scan field. Apart from the rest, so that a key of a scanner draws the field and nothing else. */
  typed: Observable<string>;
  scanField: RefObject<HTMLInputElement | null>;
  amountField: RefObject<HTMLInputElement | null>;
  change(change: DeskChange): void;
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
  /** The next thing scanned lands in the scan field; on touch its keyboard stays closed. */
  toScanField(): void;
}

/** The desk with what stands on it now. */
export interface Desk extends DeskState, DeskActs {}

/** The desk as it is handed down: who asks for a part of it is drawn again only when that part has changed. */
export interface LaidDesk {
  state: Observable<DeskState>;
  acts: DeskActs;
}

export const DeskContext = createContext<LaidDesk | null>(null);

export function useDesk(): Desk {
  const { state, acts } = useLaidDesk();
  const now = useSyncExternalStore(state.follow, state.get);
  return useMemo(() => ({ ...now, ...acts }), [now, acts]);
}

export function useDeskActs(): DeskActs {
  return useLaidDesk().acts;
}

export function useOnDesk<Part extends keyof DeskState>(part: Part): DeskState[Part] {
  return useSeenOnDesk((state) => state[part]);
}

export function useSeenOnDesk<T>(pick: (state: DeskState) => T): T {
  const { state } = useLaidDesk();
  return useSyncExternalStore(state.follow, () => pick(state.get()));
}

/** The desk at the moment of asking, for who acts on it and draws nothing of it. */
export function useDeskNow(): () => Desk {
  const { state, acts } = useLaidDesk();
  return useCallback(() => ({ ...state.get(), ...acts }), [state, acts]);
}

function useLaidDesk(): LaidDesk {
  const desk = use(DeskContext);
  if (!desk) throw new Error('The desk is missing above this part');
  return desk;
}
