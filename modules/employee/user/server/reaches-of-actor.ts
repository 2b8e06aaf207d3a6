import { linesTableName } from '#core/derive/table.ts';
import { type Reach, WHOLE_REACH } from '#core/reach.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import { role } from '../../role/role.entity.ts';
import { REACH_OF_ROLE } from '../../role/server/reach-of-role.ts';
import { user } from '../user.entity.ts';

/** How far the actor sees among the documents of each of his branches: the measure of what he may let others see there. */
export async function reachesOfActor({ tx, actor }: ActorContext): Promise<Map<string, Reach>> {
  const lines = await tx.query<{ branch_id: string; reach: Reach | null }>(LINES, [actor.user_id]);
  const isWhole = actor.account_type === 'onepos';
  return new Map(
    lines.map(({ branch_id, reach }) => [branch_id, isWhole ? WHOLE_REACH : (reach ?? WHOLE_REACH)]),
  );
}

const LINES = `
select l.branch_id, ${REACH_OF_ROLE} as reach
from ${linesTableName(user, 'access')} l
left join ${role.table} r on r.id = l.role_id and r.deleted_at is null
where l.user_id = $1`;
