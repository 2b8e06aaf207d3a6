import { addProblem, type Draft } from '#server-kit/command/draft.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { EntityHooks } from '#server-kit/operation/server-module.ts';
import { partyOf } from '../../payable/party.rules.ts';
import { nameOfParty } from '../../payable/server/parties.ts';
import { DEBT_TEXTS } from '../debt.words.ts';

/** A debt by hand owes all of its amount to or by the party that it names. */
export const debtHooks: EntityHooks = {
  async beforeSave({ tx, clock, branch }, drafts) {
    const day = today(clock, branch);
    for (const draft of drafts) {
      if (!draft.before) begin(draft, day);
      const { row } = draft;
      const party = partyOf(row);
      row.party_name = party ? await nameOfParty(tx, party) : (row.person as string | null);
    }
  },
};

/** A new debt owes all of its amount, from today unless a day is said. */
function begin(draft: Draft, day: string): void {
  const { row } = draft;
  row.date ??= day;
  row.remain_amount = row.amount;
  if (String(row.date) > day) addProblem(draft, 'date', { key: 'in_future' });
  if (row.due_date && String(row.due_date) < String(row.date))
    addProblem(draft, 'due_date', { key: 'due_before', words: DEBT_TEXTS.dueBefore });
  if (row.origin === 'document')
    addProblem(draft, 'origin', { key: 'by_document', words: DEBT_TEXTS.byDocument });
}
