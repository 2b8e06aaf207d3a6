/** Where somebody stands who forgot the password; of this tab alone, so that a code works where it was asked for. */
export interface SavedRecovery {
  /** As it was typed. */
  name: string;
  channel: 'sms' | 'email';
  request: string;
  /** Once the code was right. */
  token?: string;
}

const KEPT_AS = 'recovery';

export function savedRecovery(): SavedRecovery | null {
  const kept = sessionStorage.getItem(KEPT_AS);
  return kept ? (JSON.parse(kept) as SavedRecovery) : null;
}

export function saveRecovery(recovery: SavedRecovery | null): void {
  if (recovery) sessionStorage.setItem(KEPT_AS, JSON.stringify(recovery));
  else sessionStorage.removeItem(KEPT_AS);
}
