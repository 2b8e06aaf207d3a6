import type { CommandContext } from '#server-kit/operation/context.ts';
import type { Row } from '#server-kit/operation/row.ts';
import { isSelf } from '../../grant/server/check-grants.ts';
import { GIVEN_LOGIN, NEW_LOGIN } from '../new-login.words.ts';
import { endAccess } from './end-access.ts';
import { tellOfAccount } from './tell-of-account.ts';

/** What somebody logs in with, and is reached by where a password was forgotten. */
const LOGIN_NAMES = ['phone_number', 'email'] as const;

export function isLoginChanged(before: Row, after: Row): boolean {
  return LOGIN_NAMES.some((name) => (before[name] ?? null) !== (after[name] ?? null));
}

/**
 * What follows when somebody is known by another number or address. The old one and the new one are told. Where somebody
 * else has changed it, the person and the owners are told too, whoever was logged in is no longer, and no code of a forgotten
 * password goes to the new one until the person has logged in with it (trigger `follow_user`).
 */
export async function followNewLogin(context: CommandContext, before: Row, after: Row): Promise<void> {
  const params = { who: context.actor.name, date: context.clock.now().toISOString().slice(0, 10) };
  const addresses = LOGIN_NAMES.flatMap((name) => [before[name], after[name]]);
  const isOwn = isSelf(context, after.id);
  await tellOfAccount(context, after, addresses, { ...(isOwn ? NEW_LOGIN : GIVEN_LOGIN), params });
  if (!isOwn) await endAccess(context, [String(after.id)]);
}
