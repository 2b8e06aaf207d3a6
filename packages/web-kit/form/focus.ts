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
  const first = 'input:enabled:not([type="hidden"], [type="file"]), textarea:enabled, select:enabled';
  document.getElementById(form)?.querySelector<HTMLElement>(first)?.focus();
}
