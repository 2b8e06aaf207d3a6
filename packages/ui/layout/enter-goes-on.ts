import type { KeyboardEvent } from 'react';

/** What Enter does in a field of a form: what the field makes of it, nothing, or on to the next one. */
type EnterMeans = 'own' | 'nothing' | 'next';

export interface EnteredField {
  /** The type of its input. */
  type: string;
  /** Its list is open. */
  opened: boolean;
}

const PRESSED = new Set(['button', 'submit', 'reset', 'image', 'file', 'color']);
const CHOSEN = new Set(['checkbox', 'radio', 'range']);

export function enterMeans({ type, opened }: EnteredField): EnterMeans {
  if (PRESSED.has(type)) return 'own';
  return opened || CHOSEN.has(type) ? 'nothing' : 'next';
}

/**
 * A form is saved by its button, Ctrl Enter or Ctrl S: Enter in an input goes on to the next field, with Shift back to the one
 * before, and never saves.
 */
export function enterGoesOn(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget: form } = event;
  if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return;
  // A dialog over the form is no part of it, though its keys come by here.
  if (!(target instanceof HTMLInputElement) || target.form !== form) return;
  const means = enterMeans({
    type: target.type,
    opened: target.getAttribute('aria-expanded') === 'true',
  });
  if (means === 'own') return;
  event.preventDefault();
  if (means === 'next') focusBeside(target, form, event.shiftKey ? -1 : 1);
}

function focusBeside(target: HTMLInputElement, form: HTMLFormElement, by: 1 | -1): void {
  const fields = [
    ...form.querySelectorAll<HTMLElement>('input, textarea, select, [aria-haspopup="listbox"]'),
  ].filter((field) => field === target || isReached(field));
  const next = fields[fields.indexOf(target) + by];
  next?.focus();
  // As Tab does, so that what stands there is typed over.
  if (next instanceof HTMLInputElement) next.select();
}

function isReached(field: HTMLElement): boolean {
  return (
    !field.matches(':disabled, [type="hidden"], [type="file"]') &&
    field.tabIndex >= 0 &&
    field.checkVisibility()
  );
}
