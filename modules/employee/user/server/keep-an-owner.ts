import type { CommandContext } from '#server-kit/operation/context.ts';
import { LastOwner } from '../../errors.ts';
import { user } from '../user.entity.ts';

/**
 * Refuses to take the last owner away. All owners are locked first, in the order of their ids: two owners who remove
 * each other at the same moment would otherwise both find the other one still there.
 */
export async function keepAnOwner({ tx }: CommandContext, leaving: readonly string[]): Promise<void> {
  const owners = await tx.query<{ id: string }>(
    `select id from ${user.table} where account_type = 'owner' and status = 'active' and deleted_at is null
     order by id for update`,
  );
  const stay = owners.filter(({ id }) => !leaving.includes(id));
  if (owners.length > 0 && stay.length === 0) throw LastOwner();
}
