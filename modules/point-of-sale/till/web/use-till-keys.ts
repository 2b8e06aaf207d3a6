import { useEffect } from 'react';
import { useMay } from '#web-kit/user/current-user.tsx';
import type { Desk } from './desk.ts';
import { useKeyboard } from './store/use-keyboard.ts';
import { useCarts, useTill } from './store/use-till.ts';
import { TILL_ACTS } from './till-acts.ts';

/** Ties the keyboard and the scanner to the desk. */
export function useTillKeys(desk: Desk): void {
  const till = useTill();
  const carts = useCarts();
  const mayDiscount = useMay()('view_discount');
  const { paying } = carts.cart;
  useKeyboard({
    paying,
    scanField: () => desk.scanField.current,
    paused: desk.panel !== null,
    scanned: (code) => desk.scanned(code),
    command: ({ command }, pressed) => TILL_ACTS[command]({ desk, till, carts, mayDiscount, pressed }),
  });
  const { panel, scanField, amountField } = desk;
  useEffect(() => {
    if (panel) return;
    // What is typed nowhere is typed where it belongs.
    const land = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const typed = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
      const focused = document.activeElement;
      const nowhere = focused === document.body || focused?.closest('button, a, fieldset') === focused;
      if (typed && nowhere) (paying ? amountField : scanField).current?.focus();
    };
    document.addEventListener('keydown', land);
    return () => document.removeEventListener('keydown', land);
  }, [panel, paying, scanField, amountField]);
}
