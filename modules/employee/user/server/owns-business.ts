import type { ActorContext } from '#server-kit/operation/context.ts';
import { user } from '../user.entity.ts';

/** Whether an owner of the business acts, by himself or by a token of his: he may answer his own requests (permission map), and verify what he spent. */
export async function ownsBusiness({ tx, actor }: Pick<ActorContext, 'tx' | 'actor'>): Promise<boolean> {
  if (!actor.token_id) return actor.account_type === 'owner';
  const [maker] = await tx.query<{ account_type: string }>(
    `select account_type from ${user.table} where id = $1 and deleted_at is null`,
    [actor.user_id],
  );
  return maker?.account_type === 'owner';
}
