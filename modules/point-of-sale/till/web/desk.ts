import { createContext, type RefObject, use } from 'react';
import type { Added, CompletedSale, Done } from './store/till.ts';

/** What lies open over or beside the till. */
export type Panel = 'customer' | 'details' | 'keys' | 'clear' | 'cart' | 'camera';

/** A sentence to the cashier, in its place and not in a corner. */
export interface Notice {
  tone: 'danger' | 'warning';
  text: string;
}

/** What stands on the cashier's desk just now; the cart itself is kept by the till. */
export interface DeskState {
  typed: string;
  /** Null shows the best sellers. */
  category: string | null;
  panel: Panel | null;
  /** The line whose quantity, price and discount are being typed. */
  editing: string | null;
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

export const TIDY: DeskState = {
  typed: '',
  category: null,
  panel: null,
  editing: null,
  discounting: false,
  notice: null,
  amount: '',
  sold: null,
  again: false,
  toPrint: false,
  flash: { id: '', count: 0 },
};

/** The desk with what a cashier does on it. */
export interface Desk extends DeskState {
  scanField: RefObject<HTMLInputElement | null>;
  amountField: RefObject<HTMLInputElement | null>;
  change(change: Partial<DeskState>): void;
  /** Says why something was refused, or that all is well again. */
  tell(done: Done): boolean;
  add(productId: string, how?: Added): void;
  scan(text: string): void;
  /** A code from a scanner, wherever the caret stood; a `3*` typed before it counts. */
  scanned(code: string): void;
  /** Enter in the scan field: a code, or the first of what was found. */
  enter(): void;
  pay(): void;
  complete(): Promise<void>;
  /** The next thing scanned lands in the scan field; on touch its keyboard stays closed. */
  toScanField(): void;
}

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (!desk) throw new Error('The desk is missing above this part');
  return desk;
}
