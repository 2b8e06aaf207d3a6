/** The code by which the server asks why somebody writes into days that are closed for others. */
export const LOCK_REASON_NEEDED = 'lock_reason_needed';

/** Asks whoever sits here for a reason, after the sentence of the server; null where he would rather not. */
type Asker = (sentence: string) => Promise<string | null>;

let asker: Asker | null = null;

/** The screen that can ask takes over, until the answer of this is called. */
export function askForReasonBy(ask: Asker): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = null;
  };
}

/** The reason for one call: the next is asked anew, because each stands on record by its own. */
export function askForReason(sentence: string): Promise<string | null> {
  return asker?.(sentence) ?? Promise.resolve(null);
}
