/** After the sentences are shown, the caret goes to the first field that has one. */
export function focusFirstFault(form: string): void {
  requestAnimationFrame(() => {
    const fault = document.getElementById(form)?.querySelector<HTMLElement>('[aria-invalid="true"]');
    fault?.focus();
    fault?.scrollIntoView({ block: 'center' });
  });
}

/** Where typing begins: the first field that takes something. */
export function focusFirstField(form: string): void {
  firstFieldOf(form)?.focus();
}

/** The same in a drawer as it opens, which looks itself for what the focus goes to. */
export function beginInFirstField(form: string): void {
  firstFieldOf(form)?.setAttribute('data-autofocus', 'true');
  requestAnimationFrame(() => focusFirstField(form));
}

function firstFieldOf(form: string) {
  const first = 'input:enabled:not([type="hidden"], [type="file"]), textarea:enabled, select:enabled';
  return document.getElementById(form)?.querySelector<HTMLElement>(first);
}
