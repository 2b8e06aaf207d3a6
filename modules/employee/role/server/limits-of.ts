import { linesTableName } from '#core/derive/table.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import { user } from '../../user/user.entity.ts';
import { role } from '../role.entity.ts';

/** How far somebody decides by himself; null where there is no limit. */
export interface Limits {
  /** Up to how much he may send purchase orders, in minor units. */
  order_limit: bigint | null;
  /** How much he may take off, in hundredths of a percent. */
  discount_limit: number | null;
  /** How much money he may give back for one return, in minor units. */
  refund_limit: bigint | null;
}

/** The limits of role `r` as columns. */
export const LIMITS_OF_ROLE = 'r.order_limit, r.discount_limit, r.refund_limit';

const NO_LIMITS: Limits = { order_limit: null, discount_limit: null, refund_limit: null };

type Asking = Pick<ActorContext, 'tx' | 'actor' | 'branch'>;

/**
 * The limits of the actor in the branch of the call; none where his role sets none, or he has none. A token has those of its
 * maker, and whoever looks as a role those of the role.
 */
export async function limitsOf({ tx, actor, branch }: Asking): Promise<Limits> {
  const [held] = await tx.query<Limits>(LIMITS, [actor.user_id, branch.id, actor.seen_as?.id ?? null]);
  return held ?? NO_LIMITS;
}

/** Up to how much, in minor units, the actor may send purchase orders of the branch of the call by himself. */
export async function orderLimitOf(context: Asking): Promise<bigint | null> {
  return (await limitsOf(context)).order_limit;
}

const LIMITS = `
select ${LIMITS_OF_ROLE} from ${linesTableName(user, 'access')} l
join ${role.table} r on r.id = coalesce($3, l.role_id) and r.deleted_at is null
where l.user_id = $1 and l.branch_id = $2`;
