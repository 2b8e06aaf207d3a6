import type { RowOf } from '#core/define-entity.ts';
import { money } from '#core/money.ts';
import { refuseEarlier } from '#server-kit/command/refuse-earlier.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { TransitionWork } from '#server-kit/operation/document-work.ts';
import { DebtOfDocument, NothingRemains, NothingWrittenOff, PaidAlready } from '../../errors.ts';
import { lockDocuments, movePaid, type Source } from '../../payable/server/documents.ts';
import { debt } from '../debt.entity.ts';
import { standingOf } from '../debt.rules.ts';

type DebtRow = RowOf<typeof debt>;
type DebtWork = TransitionWork<{ row: DebtRow }>;

/** Gives up what remains of a debt: bad debt where a debtor does not pay, income where a creditor forgives. */
export const writeOff: DebtWork = {
  holdAll: holdDebtsWithDocuments,
  async refuse(context, { row }) {
    if (row.remain_amount === 0n) throw NothingRemains();
    refusePast(context, row);
  },
  changes: (_, row) => givenUp(row, row.remain_amount),
  run: ({ tx }, { row }) => moveDocument(tx, row, row.remain_amount),
};

/** Takes a write-off back: what was given up, less what goods that came back took off it since, is owed again. */
export const undoWriteOff: DebtWork = {
  holdAll: holdDebtsWithDocuments,
  async refuse(context, { row }) {
    if (row.written_off_amount === 0n) throw NothingWrittenOff();
    refusePast(context, row);
  },
  changes: (_, row) => givenUp(row, -row.written_off_amount),
  run: ({ tx }, { row }) => moveDocument(tx, row, -row.written_off_amount),
};

/** Deleting a debt by hand takes it back; that of a document goes with its document, and what was paid stays. */
export const voidDebt: DebtWork = {
  holdAll: holdDebtsWithDocuments,
  async refuse(_, { row }) {
    if (row.source_id) throw DebtOfDocument({ document: row.document ?? '' });
    if (row.paid_amount > 0n) throw PaidAlready();
  },
};

/** Debts of the branch, locked after the documents that left them open. */
async function holdDebtsWithDocuments(
  { tx, branch }: CommandContext,
  ids: readonly string[],
): Promise<{ row: DebtRow }[]> {
  const seen = await tx.query<Pick<DebtRow, 'source_kind' | 'source_id'>>(
    `select source_kind, source_id from ${debt.table} where id = any($1) and branch_id = $2 and deleted_at is null`,
    [ids, branch.id],
  );
  await lockDocuments(
    tx,
    seen.flatMap((row) => sourceOf(row) ?? []),
  );
  return (await tx.lockAll(debt, ids)).map((row) => ({ row }));
}

/** It is posted today, which no change of the clock may put before the debt. */
function refusePast({ clock, branch }: CommandContext, { date }: DebtRow): void {
  refuseEarlier(today(clock, branch), date);
}

/** The document of a debt follows it. */
async function moveDocument(tx: CommandContext['tx'], owed: DebtRow, amount: bigint): Promise<undefined> {
  const source = sourceOf(owed);
  if (source) await movePaid(tx, source, { paid: 0n, remain: -amount });
}

/** How a debt stands once so much of it, in minor units, is given up; below zero it is owed again. */
function givenUp(owed: DebtRow, amount: bigint) {
  const written_off_amount = money(owed.written_off_amount + amount);
  return { written_off_amount, ...standingOf({ ...owed, written_off_amount }) };
}

function sourceOf({ source_kind, source_id }: Pick<DebtRow, 'source_kind' | 'source_id'>): Source | null {
  return source_kind && source_id ? { kind: source_kind, id: source_id } : null;
}
