import type { RowOf } from '#core/define-entity.ts';
import type { PostingLine } from '#core/trade/posting.ts';
import type { PostingRule } from '#server-kit/operation/document-work.ts';
import { ledgerCodes } from '../../account/server/ledger-codes.ts';
import { CHART } from '../../ledger/chart.ts';
import { lineOfParty } from '../../payable/party.rules.ts';
import type { debt } from '../debt.entity.ts';
import { ledgerAccountOf } from '../debt.rules.ts';

type DebtRow = RowOf<typeof debt> & { branch_id: string };

/**
 * A debt by hand: an old one stands against the opening equity, a loan against the account of its money. The debt of a
 * document is posted with the document. What was written off of either is a loss, or an income where it was owed by us;
 * goods that came back since take the loss back by an entry of their own.
 */
export const debtPosting: PostingRule<DebtRow, ReadonlyMap<string, string>> = {
  facts: ({ tx }, debts) =>
    ledgerCodes(
      tx,
      debts.map(({ account_id }) => account_id),
    ),
  of(owed, codes) {
    const { branch_id, date, source_id, account_id } = owed;
    const against = codes.get(account_id ?? '') ?? CHART.openingEquity;
    const opened = source_id ? [] : [{ branch_id, date: date ?? '', lines: linesOf(owed, against) }];
    const given_up = owed.written_off_amount + owed.recovered_amount;
    if (given_up === 0n) return opened;
    return [...opened, { branch_id, date: '', lines: writtenOffLines(owed, given_up) }];
  },
  remains: (owed) =>
    owed.recovered_amount > 0n
      ? [{ branch_id: owed.branch_id, date: '', lines: writtenOffLines(owed, owed.recovered_amount) }]
      : [],
};

/** What is given up of a debt, in minor units, or below zero taken back: a debtor's is a loss, a creditor's an income. */
export function writtenOffLines(owed: DebtRow, amount: bigint): PostingLine[] {
  const own = { account: ledgerAccountOf(owed), ...lineOfParty(owed) };
  const isDebtor = owed.kind === 'debtor';
  const against = { account: isDebtor ? CHART.badDebts : CHART.otherIncome };
  const size = amount < 0n ? -amount : amount;
  const [debited, credited] = isDebtor === amount > 0n ? [against, own] : [own, against];
  return [
    { ...debited, debit: size },
    { ...credited, credit: size },
  ];
}

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
