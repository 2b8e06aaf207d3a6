import { useEffect } from 'react';

const FIELDS =
  'input:enabled:not([type="hidden"], [type="file"], [type="radio"], [type="checkbox"]), textarea:enabled, select:enabled';

/** Where typing begins: the first field of a form that takes something. */
export function firstFieldOf(form: string): HTMLElement | undefined {
  const fields = document.getElementById(form)?.querySelectorAll<HTMLElement>(FIELDS) ?? [];
  return [...fields].find((field) => field.checkVisibility());
}

/** Whether whoever is there types with keys; a finger would call up the keyboard of the telephone over everything else. */
export function hasKeys(): boolean {
  return matchMedia('(pointer: fine)').matches;
}

/** As a form opens, its first field has the caret, unless another one asked for it. */
export function FirstField({ form }: { form: string }): null {
  useEffect(() => {
    const isTaken = document.getElementById(form)?.contains(document.activeElement);
    if (hasKeys() && !isTaken) firstFieldOf(form)?.focus();
  }, [form]);
  return null;
}
