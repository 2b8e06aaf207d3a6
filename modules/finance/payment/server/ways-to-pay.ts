import { branch as branchEntity } from '#modules/branch/branch/branch.entity.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import { workplaces } from '#server-kit/query/workplaces.ts';
import { account } from '../../account/account.entity.ts';

/** An account that money can go into or out of; the one used first stands first. */
export interface WayToPay {
  id: string;
  name: string;
  type: string;
  /** Of an account of another branch which one that is. */
  branch_name: string | null;
}

/**
 * Where money of a branch can be put, and after that where other branches of its currency have theirs in which the caller may do
 * the same: what a form of a payment offers.
 */
export async function waysToPay(
  context: Pick<ActorContext, 'tx' | 'branch' | 'actor' | 'workplaces'>,
  { anywhere = true }: { anywhere?: boolean } = {},
): Promise<WayToPay[]> {
  const { tx, branch } = context;
  return tx.query<WayToPay>(
    `select a.id, a.name, a.type, case when a.branch_id <> $1 then b.name end as branch_name
     from ${account.table} a join ${branchEntity.table} b on b.business_id = a.business_id and b.id = a.branch_id
     where (a.branch_id = $1 or a.branch_id = any($2)) and a.currency = $3 and a.ledger_code is not null
       and a.deleted_at is null and b.deleted_at is null
     order by a.branch_id <> $1, b.name, a.type <> 'cash in hand', not a.is_default, a.name, a.id`,
    [branch.id, anywhere ? workplaces(context) : [], branch.currency],
  );
}
