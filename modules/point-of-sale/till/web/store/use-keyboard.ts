import { useEffect, useLayoutEffect, useRef } from 'react';
import { listenForScans, type Stroke } from '#core/scanner.ts';
import { takeBack } from '#web-kit/scan/take-back.ts';
import { inLine } from '../../early-strokes.rules.ts';
import { commandOf, type TillKey } from '../../till-keys.rules.ts';
import { earlyKeys } from './early-keys.ts';
import { recordEarlyStrokes, takeEarlyStrokes } from './early-strokes.ts';
import { focusedField, heldKeys, takesKeys, typeInto } from './held-keys.ts';

interface Keyboard {
  paying: () => boolean;
  /** The field that scans belong to. */
  scanField: () => HTMLInputElement | null;
  /** The field in which it is typed how much is paid. */
  amountField: () => HTMLInputElement | null;
  /** A dialog is open and the keys are its own; scans still land. */
  paused: () => boolean;
  /** A code that a scanner typed, wherever the focus was; `shown` of it stands at the end of the scan field. */
  scanned: (code: string, shown: string) => void;
  /** A key of the keyboard map; `pressed` tells which of the letters of the ways to pay. False leaves the key to the browser. */
  command: (key: TillKey, pressed: string) => unknown;
}

/** Listens to scanner and keyboard for as long as the till is on the screen. */
export function useKeyboard(keyboard: Keyboard): void {
  const now = useRef(keyboard);
  now.current = keyboard;
  const waited = useRef<Stroke[]>([]);
  // Before the scan field takes the focus, which ends the waiting (`first-paint.js`).
  useLayoutEffect(() => {
    waited.current = takeEarlyStrokes();
    const scans = listenForScans();
    const early = earlyKeys();
    const pressed = (event: KeyboardEvent) => {
      const { paying, scanField, amountField, paused, scanned, command } = now.current;
      const field = focusedField();
      // A key held down repeats as fast as a scanner types.
      const code = event.repeat ? null : scans.press({ key: event.key, at: event.timeStamp });
      if (code !== null) {
        event.preventDefault();
        event.stopPropagation();
        const shown = code.slice(0, code.length - heldKeys.take().length);
        const isMeant = field === scanField();
        if (!isMeant) takeBack(field, shown);
        scanned(code, isMeant ? shown : '');
        return;
      }
      const isHeldDown = event.ctrlKey || event.altKey || event.metaKey;
      if (scans.isScanning()) {
        if (event.key.length > 1 || event.repeat || isHeldDown || !takesKeys(field)) return;
        event.preventDefault();
        event.stopPropagation();
        heldKeys.keep(event.key);
        return;
      }
      heldKeys.release();
      // A finger that rests on Enter has sold once: it neither sells again nor takes the change off the screen.
      if (event.repeat && event.key === 'Enter') {
        event.preventDefault();
        return;
      }
      if (paused()) {
        if (early.take(event)) event.preventDefault();
        return;
      }
      early.forget();
      const typing = field !== null && (field !== scanField() || field.value !== '');
      const inAmount = field !== null && field === amountField();
      const key = commandOf({ key: event.key, paying: paying(), typing, inAmount, held: isHeldDown });
      if (key && command(key, event.key) !== false) event.preventDefault();
    };
    const released = (event: KeyboardEvent) => {
      if (heldKeys.areHeld()) event.stopPropagation();
    };
    addEventListener('keydown', pressed, { capture: true });
    addEventListener('keyup', released, { capture: true });
    addEventListener('focusin', early.focused);
    return () => {
      recordEarlyStrokes();
      heldKeys.take();
      removeEventListener('keydown', pressed, { capture: true });
      removeEventListener('keyup', released, { capture: true });
      removeEventListener('focusin', early.focused);
    };
  }, []);
  // Once the fields follow what is typed.
  useEffect(() => hearEarly(waited.current.splice(0), now.current), []);
}

/** What was typed and scanned before the till was there, as if it had been typed now. */
function hearEarly(strokes: readonly Stroke[], { paying, scanField, scanned, command }: Keyboard): void {
  for (const part of inLine(strokes)) {
    const field = scanField();
    field?.focus();
    if (part === 'enter') {
      const key = commandOf({ key: 'Enter', paying: paying(), typing: false, held: false });
      // A payment that was under way is not completed by what was typed for something else.
      if (key && !paying()) command(key, 'Enter');
    } else if ('code' in part) scanned(part.code, '');
    else if (takesKeys(field)) typeInto(field, part.text);
  }
}
