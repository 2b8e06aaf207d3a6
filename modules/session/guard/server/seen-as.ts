import { isId } from '#core/ids.ts';
import { FULL_VISIBILITY, seesAsMuch, type Visibility } from '#core/visibility.ts';
import { roleTextIn, VISIBILITY_OF_ROLE } from '#modules/employee/public.ts';
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
  const [seen] = await tx.query<SeenRole>(ROLE, [isId(seeAs) ? seeAs : null]);
  if (!seen) throw SeenRoleGone();
  const mayLook =
    ['view_role', ...seen.permissions].every((right) => actor.permissions.has(right)) &&
    seesAsMuch(actor.visibility ?? FULL_VISIBILITY, seen.visibility);
  if (!mayLook) throw PermissionDenied();
  const name = String(roleTextIn(seen, 'name', actor.language));
  if (method !== 'GET' && url !== LEAVING) throw OnlyLooking({ role: name });
  const { id, visibility } = seen;
  const permissions = new Set(seen.permissions);
  // What he holds himself elsewhere is no part of the role.
  const { rights_by_branch: _, ...looking } = actor;
  return {
    ...caller,
    actor: { ...looking, account_type: 'employee', permissions, visibility, seen_as: { id, name } },
  };
}

/** Whoever looks as another may still log out. */
const LEAVING = '/api/user/logout';

interface SeenRole {
  id: string;
  name: string;
  usual_role: string | null;
  permissions: string[];
  visibility: Visibility;
}

const ROLE = `select r.id, r.name, r.usual_role, r.permissions, ${VISIBILITY_OF_ROLE} as visibility from ${role.table} r where r.id = $1 and r.deleted_at is null`;
