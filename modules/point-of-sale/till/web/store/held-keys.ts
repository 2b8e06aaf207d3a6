import { BURST_GAP } from '#core/scanner.ts';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Keys of a scanner, kept off the page until its end says whether they are a code. */
export interface HeldKeys {
  keep(key: string): void;
  /** A code is on its way: what has come of it so far is not yet to be searched for. */
  areHeld(): boolean;
  /** They were no code: they stand where the caret is, as if they had just been typed. */
  release(): void;
  /** They were: nothing of them has been on the page. */
  take(): string;
}

/** A scanner types a code faster than a slow device draws it, and what is drawn in between nobody reads. A page has one. */
export const heldKeys = holdKeys();

function holdKeys(): HeldKeys {
  let kept = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const take = () => {
    clearTimeout(timer);
    const keys = kept;
    kept = '';
    return keys;
  };
  const release = () => {
    const keys = take();
    const field = focusedField();
    if (keys && takesKeys(field)) typeInto(field, keys);
  };
  return {
    keep(key) {
      kept += key;
      clearTimeout(timer);
      // Some scanners put nothing after a code.
      timer = setTimeout(release, 2 * BURST_GAP);
    },
    areHeld: () => kept !== '',
    release,
    take,
  };
}

export function focusedField(): TextField | null {
  const focused = document.activeElement;
  return focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement ? focused : null;
}

/** Whether text can be put at the caret of a field; in some kinds of fields pages do not learn where it is. */
export function takesKeys(field: TextField | null): field is TextField {
  return field !== null && field.selectionStart !== null && !field.readOnly && !field.disabled;
}

/** Puts keys where the caret is, as if they had just been typed. */
export function typeInto(field: TextField, keys: string): void {
  const caret = field.selectionStart ?? field.value.length;
  field.setRangeText(keys, caret, field.selectionEnd ?? caret, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
