import { refusal } from '#core/errors.ts';
import type { ActorContext } from '../operation/context.ts';

/** How long a password, or a code of the second factor, stands for whoever typed it. */
export const PROOF_MINUTES = 5;

/** The client asks for the password and makes the same call again. */
export const ProofNeeded = refusal('proof_needed', 403, {
  en: 'Enter your password to continue.',
  sw: 'Andika nenosiri lako ili kuendelea.',
});

/**
 * Asks whether whoever holds this session has typed the password in the last minutes: a session that was left open or
 * stolen does not decide how one logs in (ASVS 5.0, 7.5.1). A program with a token has no password, and what is asked here
 * is refused to it elsewhere or gives no more than it holds.
 */
export function requireProof({ actor, clock }: Pick<ActorContext, 'actor' | 'clock'>): void {
  if (!actor.session_id) return;
  const age = clock.now().getTime() - (actor.proved_at?.getTime() ?? 0);
  if (age > PROOF_MINUTES * 60_000) throw ProofNeeded();
}
