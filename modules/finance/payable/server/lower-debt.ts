import type { Work } from '#server-kit/command/work.ts';
import { debt } from '../../debt/debt.entity.ts';
import { standingOf } from '../../debt/debt.rules.ts';
import { PaidAlready, WrittenOffAlready } from '../../errors.ts';
import { movePaid, type Source } from './documents.ts';
import { lockDebtOf } from './lock-debts.ts';

/**
 * Goods that come back or a document that is voided take back what is still owed for it, and no more. Answers how much
 * that was; the rest is for the document to pay out. Posts nothing.
 */
export async function lowerDebt(tx: Work, source: Source, amount: bigint): Promise<bigint> {
  const owed = await lockDebtOf(tx, source);
  const taken = owed && owed.remain_amount < amount ? owed.remain_amount : amount;
  if (!owed || taken <= 0n) return 0n;
  const returned_amount = (owed.returned_amount + taken) as typeof owed.returned_amount;
  const lowered = { returned_amount, ...standingOf({ ...owed, returned_amount }) };
  const saved = await tx.save(debt, owed, lowered as never);
  // Of a debt that was never paid and is taken back whole nothing is left to show.
  if (saved.remain_amount === 0n && saved.paid_amount === 0n && saved.written_off_amount === 0n)
    await tx.remove(debt, [saved]);
  await movePaid(tx, source, { paid: 0n, remain: -taken });
  return taken;
}

/** A document on whose debt payments stand is not voided: they are voided first. One given up as lost stays as it is. */
export async function refusePaid(tx: Work, source: Source): Promise<void> {
  const owed = await lockDebtOf(tx, source);
  if (owed && owed.paid_amount > 0n) throw PaidAlready();
  if (owed && owed.written_off_amount > 0n) throw WrittenOffAlready();
}
