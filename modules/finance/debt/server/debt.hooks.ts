import type { RowOf } from '#core/define-entity.ts';
import type { Refusal } from '#core/errors.ts';
import { addProblem, type Draft } from '#server-kit/command/draft.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { EntityHooks } from '#server-kit/operation/server-module.ts';
import { DebtOfDocument, PaidAlready } from '../../errors.ts';
import { reverseEntries } from '../../ledger/server/reverse-entries.ts';
import { partyOf } from '../../payable/party.rules.ts';
import { nameOfParty } from '../../payable/server/parties.ts';
import { debt } from '../debt.entity.ts';
import { DEBT_TEXTS } from '../debt.words.ts';

type DebtRow = RowOf<typeof debt>;

/** A debt by hand is posted as it is made and taken back as it is deleted; afterwards only its dates change. */
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
  async beforeDelete({ tx, actor, clock, branch }, rows) {
    const refused = new Map<string, Refusal>();
    for (const row of rows as DebtRow[]) {
      if (row.source_id) refused.set(row.id, DebtOfDocument({ document: row.document ?? '' }));
      else if (row.paid_amount > 0n) refused.set(row.id, PaidAlready());
    }
    if (refused.size === 0) {
      const ids = rows.map(({ id }) => String(id));
      await reverseEntries(tx, { kind: debt.name, ids }, today(clock, branch), actor);
      for (const row of rows as DebtRow[]) await tx.save(debt, row, { status: 'void' });
    }
    return refused;
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
