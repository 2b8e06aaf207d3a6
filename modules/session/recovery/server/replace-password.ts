import { setPassword } from '#modules/employee/public.ts';
import { user } from '#modules/employee/user/user.entity.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { RecoverySpent } from '../../errors.ts';
import { endOtherSessions } from '../../own/server/end-other-sessions.ts';
import { endTokensOf } from '../../token/server/end-tokens-of.ts';
import { RECOVERY_TEXTS } from '../recovery.words.ts';

/** Spends the token, writes the password and ends every session of the person, all or nothing, and says so on record. */
export async function replacePassword(
  context: CommandContext,
  { token, password, keepsTokens }: { token: string; password: string; keepsTokens: boolean },
): Promise<void> {
  const { tx, actor, services, language } = context;
  const [spent] = await tx.query<{ done: boolean }>(`select ctx.spend_recovery(decode($1, 'hex')) as done`, [
    token,
  ]);
  if (!spent?.done) throw RecoverySpent();
  const row = await tx.lock(user, actor.user_id);
  await setPassword(tx, row, password);
  await endOtherSessions(tx, actor.user_id);
  if (!keepsTokens) await endTokensOf(context, actor.user_id);
  // What a password was and is stands nowhere, so nothing of the row differs and this act is written by hand.
  await services.activities.write(context, [
    {
      entity: user.name,
      record_id: actor.user_id,
      record_name: row.name,
      type: 'modification',
      changes: [],
      reason: RECOVERY_TEXTS.reason[language],
    },
  ]);
}
