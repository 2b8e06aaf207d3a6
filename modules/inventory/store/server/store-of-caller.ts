import { InvalidFields } from '#core/errors.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import { store } from '../store.entity.ts';

/**
 * The store of the branch that a caller names, or the default one where none is named. One of another branch, a deleted
 * one and one that the caller has no access to are not found.
 */
export async function storeOfCaller(
  { tx, actor, branch }: Pick<ActorContext, 'tx' | 'actor' | 'branch'>,
  wanted: string | null,
): Promise<string> {
  const stores = await tx.query<{ id: string; is_default: boolean }>(
    `select id, is_default from ${store.table} where branch_id = $1 and deleted_at is null`,
    [branch.id],
  );
  const mayUse = (id: string) => actor.store_ids.length === 0 || actor.store_ids.includes(id);
  const chosen = stores.find(({ id, is_default }) => (wanted ? id === wanted : is_default));
  if (!chosen || !mayUse(chosen.id)) throw new InvalidFields({ store_id: { key: 'not_found' } });
  return chosen.id;
}
