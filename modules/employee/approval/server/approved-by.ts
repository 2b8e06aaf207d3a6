import type { ActorContext } from '#server-kit/operation/context.ts';
import { user } from '../../user/user.entity.ts';
import { approval } from '../approval.entity.ts';
import type { AskedApproval } from '../approval-acts.rules.ts';

/** How long an approval waits for its document: as long as a sale may lie on a device without a connection. */
const HOURS = 72;

/** Who approved something. */
export interface Approver {
  id: string;
  name: string;
}

/** Who approved it for whoever calls; null where nobody has, or not for as much. */
export async function approvedBy(
  { tx, actor, branch, clock }: Pick<ActorContext, 'tx' | 'actor' | 'branch' | 'clock'>,
  { act, document, percent, amount }: AskedApproval,
): Promise<Approver | null> {
  const since = new Date(clock.now().getTime() - HOURS * 3_600_000);
  const [found] = await tx.query<Approver>(APPROVED, [
    branch.id,
    document,
    act,
    actor.user_id,
    percent,
    amount,
    since,
  ]);
  return found ?? null;
}

const APPROVED = `
select a.approver_id as id, u.name from ${approval.table} a join ${user.table} u on u.id = a.approver_id
where a.branch_id = $1 and document = $2 and act = $3 and a.created_by = $4
  and percent >= $5 and amount >= $6 and a.created_at > $7
order by a.created_at desc, a.id limit 1`;
