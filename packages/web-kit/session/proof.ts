import { questionOf } from './question-of.ts';

/** The code by which the server asks for the password before it goes on (`requireProof`). */
export const PROOF_NEEDED = 'proof_needed';

/** Asks for the password; false where he would rather not. */
export const proofOfPerson = questionOf<readonly [], boolean>(false);

let asking: Promise<boolean> | null = null;

/** Whether it was proved; calls that are refused together ask once. */
export function askForProof(): Promise<boolean> {
  asking ??= proofOfPerson.ask().finally(() => {
    asking = null;
  });
  return asking;
}
