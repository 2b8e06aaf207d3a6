import type { RowOf } from '#core/define-entity.ts';
import type { PostingLine } from '#core/posting.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { moneyAccounts } from '../../account/server/money-accounts.ts';
import { postEntries } from '../../ledger/server/post-entries.ts';
import { debt } from '../debt.entity.ts';
import { ledgerAccountOf } from '../debt.rules.ts';

const OPENING_EQUITY = '3010';

/** Debts that no document made: old ones stand against the opening equity, loans against the account of the money. */
export async function postOpeningOfDebts(
  { tx, actor, branch }: CommandContext,
  debts: readonly RowOf<typeof debt>[],
): Promise<void> {
  const money = await moneyAccounts(
    tx,
    branch.id,
    debts.flatMap(({ account_id }) => account_id ?? []),
  );
  await postEntries(
    tx,
    debts.map((owed) => ({
      branch_id: branch.id,
      date: owed.date ?? '',
      source: { kind: debt.name, id: owed.id },
      lines: linesOf(owed, money.get(owed.account_id ?? '')?.ledger_code ?? OPENING_EQUITY),
    })),
    actor,
  );
}

function linesOf(owed: RowOf<typeof debt>, against: string): PostingLine[] {
  const { amount, customer_id } = owed;
  const own = {
    account: ledgerAccountOf(owed),
    ...(customer_id ? { party: { kind: 'customer', id: customer_id } } : {}),
  };
  return owed.kind === 'debtor'
    ? [
        { ...own, debit: amount },
        { account: against, credit: amount },
      ]
    : [
        { account: against, debit: amount },
        { ...own, credit: amount },
      ];
}
