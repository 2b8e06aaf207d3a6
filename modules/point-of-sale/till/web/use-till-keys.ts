import { useEffect } from 'react';
import { mayUse } from '../till-keys.rules.ts';
import type { Desk } from './desk.ts';
import { useKeyboard } from './store/use-keyboard.ts';
import { useCarts, useTill } from './store/use-till.ts';
import { TILL_ACTS } from './till-acts.ts';
import { useTillRights } from './use-till-rights.ts';

/** Ties the keyboard and the scanner to the desk. */
export function useTillKeys(desk: Desk): void {
  const till = useTill();
  const carts = useCarts();
  const rights = useTillRights();
  const { paying } = carts.cart;
  useKeyboard({
    paying,
    scanField: () => desk.scanField.current,
    paused: desk.panel !== null,
    scanned: (code) => desk.scanned(code),
    command: ({ command }, pressed) =>
      mayUse(command, rights) && TILL_ACTS[command]({ desk, till, carts, pressed }),
  });
  useCaretComesBack(desk, paying);
}

/** The caret is in the scan field whenever nothing else is being typed. */
function useCaretComesBack({ panel, scanField, amountField, toScanField }: Desk, paying: boolean): void {
  useEffect(() => {
    if (panel) return;
    // What is typed nowhere is typed where it belongs.
    const land = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const typed = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
      if (typed && !isInField()) (paying ? amountField : scanField).current?.focus();
    };
    // A press of the mouse takes it away; who walks by keyboard stays where he is.
    const comeBack = ({ detail }: MouseEvent) => {
      if (detail > 0 && !paying && !isInField()) toScanField();
    };
    document.addEventListener('keydown', land);
    document.addEventListener('click', comeBack);
    return () => {
      document.removeEventListener('keydown', land);
      document.removeEventListener('click', comeBack);
    };
  }, [panel, paying, scanField, amountField, toScanField]);
}

function isInField(): boolean {
  const fields =
    'input:not([type="radio"], [type="checkbox"]), textarea, select, [role="dialog"], [role="menu"]';
  return document.activeElement?.closest(fields) != null;
}
