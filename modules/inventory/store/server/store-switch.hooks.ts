import { addProblem } from '#server-kit/command/draft.ts';
import type { EntityHooks } from '#server-kit/operation/server-module.ts';
import { STORE_HAS_STOCK } from '../store.words.ts';

/** A branch without stores works with its default one alone, so the switch stays on while goods lie in another (permission map, has_store). */
export const storeSwitchHooks: EntityHooks = {
  async beforeSave({ tx }, drafts) {
    for (const draft of drafts) {
      if (draft.before?.has_store !== true || draft.row.has_store === true) continue;
      const [stocked] = await tx.query<{ name: string }>(
        `select s.name from stores s
          where s.branch_id = $1 and not s.is_default
            and exists (select from stock_levels l where l.store_id = s.id and l.quantity <> 0)
          order by s.name limit 1`,
        [draft.before.id],
      );
      if (stocked)
        addProblem(draft, 'has_store', { key: 'store_in_use', words: STORE_HAS_STOCK, params: stocked });
    }
  },
};
