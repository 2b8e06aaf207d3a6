import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { mayUse } from '../till-keys.rules.ts';
import type { CartsState } from './store/till.ts';
import { useKeyboard } from './store/use-keyboard.ts';
import { useCartsNow, useTill } from './store/use-till.ts';
import { TILL_ACTS } from './till-acts.ts';
import { type TillUi, useTillUiNow } from './ui-store/till-ui.ts';
import { useTillRights } from './use-till-rights.ts';

/** Ties the keyboard and the scanner to the till screen, whose state is read when a key is pressed. */
export function useTillKeys(): void {
  const till = useTill();
  const ui = useTillUiNow();
  const carts = useCartsNow();
  const rights = useTillRights();
  const navigate = useNavigate();
  const go = (to: string) => void navigate({ to });
  useKeyboard({
    paying: () => carts().cart.paying,
    scanField: () => ui().scanField.current,
    amountField: () => ui().amountField.current,
    paused: () => ui().panel !== null,
    scanned: (code, shown) => ui().scanned(code, shown),
    command: ({ command }, pressed) =>
      mayUse(command, rights) && TILL_ACTS[command]({ ui: ui(), till, carts: carts(), go, pressed }),
  });
  useCaretComesBack(ui, carts);
}

/** The caret is in the scan field whenever nothing else is being typed. */
function useCaretComesBack(ui: () => TillUi, carts: () => CartsState): void {
  useEffect(() => {
    // What is typed nowhere is typed where it belongs.
    const land = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const typed = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
      const { panel, scanField, amountField } = ui();
      if (typed && !panel && !isInField()) (carts().cart.paying ? amountField : scanField).current?.focus();
    };
    // A press of the mouse takes it away; who walks by keyboard stays where he is.
    const comeBack = ({ detail }: MouseEvent) => {
      const { panel, toScanField } = ui();
      if (detail > 0 && !panel && !carts().cart.paying && !isInField()) toScanField();
    };
    document.addEventListener('keydown', land);
    document.addEventListener('click', comeBack);
    return () => {
      document.removeEventListener('keydown', land);
      document.removeEventListener('click', comeBack);
    };
  }, [ui, carts]);
}

function isInField(): boolean {
  const fields =
    'input:not([type="radio"], [type="checkbox"]), textarea, select, [role="dialog"], [role="menu"]';
  return document.activeElement?.closest(fields) != null;
}
