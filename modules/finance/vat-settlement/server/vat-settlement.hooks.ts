import { isPossible } from '#core/define-states.ts';
import { isSound } from '#server-kit/command/draft.ts';
import type { EntityHooks } from '#server-kit/operation/server-module.ts';
import { vatSettlement } from '../vat-settlement.entity.ts';
import { vatUntil } from './vat-until.ts';

/** A draft says what the month comes to as the books are when it is saved. */
export const vatSettlementHooks: EntityHooks = {
  async beforeSave({ tx, branch }, drafts) {
    for (const draft of drafts)
      if (isSound(draft) && (!draft.before || isPossible(vatSettlement, draft.before, 'post')))
        Object.assign(draft.row, await vatUntil(tx, branch.id, String(draft.row.date_to)));
  },
};
