import { newId } from '#core/ids.ts';
import { money } from '#core/money.ts';
import type { Work } from '#server-kit/command/work.ts';
import { debt } from '../../debt/debt.entity.ts';
import { standingOf } from '../../debt/debt.rules.ts';
import { debtHistory } from '../../debt-history/debt-history.entity.ts';
import { lockDocuments } from '../../payable/server/documents.ts';
import { type DebtRow, lockDebts } from '../../payable/server/lock-debts.ts';
import { settle } from '../../payable/server/settle.ts';

/** Locks debts for a payment, their documents before them as a return or a void does, both in the order of their ids. */
export async function holdDebts(
  tx: Work,
  debts: readonly { id: string; source_kind: string | null; source_id: string | null }[],
): Promise<DebtRow[]> {
  await lockDocuments(
    tx,
    debts.flatMap(({ source_kind: kind, source_id: id }) => (kind && id ? [{ kind, id }] : [])),
  );
  return lockDebts(
    tx,
    debts.map(({ id }) => id),
  );
}

/** What a payment is to the history of the debts it pays. */
export interface PaidBy {
  payment_id: string;
  account_id: string | null;
  date: string;
  remarks?: string | null;
  /** The id of the history row, where the caller made it. */
  history_id?: string;
}

/**
 * Pays locked debts, each by its part; a part below zero takes a payment back. Every debt gets its new standing and a
 * row in its history, every document what is paid of it. Answers the debts as they stand then.
 */
export async function payDebts(
  tx: Work,
  parts: readonly { debt: DebtRow; amount: bigint }[],
  { payment_id, account_id, date, remarks = null, history_id }: PaidBy,
): Promise<DebtRow[]> {
  const paid = parts.map(({ debt: owed, amount }) => ({
    before: owed,
    after: afterPaying(owed, amount),
    amount,
  }));
  const saved = await tx.saveAll(debt, paid);
  await tx.insertAll(
    debtHistory,
    paid.map(({ before, after, amount }) => ({
      id: history_id ?? newId(),
      branch_id: before.branch_id,
      party_name: before.party_name,
      kind: before.kind,
      debt_id: before.id,
      payment_id,
      customer_id: before.customer_id,
      supplier_id: before.supplier_id,
      before: before.remain_amount,
      amount,
      after: after.remain_amount,
      account_id,
      date,
      remarks,
    })),
  );
  for (const { before, amount } of paid)
    if (before.source_kind && before.source_id)
      await settle(tx, { kind: before.source_kind, id: before.source_id }, amount);
  return saved as DebtRow[];
}

function afterPaying(owed: DebtRow, amount: bigint): DebtRow {
  const paid_amount = money(owed.paid_amount + amount);
  const { remain_amount, status } = standingOf({ ...owed, paid_amount });
  if (paid_amount < 0n || remain_amount < 0n)
    throw new Error(`more is paid of the debt ${owed.id} than is owed`);
  return { ...owed, paid_amount, remain_amount: money(remain_amount), status };
}
