import type { RowOf } from '#core/define-entity.ts';
import type { Refusal } from '#core/errors.ts';
import { formatExact, moneyStyle } from '#core/money.ts';
import { branch as branchEntity } from '#modules/branch/branch/branch.entity.ts';
import { addProblem, type Draft } from '#server-kit/command/draft.ts';
import { addStillNeeded, waitingDocuments } from '#server-kit/command/waiting-documents.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { EntityHooks } from '#server-kit/operation/server-module.ts';
import { AccountHasBalance } from '../../errors.ts';
import { checkDayOfPosting } from '../../payment/server/day-of-posting.ts';
import { account } from '../account.entity.ts';
import { ACCOUNT_TEXTS } from '../account.words.ts';
import { openMoneyAccounts } from './open-money-accounts.ts';
import { renameInChart } from './rename-usual-accounts.ts';

type AccountRow = RowOf<typeof account>;

/** A money account stands in the chart from the moment it is made, and cannot go while there is money in it. */
export const accountHooks: EntityHooks = {
  async beforeSave(context, drafts) {
    const { branch } = context;
    for (const draft of drafts) {
      const { row, before, sent } = draft;
      checkDayOfPosting(draft, 'opening_date', sent.opening_date, context);
      row.currency ??= branch.currency;
      if (row.type !== 'cash in hand') row.is_till = false;
      // Its ledger account is kept in the currency of the books; another needs a rate on every payment.
      if (row.currency !== branch.currency)
        addProblem(draft, 'currency', { key: 'other_currency', words: ACCOUNT_TEXTS.otherCurrency });
      if (before && before.type !== row.type)
        addProblem(draft, 'type', { key: 'fixed_type', words: ACCOUNT_TEXTS.fixedType });
    }
    await keepTillsInUse(context, drafts);
  },
  async afterCreate(context, made) {
    const { tx, clock, branch } = context;
    await keepOneDefault(
      context,
      made.map(({ row }) => row as AccountRow),
    );
    await openMoneyAccounts(
      tx,
      made.map(({ row, once }) => ({
        ...(row as AccountRow),
        branch_id: branch.id,
        opening_balance: (once.opening_balance as bigint | null | undefined) ?? 0n,
        date: String(once.opening_date ?? today(clock, branch)),
      })),
    );
  },
  async afterUpdate(context, changed) {
    await keepOneDefault(
      context,
      changed.map(({ after }) => after as AccountRow),
    );
    await renameInChart(
      context.tx,
      changed.map(({ before, after }) => ({ before: before as AccountRow, after: after as AccountRow })),
    );
  },
  async beforeDelete({ tx, branch }, rows) {
    // Postings share the row of their branch: those under way are over, and the next find the account gone.
    await tx.query(`select id from ${branchEntity.table} where id = $1 for no key update`, [branch.id]);
    const held = await tx.query<{ account_code: string; balance: bigint }>(
      `select account_code, sum(debit - credit)::bigint as balance from account_months
       where account_code = any($1) group by account_code having sum(debit - credit) <> 0`,
      [rows.map((row) => row.ledger_code)],
    );
    const balances = new Map(held.map(({ account_code, balance }) => [account_code, balance]));
    const refused = new Map<string, Refusal>();
    for (const row of rows) {
      const balance = balances.get(String(row.ledger_code));
      if (balance)
        refused.set(String(row.id), AccountHasBalance({ balance: formatExact(balance, moneyStyle(branch)) }));
    }
    return refused;
  },
};

/** Cash that somebody counts, or has yet to explain, is counted where it was: its till does not become a safe meanwhile (A45). */
async function keepTillsInUse(context: CommandContext, drafts: readonly Draft[]): Promise<void> {
  const turned = drafts.filter(({ row, before }) => before?.is_till === true && row.is_till !== true);
  const ids = turned.map(({ before }) => String(before?.id));
  const waiting = await waitingDocuments(account, ids, context);
  for (const draft of turned) {
    const documents = waiting.get(String(draft.before?.id));
    if (documents) addStillNeeded(draft, ['is_till'], documents, context);
  }
}

/** The till proposes one account of each type: whoever is made it takes the place of the one before. */
async function keepOneDefault({ tx, branch }: CommandContext, saved: readonly AccountRow[]): Promise<void> {
  for (const chosen of saved.filter(({ is_default }) => is_default)) {
    const others = await tx.query<{ id: string }>(
      `select id from ${account.table}
       where branch_id = $1 and type = $2 and id <> $3 and is_default and deleted_at is null order by id`,
      [branch.id, chosen.type, chosen.id],
    );
    const before = await tx.lockAll(
      account,
      others.map(({ id }) => id),
    );
    await tx.saveAll(
      account,
      before.map((row) => ({ before: row, after: { ...row, is_default: false } })),
    );
  }
}
