import { useLayoutEffect } from 'react';

const FIELDS =
  'input:enabled:not([type="hidden"], [type="file"], [type="radio"], [type="checkbox"]), textarea:enabled, select:enabled';

/** Where typing begins: the first field of a form that takes something. */
export function firstFieldOf(form: string): HTMLElement | undefined {
  const within = document.getElementById(form);
  return within ? firstFieldIn(within) : undefined;
}

/** The same of any part of a page. */
export function firstFieldIn(within: HTMLElement): HTMLElement | undefined {
  return [...within.querySelectorAll<HTMLElement>(FIELDS)].find((field) => field.checkVisibility());
}

/**
 * Who presses elsewhere has not left a field that was never his: a sentence under it would move what he presses from under
 * the pointer. A key or a press in the field makes it his.
 */
function untilTouched(field: HTMLElement): void {
  const touched = new AbortController();
  const { signal } = touched;
  for (const how of ['keydown', 'pointerdown', 'input'])
    field.addEventListener(how, () => touched.abort(), { signal });
  const leave = (event: Event) => {
    event.stopPropagation();
    touched.abort();
  };
  field.addEventListener('focusout', leave, { signal });
}

/** Whether whoever is there types with keys; a finger would call up the keyboard of the telephone over everything else. */
export function hasKeys(): boolean {
  return matchMedia('(pointer: fine)').matches;
}

/** As a form opens, its first field has the caret, unless another one asked for it; before anybody sees it and presses elsewhere. */
export function FirstField({ form }: { form: string }): null {
  useLayoutEffect(() => {
    const isTaken = document.getElementById(form)?.contains(document.activeElement);
    if (!hasKeys() || isTaken) return;
    const field = firstFieldOf(form);
    field?.focus();
    if (field) untilTouched(field);
  }, [form]);
  return null;
}
