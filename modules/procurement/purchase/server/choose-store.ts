import { InvalidFields } from '#core/errors.ts';
import { mayUseStore } from '#modules/inventory/public.ts';
import { store } from '#modules/inventory/store/store.entity.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';

/** The store that somebody named, or the default one of the branch; not found where it is none of theirs. */
export async function chooseStore(
  { tx, actor, branch }: CommandContext,
  named: string | null,
): Promise<string> {
  const stores = await tx.query<{ id: string; is_default: boolean }>(
    `select id, is_default from ${store.table} where branch_id = $1 and deleted_at is null`,
    [branch.id],
  );
  const chosen = stores.find(({ id, is_default }) => (named ? id === named : is_default));
  if (!chosen || !mayUseStore(actor, chosen.id)) throw new InvalidFields({ store_id: { key: 'not_found' } });
  return chosen.id;
}
