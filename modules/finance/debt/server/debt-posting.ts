import type { RowOf } from '#core/define-entity.ts';
import type { PostingLine } from '#core/posting.ts';
import type { PostingRule } from '#server-kit/operation/document-work.ts';
import { moneyAccounts } from '../../account/server/money-accounts.ts';
import { CHART } from '../../ledger/chart.ts';
import { lineOfParty } from '../../payable/party.rules.ts';
import type { debt } from '../debt.entity.ts';
import { ledgerAccountOf } from '../debt.rules.ts';

type DebtRow = RowOf<typeof debt> & { branch_id: string };

/**
 * A debt by hand: an old one stands against the opening equity, a loan against the account of its money. The debt of a
 * document is posted with the document.
 */
export const debtPosting: PostingRule<DebtRow, ReadonlyMap<string, string>> = {
  async facts({ tx }, debts) {
    const codes = new Map<string, string>();
    for (const [branch, of] of Map.groupBy(debts, ({ branch_id }) => branch_id)) {
      const accounts = of.flatMap(({ account_id }) => account_id ?? []);
      for (const [id, { ledger_code }] of await moneyAccounts(tx, branch, accounts))
        codes.set(id, ledger_code);
    }
    return codes;
  },
  of(owed, codes) {
    if (owed.source_id) return [];
    const against = codes.get(owed.account_id ?? '') ?? CHART.openingEquity;
    return [{ branch_id: owed.branch_id, date: owed.date ?? '', lines: linesOf(owed, against) }];
  },
};

function linesOf(owed: DebtRow, against: string): PostingLine[] {
  const { amount } = owed;
  const own = { account: ledgerAccountOf(owed), ...lineOfParty(owed) };
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
