import type { ActorContext } from '#server-kit/operation/context.ts';
import { store } from '../store.entity.ts';

/** A store as it is chosen: by its name, the default one first. */
export interface ChosenStore {
  id: string;
  name: string;
  is_default: boolean;
}

/** The stores of the branch in which the caller may move goods. */
export function storesOfCaller({
  tx,
  actor,
  branch,
}: Pick<ActorContext, 'tx' | 'actor' | 'branch'>): Promise<ChosenStore[]> {
  return tx.query<ChosenStore>(
    `select id, name, is_default from ${store.table}
     where branch_id = $1 and deleted_at is null and (cardinality($2::uuid[]) = 0 or id = any($2))
     order by not is_default, lower(name), id`,
    [branch.id, actor.store_ids],
  );
}
