import { linesTableName } from '#core/derive/table.ts';
import { type Reach, WHOLE_REACH } from '#core/reach.ts';
import { branch } from '#modules/branch/branch/branch.entity.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import { ALL_PERMISSIONS } from '../../../permissions.ts';
import { role } from '../../role/role.entity.ts';
import { REACH_OF_ROLE } from '../../role/server/reach-of-role.ts';
import { rightsIn } from '../granting.rules.ts';
import { user } from '../user.entity.ts';

/** What somebody holds in one branch. */
export interface Holding {
  rights: ReadonlySet<string>;
  /** How far he sees among its documents. */
  reach: Reach;
}

/** What the actor holds in each branch in which he works: the measure of what he may give to others there, and nothing elsewhere. */
export async function holdingsOfActor({
  tx,
  actor,
  branch: here,
}: ActorContext): Promise<Map<string, Holding>> {
  const lines = await tx.query<AccessLine>(LINES, [actor.user_id]);
  const isWhole = actor.account_type === 'onepos';
  const holdings = new Map(
    lines.map(({ branch_id, permissions, reach }) => [
      branch_id,
      {
        rights: rightsIn(actor.account_type, permissions, ALL_PERMISSIONS),
        reach: isWhole ? WHOLE_REACH : (reach ?? WHOLE_REACH),
      },
    ]),
  );
  // The guard knows best what is held here: a token holds less than its maker.
  return holdings.set(here.id, { rights: actor.permissions, reach: actor.reach ?? WHOLE_REACH });
}

/** The rights among it. */
export async function rightsOfActor(context: ActorContext): Promise<Map<string, ReadonlySet<string>>> {
  const holdings = await holdingsOfActor(context);
  return new Map([...holdings].map(([branchId, { rights }]) => [branchId, rights]));
}

interface AccessLine {
  branch_id: string;
  permissions: string[] | null;
  reach: Reach | null;
}

const LINES = `
select l.branch_id, r.permissions, ${REACH_OF_ROLE} as reach
from ${linesTableName(user, 'access')} l
join ${branch.table} b on b.id = l.branch_id and b.deleted_at is null
left join ${role.table} r on r.id = l.role_id and r.deleted_at is null
where l.user_id = $1`;
