import { useEffect, useRef } from 'react';
import { listenForScans } from '../../scanner.rules.ts';
import { commandOf, type TillKey } from '../../till-keys.rules.ts';

interface Keyboard {
  paying: boolean;
  /** The field that scans belong to. */
  scanField: () => HTMLInputElement | null;
  /** A dialog is open and the keys are its own; scans still land. */
  paused?: boolean;
  /** A code that a scanner typed, wherever the focus was. */
  scanned: (code: string) => void;
  /** A key of the keyboard map; `pressed` tells which of `1` to `5`. False leaves the key to the browser. */
  command: (key: TillKey, pressed: string) => unknown;
}

/** Listens to scanner and keyboard for as long as the till is on the screen. */
export function useKeyboard(keyboard: Keyboard): void {
  const now = useRef(keyboard);
  now.current = keyboard;
  useEffect(() => {
    const scans = listenForScans();
    const pressed = (event: KeyboardEvent) => {
      const { paying, scanField, paused, scanned, command } = now.current;
      const field = focusedField();
      // A key held down repeats as fast as a scanner types.
      const code = event.repeat ? null : scans.press({ key: event.key, at: event.timeStamp });
      if (code !== null) {
        event.preventDefault();
        event.stopPropagation();
        takeBack(field, code);
        scanned(code);
        return;
      }
      if (paused || scans.isScanning()) return;
      const typing = field !== null && (field !== scanField() || field.value !== '');
      const held = event.ctrlKey || event.altKey || event.metaKey;
      const key = commandOf({ key: event.key, paying, typing, held });
      if (key && command(key, event.key) !== false) event.preventDefault();
    };
    addEventListener('keydown', pressed, { capture: true });
    return () => removeEventListener('keydown', pressed, { capture: true });
  }, []);
}

/** What the scanner typed into a field that was not meant goes out of it again, the way typing does. */
function takeBack(field: HTMLInputElement | HTMLTextAreaElement | null, code: string): void {
  if (!field?.value.endsWith(code)) return;
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  set?.call(field, field.value.slice(0, -code.length));
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function focusedField(): HTMLInputElement | HTMLTextAreaElement | null {
  const focused = document.activeElement;
  return focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement ? focused : null;
}
