import { addProblem, type Draft } from '#server-kit/command/draft.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { EntityHooks } from '#server-kit/operation/server-module.ts';
import { partyOf } from '../../payable/party.rules.ts';
import { nameOfParty } from '../../payable/server/parties.ts';
import { setDayOfPosting } from '../../payment/server/day-of-posting.ts';
import { DEBT_TEXTS } from '../debt.words.ts';

/** A debt by hand owes all of its amount to or by the party that it names. */
export const debtHooks: EntityHooks = {
  async beforeSave(context, drafts) {
    const { tx } = context;
    for (const draft of drafts) {
      if (!draft.before) begin(draft, context);
      const { row } = draft;
      const party = partyOf(row);
      row.party_name = party ? await nameOfParty(tx, party) : (row.person as string | null);
    }
  },
};

/** A new debt owes all of its amount, from today unless an earlier day is said by whoever may date back. */
function begin(draft: Draft, context: CommandContext): void {
  const { row } = draft;
  row.remain_amount = row.amount;
  setDayOfPosting(draft, context);
  if (row.due_date && String(row.due_date) < String(row.date))
    addProblem(draft, 'due_date', { key: 'due_before', words: DEBT_TEXTS.dueBefore });
  if (row.origin === 'document')
    addProblem(draft, 'origin', { key: 'by_document', words: DEBT_TEXTS.byDocument });
}
