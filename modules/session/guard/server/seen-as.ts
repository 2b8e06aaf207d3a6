import { isId } from '#core/ids.ts';
import { role } from '#modules/employee/role/role.entity.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { PermissionDenied } from '#server-kit/http/errors.ts';
import type { Call, Caller } from '#server-kit/operation/caller.ts';
import { OnlyLooking, SeenRoleGone } from '../../errors.ts';

/**
 * A caller who looks as the holder of a role would (capabilities E6): he has its rights and no account of his own, and
 * changes nothing. The header that names the role is not signed, for all it can do is take rights away.
 */
export async function seenAs(tx: Tx, caller: Caller, { seeAs = '', method, url }: Call): Promise<Caller> {
  if (seeAs === '') return caller;
  const { actor } = caller;
  const [seen] = await tx.query<{ id: string; name: string; permissions: string[] }>(ROLE, [
    isId(seeAs) ? seeAs : null,
  ]);
  if (!seen) throw SeenRoleGone();
  const mayLook = ['view_role', ...seen.permissions].every((right) => actor.permissions.has(right));
  if (!mayLook) throw PermissionDenied();
  if (method !== 'GET' && url !== LEAVING) throw OnlyLooking({ role: seen.name });
  const { id, name } = seen;
  const permissions = new Set(seen.permissions);
  return { ...caller, actor: { ...actor, account_type: 'employee', permissions, seen_as: { id, name } } };
}

/** Whoever looks as another may still log out. */
const LEAVING = '/api/user/logout';

const ROLE = `select id, name, permissions from ${role.table} where id = $1 and deleted_at is null`;
