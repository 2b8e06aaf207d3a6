/** The code by which the server asks for the password before it goes on (`requireProof`). */
export const PROOF_NEEDED = 'proof_needed';

/** Asks whoever sits here for the password; false where he would rather not. */
type Asker = () => Promise<boolean>;

let asker: Asker | null = null;
let asking: Promise<boolean> | null = null;

/** The screen that can ask takes over, until the answer of this is called. */
export function askForProofBy(ask: Asker): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = null;
  };
}

/** Whether it was proved; calls that are refused together ask once. */
export function askForProof(): Promise<boolean> {
  asking ??= (asker?.() ?? Promise.resolve(false)).finally(() => {
    asking = null;
  });
  return asking;
}
