import type { RowOf } from '#core/define-entity.ts';
import { money } from '#core/money.ts';
import { isSound } from '#server-kit/command/draft.ts';
import { checkFuture } from '#server-kit/command/refuse-future.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { Row } from '#server-kit/operation/row.ts';
import type { EntityHooks } from '#server-kit/operation/server-module.ts';
import type { manualEntry } from '../manual-entry.entity.ts';
import { sidesOf } from '../manual-entry.rules.ts';

type Written = RowOf<typeof manualEntry> & Row;

/**
 * A manual entry says what it comes to. Its maker chooses its day, which has come: entries by hand are of the end of a month
 * that is over, so the right to write them is that to date them back.
 */
export const manualEntryHooks: EntityHooks<Written> = {
  async beforeSave(context, drafts) {
    const day = today(context.clock, context.branch);
    for (const draft of drafts) {
      const { row } = draft;
      row.date ??= day;
      checkFuture(context, draft, 'date', row.date);
      if (isSound(draft)) row.amount = money(sidesOf((row as Written).lines).debit);
    }
  },
};
