import { PermissionDenied } from '#server-kit/http/errors.ts';
import type { Actor } from '#server-kit/operation/caller.ts';
import { notifications } from '../notification-table.ts';

/** Of the caller, about branches that are still his; `$1` is he and `$2` are they. */
export const OWN = `from ${notifications.name} n where n.user_id = $1 and n.branch_id = any ($2::uuid[])`;

/** The values of `OWN`. A token may less than its maker, so what the maker was told is not for it. */
export function ofCaller(actor: Actor): [string, readonly string[]] {
  if (actor.token_id !== undefined) throw PermissionDenied();
  return [actor.user_id, actor.branch_ids];
}
