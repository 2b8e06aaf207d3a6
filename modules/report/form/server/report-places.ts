import { allowed } from '#core/permissions.ts';
import type { Visibility } from '#core/visibility.ts';
import { branch as branchEntity } from '#modules/branch/branch/branch.entity.ts';
import { branchSettings } from '#modules/branch/branch-settings/branch-settings.entity.ts';
import { type Holding, holdingsOfActor } from '#modules/employee/public.ts';
import { InvalidParameter } from '#server-kit/http/errors.ts';
import type { Actor, BranchOfCall } from '#server-kit/operation/caller.ts';
import type { ActorContext, QueryContext } from '#server-kit/operation/context.ts';
import type { PeriodInput } from '../../server/period.ts';
import { type ReportScope, reportScope } from '../../server/report-scope.ts';

/** The scope of a report of documents, and its caller as he is in each of its branches. */
export interface PlacedScope extends ReportScope {
  places: ActorContext[];
}

/**
 * The call, seen from each of the branches that are asked for: with the days and hours of that branch, and with what the
 * caller may do and see there. All that the call asks must be held in every one.
 */
export async function placedScope(
  context: QueryContext<PeriodInput>,
  rights: readonly [string, ...string[]],
): Promise<PlacedScope> {
  const scope = await reportScope(context, rights[0]);
  const { actor, branch, tx } = context;
  if (scope.branch_ids.every((id) => id === branch.id)) return { ...scope, places: [context] };
  const holdings = await holdingsOfActor(context);
  const branches = await tx.query<
    Pick<BranchOfCall, 'id' | 'name' | 'currency' | 'time_zone' | 'day_starts_at'>
  >(BRANCHES, [scope.branch_ids]);
  const places = branches.map((there): ActorContext => {
    if (there.id === branch.id) return context;
    return { ...context, branch: { ...branch, ...there }, actor: actorIn(actor, holdings.get(there.id)) };
  });
  if (!places.every((place) => allowed(place.actor, rights))) throw InvalidParameter({ name: 'branch_ids' });
  return { ...scope, places };
}

/** The same person in another branch. Whoever looks as the holder of a role is nowhere more than that. */
function actorIn({ visibility, ...actor }: Actor, held?: Holding): Actor {
  const rights = held?.rights ?? actor.permissions;
  const seen = actor.seen_as ? visibility : held && limited(held.visibility);
  return {
    ...actor,
    permissions: actor.seen_as ? rights.intersection(actor.permissions) : rights,
    store_ids: held?.stores ?? [],
    ...(seen ? { visibility: seen } : {}),
  };
}

function limited(visibility: Visibility): Visibility | undefined {
  const { own, days, newest } = visibility;
  return own || days !== null || newest !== null ? visibility : undefined;
}

const BRANCHES = `
select b.id, b.name, b.currency, b.time_zone, s.day_starts_at
from ${branchEntity.table} b join ${branchSettings.table} s on s.id = b.id
where b.id = any($1::uuid[])`;
