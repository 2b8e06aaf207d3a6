import type { Currency } from '#core/currencies.ts';
import { branch } from '#modules/branch/branch/branch.entity.ts';
import { branchSettings } from '#modules/branch/branch-settings/branch-settings.entity.ts';
import { rightsOfActor } from '#modules/employee/public.ts';
import type { QueryContext } from '#server-kit/operation/context.ts';

/** A branch one works in: where it lies, how its days run, and what one may do there. */
export interface OwnBranch {
  id: string;
  name: string;
  town: string | null;
  primary_color: string | null;
  currency: Currency;
  time_zone: string;
  day_starts_at: string;
  rights: ReadonlySet<string>;
}

/**
 * The branches of the actor by name, each with his rights in it. Whoever looks as the holder of a role has nowhere more
 * than that role.
 */
export async function branchesOfActor(context: QueryContext): Promise<OwnBranch[]> {
  const { tx, actor } = context;
  const rights = await rightsOfActor(context);
  const rows = await tx.query<Omit<OwnBranch, 'rights'>>(BRANCHES, [actor.branch_ids]);
  return rows.map((row) => {
    const held = rights.get(row.id) ?? new Set<string>();
    return { ...row, rights: actor.seen_as ? held.intersection(actor.permissions) : held };
  });
}

const BRANCHES = `
select b.id, b.name, coalesce(b.region, b.district) as town, s.primary_color, b.currency, b.time_zone, s.day_starts_at
from ${branch.table} b
join ${branchSettings.table} s on s.id = b.id
where b.id = any ($1::uuid[]) and b.deleted_at is null
order by b.name, b.id`;
