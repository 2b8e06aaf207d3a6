import { firstFieldOf, hasKeys } from '#ui/layout/first-field.ts';

/** After the sentences are shown, the caret goes to the first field that has one. */
export function focusFirstFault(form: string): void {
  requestAnimationFrame(() => {
    const fault = document.getElementById(form)?.querySelector<HTMLElement>('[aria-invalid="true"]');
    fault?.focus();
    fault?.scrollIntoView({ block: 'center' });
  });
}

/** In a drawer as it opens, which looks itself for what the focus goes to: where there are keys, the first field. */
export function beginInFirstField(form: string): void {
  const first = hasKeys() ? firstFieldOf(form) : undefined;
  first?.setAttribute('data-autofocus', 'true');
  requestAnimationFrame(() => first?.focus());
}
