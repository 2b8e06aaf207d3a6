/** What a scanner typed into a field that was not meant goes out of it again, the way typing does. */
export function takeBack(field: HTMLInputElement | HTMLTextAreaElement | null, code: string): void {
  if (!code || !field?.value.endsWith(code)) return;
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  set?.call(field, field.value.slice(0, -code.length));
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
