import type { RowOf } from '#core/define-entity.ts';
import type { Refusal } from '#core/errors.ts';
import { addProblem, type Draft } from '#server-kit/command/draft.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { EntityHooks } from '#server-kit/operation/server-module.ts';
import { BranchInUse, BranchOfCall } from '../../errors.ts';
import { vatOfBusiness } from '../../vat-rate/server/vat-of-business.ts';
import { followVat, startingVat } from '../../vat-rate/server/vat-of-new-branch.ts';
import type { branch } from '../branch.entity.ts';
import { USUAL_DAYS } from '../branch.rules.ts';
import { BRANCH_TEXTS } from '../branch.words.ts';
import { haveBooksBegun } from './books-begun.ts';
import { freeAbbreviationIn } from './free-abbreviation-in.ts';
import { furnishBranch, openBranch } from './open-branch.ts';

/**
 * A branch gets its abbreviation, its working parts and the VAT of its business when it is made; what its documents rest
 * on is fixed by the first.
 */
export const branchHooks: EntityHooks<RowOf<typeof branch>> = {
  async beforeSave(context, drafts) {
    const given: string[] = [];
    const vat = drafts.some(({ before }) => !before) ? await vatOfBusiness(context) : null;
    for (const draft of drafts) {
      const { row } = draft;
      if (!row.abbreviation) row.abbreviation = await freeAbbreviationIn(context.tx, String(row.name), given);
      given.push(String(row.abbreviation));
      if (!draft.before && !('days_open' in draft.sent)) row.days_open = [...USUAL_DAYS];
      if (!draft.before && vat && draft.sent.vat_registered !== false) row.vrn_number ??= vat.vrn_number;
      await keepWhatBooksRestOn(context, draft);
    }
  },
  async afterCreate(context, made) {
    const vat = await vatOfBusiness(context);
    for (const { row, once } of made) {
      await openBranch(context, row, startingVat(once.vat_registered, vat));
      if (vat && once.vat_registered !== false) await followVat(context, row.id, vat);
      await furnishBranch(context, row);
    }
  },
  async beforeDelete(context, rows) {
    const refused = new Map<string, Refusal>();
    for (const row of rows) {
      const id = String(row.id);
      if (id === context.branch.id) refused.set(id, BranchOfCall());
      else if (await haveBooksBegun(context, id)) refused.set(id, BranchInUse());
    }
    return refused;
  },
};

async function keepWhatBooksRestOn(context: CommandContext, draft: Draft): Promise<void> {
  const { row, before } = draft;
  if (!before) return;
  const changed = ['currency', 'abbreviation'].filter((column) => row[column] !== before[column]);
  if (changed.length === 0 || !(await haveBooksBegun(context, String(before.id)))) return;
  for (const column of changed)
    addProblem(draft, column, { key: 'fixed_by_books', words: BRANCH_TEXTS.fixed });
}
