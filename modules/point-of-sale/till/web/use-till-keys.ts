import { useEffect } from 'react';
import { mayUse } from '../till-keys.rules.ts';
import { type Desk, useDeskNow } from './desk/desk.ts';
import type { CartsState } from './store/till.ts';
import { useKeyboard } from './store/use-keyboard.ts';
import { useCartsNow, useTill } from './store/use-till.ts';
import { TILL_ACTS } from './till-acts.ts';
import { useTillRights } from './use-till-rights.ts';

/** Ties the keyboard and the scanner to the desk, which is looked at when a key is pressed. */
export function useTillKeys(): void {
  const till = useTill();
  const desk = useDeskNow();
  const carts = useCartsNow();
  const rights = useTillRights();
  useKeyboard({
    paying: () => carts().cart.paying,
    scanField: () => desk().scanField.current,
    paused: () => desk().panel !== null,
    scanned: (code, shown) => desk().scanned(code, shown),
    command: ({ command }, pressed) =>
      mayUse(command, rights) && TILL_ACTS[command]({ desk: desk(), till, carts: carts(), pressed }),
  });
  useCaretComesBack(desk, carts);
}

/** The caret is in the scan field whenever nothing else is being typed. */
function useCaretComesBack(desk: () => Desk, carts: () => CartsState): void {
  useEffect(() => {
    // What is typed nowhere is typed where it belongs.
    const land = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const typed = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
      const { panel, scanField, amountField } = desk();
      if (typed && !panel && !isInField()) (carts().cart.paying ? amountField : scanField).current?.focus();
    };
    // A press of the mouse takes it away; who walks by keyboard stays where he is.
    const comeBack = ({ detail }: MouseEvent) => {
      const { panel, toScanField } = desk();
      if (detail > 0 && !panel && !carts().cart.paying && !isInField()) toScanField();
    };
    document.addEventListener('keydown', land);
    document.addEventListener('click', comeBack);
    return () => {
      document.removeEventListener('keydown', land);
      document.removeEventListener('click', comeBack);
    };
  }, [desk, carts]);
}

function isInField(): boolean {
  const fields =
    'input:not([type="radio"], [type="checkbox"]), textarea, select, [role="dialog"], [role="menu"]';
  return document.activeElement?.closest(fields) != null;
}
