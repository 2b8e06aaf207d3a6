import type { CommandContext } from '#server-kit/operation/context.ts';
import type { Row } from '#server-kit/operation/row.ts';
import { isSelf } from '../../grant/server/check-grants.ts';
import { NEW_LOGIN } from '../new-login.words.ts';
import { endAccess } from './end-access.ts';
import { tellOfAccount } from './tell-of-account.ts';

/** What somebody logs in with, and is reached by where a password was forgotten. */
const LOGIN_NAMES = ['phone_number', 'email'] as const;

export function isLoginChanged(before: Row, after: Row): boolean {
  return LOGIN_NAMES.some((name) => (before[name] ?? null) !== (after[name] ?? null));
}

/**
 * What follows when somebody is known by another number or address. The old one and the new one are told. Where somebody
 * else has changed it, the person and the owners are told too, and whoever was logged in is no longer.
 */
export async function followNewLogin(context: CommandContext, before: Row, after: Row): Promise<void> {
  const params = { who: context.actor.name, date: context.clock.now().toISOString().slice(0, 10) };
  const addresses = LOGIN_NAMES.flatMap((name) => [before[name], after[name]]);
  await tellOfAccount(context, after, addresses, { ...NEW_LOGIN, params });
  if (!isSelf(context, after.id)) await endAccess(context, [String(after.id)]);
}
