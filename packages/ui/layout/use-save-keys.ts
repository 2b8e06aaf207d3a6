import { useEffect, useEffectEvent } from 'react';

/** The keys that save a form, as its button shows them. */
export const SAVES_FORM = 'Ctrl S';

/** What the keys of a form do. */
export interface SaveKeys {
  /** The form they save. */
  form: string;
  /** Nothing can be saved now. */
  blocked: boolean;
  onAnother?: (() => void) | undefined;
  /** Escape, where nothing lies over the form that it would close. */
  onLeave?: (() => void) | undefined;
  /** `?` outside of a field. */
  onHelp?: (() => void) | undefined;
}

/** Ctrl S and Ctrl Enter save, Ctrl Shift Enter goes on with another, Escape leaves, `?` shows the keys. */
export function useSaveKeys({ form, blocked, onAnother, onLeave, onHelp }: SaveKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = keyActionOf(event);
    if (!action || event.isComposing) return;
    if (action === 'save' || action === 'another') event.preventDefault();
    if (isCovered(form)) return;
    if (action === 'leave') onLeave?.();
    if (action === 'help' && onHelp && !isTyping()) {
      event.preventDefault();
      onHelp();
    }
    if (blocked) return;
    const target = document.getElementById(form);
    if (action === 'save' && target instanceof HTMLFormElement) target.requestSubmit();
    if (action === 'another') onAnother?.();
  });
  useEffect(() => {
    // Before a list or a dialog that is open closes itself with the same key.
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, []);
}

type KeyAction = 'save' | 'another' | 'leave' | 'help';

/** What a key asks of a form, if anything. */
export function keyActionOf(event: Pick<KeyboardEvent, (typeof READ)[number]>): KeyAction | undefined {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (altKey) return undefined;
  if (ctrlKey || metaKey) {
    if (key === 'Enter') return shiftKey ? 'another' : 'save';
    return key.toLowerCase() === 's' && !shiftKey ? 'save' : undefined;
  }
  if (key === 'Escape' && !shiftKey) return 'leave';
  return key === '?' ? 'help' : undefined;
}

const READ = ['key', 'ctrlKey', 'metaKey', 'shiftKey', 'altKey'] as const;

/** Whether a dialog, a menu or the list of a field lies over the form, which may stand in a dialog itself. */
function isCovered(form: string): boolean {
  const isListOpen = document.activeElement?.getAttribute('aria-expanded') === 'true';
  const own = document.getElementById(form)?.closest(OVER);
  return isListOpen || [...document.querySelectorAll(OVER)].some((over) => over !== own);
}

const OVER = '[role="dialog"], [role="alertdialog"], [role="menu"]';

function isTyping(): boolean {
  return document.activeElement?.closest('input, textarea, select, [contenteditable]') != null;
}
