import { InvalidFields } from '#core/errors.ts';
import { isPassword } from '#server-kit/auth/password-hash.ts';
import type { Database } from '#server-kit/db/database.ts';
import { PermissionDenied } from '#server-kit/http/errors.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { KnownPerson } from '../../login/server/check-password.ts';
import { takeGuess } from '../../login/server/guess-limits.ts';
import { OWN_TEXTS } from '../own.words.ts';

/**
 * The person behind a session, once he has typed his own password: a session left open, or stolen, does not decide how
 * one logs in. A token is no person.
 */
export async function requireOwnPassword(
  { actor, call }: Pick<CommandContext, 'actor' | 'call'>,
  { login }: Pick<Database, 'login'>,
  password: string,
): Promise<KnownPerson> {
  if (!actor.session_id) throw PermissionDenied();
  const guess = await takeGuess(login, 'change-password', actor.user_id, call.ip);
  const kept = await login.read(actor.business_id, actor.user_id);
  if (!(await isPassword(password, kept?.password_hash ?? null)))
    throw new InvalidFields({ current_password: { key: 'wrong_password', words: OWN_TEXTS.wrong } });
  await guess.returned();
  return { businessId: actor.business_id, userId: actor.user_id };
}
