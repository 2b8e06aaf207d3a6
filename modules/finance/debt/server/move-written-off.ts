import type { RowOf } from '#core/define-entity.ts';
import { money } from '#core/money.ts';
import { refuseEarlier } from '#server-kit/command/refuse-earlier.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { Row } from '#server-kit/operation/row.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { postEntries } from '../../ledger/server/post-entries.ts';
import { lockDocuments, movePaid, type Source } from '../../payable/server/documents.ts';
import { debt } from '../debt.entity.ts';
import { standingOf } from '../debt.rules.ts';
import { writtenOffLines } from './debt-posting.ts';

type DebtRow = RowOf<typeof debt>;

/** A debt of the branch, locked after the document that left it open. */
export async function holdDebtWithDocument(context: CommandContext, id: string): Promise<DebtRow> {
  const seen = (await findRow(debt, id, context)) as DebtRow;
  const source = sourceOf(seen);
  if (source) await lockDocuments(context.tx, [source]);
  return context.tx.lock(debt, id);
}

/**
 * Gives up so much of what remains of a locked debt, or, below zero, so much less than before; posts it today and answers
 * the debt as it stands then.
 */
export async function moveWrittenOff(
  context: CommandContext,
  owed: DebtRow,
  amount: bigint,
  reason: string | undefined,
): Promise<Row> {
  const { tx, branch, clock } = context;
  const date = today(clock, branch);
  refuseEarlier(date, owed.date);
  const written_off_amount = money(owed.written_off_amount + amount);
  const { status, remain_amount } = standingOf({ ...owed, written_off_amount });
  await tx.save(debt, owed, { written_off_amount, status, remain_amount: money(remain_amount) }, reason);
  const source = sourceOf(owed);
  if (source) await movePaid(tx, source, { paid: 0n, remain: -amount });
  const lines = writtenOffLines(owed as DebtRow & { branch_id: string }, amount);
  await postEntries(tx, [{ branch_id: branch.id, date, source: { kind: debt.name, id: owed.id }, lines }]);
  return findRow(debt, owed.id, context);
}

function sourceOf({ source_kind, source_id }: DebtRow): Source | null {
  return source_kind && source_id ? { kind: source_kind, id: source_id } : null;
}
