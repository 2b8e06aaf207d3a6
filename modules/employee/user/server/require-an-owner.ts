import { linesTableName } from '#core/derive/table.ts';
import { branch } from '#modules/branch/branch/branch.entity.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { LastOwner } from '../../errors.ts';
import { user } from '../user.entity.ts';

/**
 * Refuses to take the last owner away who may do everything; one with a role may not. All owners are locked first, in the
 * order of their ids, and looked at after that: two owners who remove each other at the same moment would otherwise both
 * find the other one still there.
 */
export async function requireAnOwner({ tx }: CommandContext, leaving: readonly string[]): Promise<void> {
  const owners = await tx.query<{ id: string }>(
    `select id from ${user.table} where account_type = 'owner' and status = 'active' and deleted_at is null
     order by id for update`,
  );
  const whole = await tx.query<{ id: string }>(WHOLE, [owners.map(({ id }) => id)]);
  const able = whole.length > 0 ? whole : owners;
  if (able.length > 0 && able.every(({ id }) => leaving.includes(id))) throw LastOwner();
}

const WHOLE = `
select l.user_id as id
from ${linesTableName(user, 'access')} l
join ${branch.table} b on b.id = l.branch_id and b.deleted_at is null
where l.user_id = any ($1::uuid[])
group by l.user_id
having bool_and(l.role_id is null) and count(*) = (select count(*) from ${branch.table} where deleted_at is null)`;
