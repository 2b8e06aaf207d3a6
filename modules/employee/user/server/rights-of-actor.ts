import { linesTableName } from '#core/derive/table.ts';
import { branch } from '#modules/branch/branch/branch.entity.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import { ALL_PERMISSIONS } from '../../../permissions.ts';
import { role } from '../../role/role.entity.ts';
import { rightsIn } from '../granting.rules.ts';
import { user } from '../user.entity.ts';

/** What the actor holds in each of his branches: the measure of what he may give to others there. */
export async function rightsOfActor({
  tx,
  actor,
  branch: here,
}: ActorContext): Promise<Map<string, ReadonlySet<string>>> {
  const lines = await tx.query<{ branch_id: string; permissions: string[] | null }>(LINES, [actor.user_id]);
  const rights = new Map(
    lines.map((line) => [line.branch_id, rightsIn(actor.account_type, line.permissions, ALL_PERMISSIONS)]),
  );
  // The guard knows best what is held here: a token holds less than its maker.
  return rights.set(here.id, actor.permissions);
}

const LINES = `
select l.branch_id, r.permissions
from ${linesTableName(user, 'access')} l
join ${branch.table} b on b.id = l.branch_id and b.deleted_at is null
left join ${role.table} r on r.id = l.role_id and r.deleted_at is null
where l.user_id = $1`;
