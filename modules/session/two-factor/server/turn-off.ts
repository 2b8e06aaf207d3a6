import { user } from '#modules/employee/user/user.entity.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';

/** Takes the second factor of the actor away, with its recovery codes, and tells the screens and the record. */
export async function turnOff({ tx, actor }: CommandContext, reason?: string): Promise<void> {
  await tx.query('select ctx.drop_second_factor()');
  const before = await tx.lock(user, actor.user_id);
  const settings = { ...(before.settings as object | null), two_factor_authentication_enabled: false };
  await tx.save(user, before, { settings }, reason);
}
