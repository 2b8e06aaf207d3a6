import { InvalidFields } from '#core/errors.ts';
import { mayUseStore } from '#modules/inventory/public.ts';
import { store } from '#modules/inventory/store/store.entity.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';

/** The store that goods leave where none is said: the default one of the branch, else the first that the caller may use. */
export async function storeToSellFrom({ tx, branch, actor }: CommandContext): Promise<string> {
  const stores = await tx.query<{ id: string }>(
    `select id from ${store.table} where branch_id = $1 and deleted_at is null order by is_default desc, created_at, id`,
    [branch.id],
  );
  const found = stores.find(({ id }) => mayUseStore(actor, id));
  if (!found) throw new InvalidFields({ store_id: { key: 'required' } });
  return found.id;
}
