import type { RowOf } from '#core/define-entity.ts';
import { holdsRight } from '#modules/employee/public.ts';
import { addProblem, type Draft, isSound } from '#server-kit/command/draft.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { Row } from '#server-kit/operation/row.ts';
import type { EntityHooks } from '#server-kit/operation/server-module.ts';
import { account } from '../../account/account.entity.ts';
import { expenseType } from '../../expense-type/expense-type.entity.ts';
import { claimReferences } from '../../money-reference/server/claim-references.ts';
import { setDayOfPosting } from '../../payment/server/day-of-posting.ts';
import { takeNumber } from '../../series/server/take-number.ts';
import { enterPapers } from '../../supplier-paper/server/enter-papers.ts';
import { transaction } from '../transaction.entity.ts';
import { ledgerAccountOf } from '../transaction.rules.ts';
import { TRANSACTION_TEXTS } from '../transaction.words.ts';

type Moved = RowOf<typeof transaction> & Row;
type Place = { id: string; branch_id: string; currency: string };

/** A transaction stands on accounts that hold money, today or on an earlier day by those who may date back. */
export const transactionHooks: EntityHooks<Moved> = {
  async beforeSave(context, drafts) {
    const made = drafts.filter(({ before }) => !before);
    const accounts = await accountsOf(context, made);
    const types = await typesOf(context, made);
    const mayMoveIn = await holdsRight(context, 'create_transaction');
    for (const draft of made) {
      setDayOfPosting(draft, context);
      place(draft, { accounts, mayMoveIn, branch: context.branch });
      if (!isSound(draft)) continue;
      const { type, counterpart, expense_type_id } = draft.row as Moved;
      draft.row.ledger_code =
        counterpart === 'expense'
          ? types.get(expense_type_id ?? '')
          : ledgerAccountOf(type, counterpart ?? null);
    }
  },
  async completeLast(context, rows) {
    const { tx, branch } = context;
    for (const row of rows) {
      const { id, account_id, reference } = row as Moved;
      if (reference) await claimReferences(tx, { kind: transaction.name, id }, [{ account_id, reference }]);
    }
    for (const row of rows)
      await enterPapers(
        context,
        { kind: transaction.name, id: String(row.id) },
        { receipt: (row as Moved).receipt_number },
      );
    for (const row of rows) row.number = await takeNumber(tx, branch.id, 'transaction', String(row.date));
  },
};

interface Known {
  accounts: ReadonlyMap<string, Place>;
  mayMoveIn: (branchId: string) => boolean;
  branch: CommandContext['branch'];
}

/** The branch that a transfer goes to: one in which its maker may move money as well, with the same currency. */
function place(draft: Draft, { accounts, mayMoveIn, branch }: Known): void {
  const { row } = draft;
  // What explains a till is of the branch of that till, wherever the money came from.
  const isIn = row.explains_id != null && row.explains_id === row.to_account_id;
  const [ownId, otherId] = isIn ? [row.to_account_id, row.account_id] : [row.account_id, row.to_account_id];
  const own = accounts.get(String(ownId));
  if (own?.branch_id !== branch.id) addProblem(draft, 'account_id', { key: 'not_found' });
  row.to_branch_id = null;
  if (!otherId) return;
  const to = accounts.get(String(otherId));
  if (!to || (to.branch_id !== branch.id && !mayMoveIn(to.branch_id)))
    addProblem(draft, 'to_account_id', { key: 'not_found' });
  else if (to.currency !== branch.currency)
    addProblem(draft, 'to_account_id', { key: 'other_currency', words: TRANSACTION_TEXTS.otherCurrency });
  else row.to_branch_id = to.branch_id;
}

async function accountsOf(
  { tx }: CommandContext,
  drafts: readonly Draft[],
): Promise<ReadonlyMap<string, Place>> {
  const ids = new Set(drafts.flatMap(({ row }) => [row.account_id, row.to_account_id]));
  const found = await tx.query<Place>(
    `select id, branch_id, currency from ${account.table}
     where id = any($1) and ledger_code is not null and deleted_at is null`,
    [[...ids].filter((id) => id != null)],
  );
  return new Map(found.map((one) => [one.id, one]));
}

async function typesOf(
  { tx }: CommandContext,
  drafts: readonly Draft[],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Set(drafts.flatMap(({ row }) => row.expense_type_id ?? []));
  if (ids.size === 0) return new Map();
  const found = await tx.query<{ id: string; ledger_account: string }>(
    `select id, ledger_account from ${expenseType.table} where id = any($1)`,
    [[...ids]],
  );
  return new Map(found.map(({ id, ledger_account }) => [id, ledger_account]));
}
