import type { RowOf } from '#core/define-entity.ts';
import { money } from '#core/money.ts';
import { refuseEarlier } from '#server-kit/command/refuse-earlier.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { TransitionWork } from '#server-kit/operation/document-work.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { NothingRemains, NothingWrittenOff } from '../../errors.ts';
import { lockDocuments, movePaid, type Source } from '../../payable/server/documents.ts';
import { debt } from '../debt.entity.ts';
import { standingOf } from '../debt.rules.ts';

type DebtRow = RowOf<typeof debt>;
type DebtWork = TransitionWork<{ row: DebtRow }>;

/** Gives up what remains of a debt: bad debt where a debtor does not pay, income where a creditor forgives. */
export const writeOff: DebtWork = {
  hold,
  async refuse(context, { row }) {
    if (row.remain_amount === 0n) throw NothingRemains();
    refusePast(context, row);
  },
  changes: (_, row) => givenUp(row, row.remain_amount),
  run: ({ tx }, { row }) => moveDocument(tx, row, row.remain_amount),
};

/** Takes a write-off back: what was given up, less what goods that came back took off it since, is owed again. */
export const undoWriteOff: DebtWork = {
  hold,
  async refuse(context, { row }) {
    if (row.written_off_amount === 0n) throw NothingWrittenOff();
    refusePast(context, row);
  },
  changes: (_, row) => givenUp(row, -row.written_off_amount),
  run: ({ tx }, { row }) => moveDocument(tx, row, -row.written_off_amount),
};

/** A debt of the branch, locked after the document that left it open. */
async function hold(context: CommandContext, id: string): Promise<{ row: DebtRow }> {
  const source = sourceOf((await findRow(debt, id, context)) as DebtRow);
  if (source) await lockDocuments(context.tx, [source]);
  const [row] = await context.tx.lockAll(debt, [id]);
  if (!row) throw NotFound();
  return { row };
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

function sourceOf({ source_kind, source_id }: DebtRow): Source | null {
  return source_kind && source_id ? { kind: source_kind, id: source_id } : null;
}
