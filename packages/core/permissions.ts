/** Whoever makes a call, as far as rights are concerned. The same question hides menu items and guards calls. */
export interface Rightful {
  account_type: string;
  permissions: { has(permission: string): boolean };
}

/** Specification §6: onepos passes everything, free_access passes for everyone, otherwise the right must be held. */
export function allowed(actor: Rightful, permission: string | readonly string[]): boolean {
  if (actor.account_type === 'onepos') return true;
  const asked = typeof permission === 'string' ? [permission] : permission;
  return asked.every((name) => name === 'free_access' || actor.permissions.has(name));
}
