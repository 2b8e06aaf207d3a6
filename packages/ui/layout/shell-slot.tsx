import { createContext, type ReactNode, use, useEffect } from 'react';
import { createPortal } from 'react-dom';

/** What a screen may ask of the frame around it. */
export interface ShellSlots {
  /** The place in the top bar that a screen may fill; null while there is none. */
  bar: HTMLElement | null;
  setBare: (bare: boolean) => void;
}

export const ShellSlotContext = createContext<ShellSlots | null>(null);

/** Stands in the top bar instead of the breadcrumb: the open carts of the till. */
export function InTopBar({ children }: { children: ReactNode }) {
  const bar = use(ShellSlotContext)?.bar;
  return bar ? createPortal(children, bar) : null;
}

/** On a phone the screen takes the place of both bars while `bare`, bringing a way back of its own. */
export function useBareShell(bare: boolean): void {
  const setBare = use(ShellSlotContext)?.setBare;
  useEffect(() => {
    setBare?.(bare);
    return () => setBare?.(false);
  }, [bare, setBare]);
}
