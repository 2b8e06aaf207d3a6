import type { Work } from '#server-kit/command/work.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import { debt } from '../../debt/debt.entity.ts';
import { standingOf } from '../../debt/debt.rules.ts';
import { PaidAlready } from '../../errors.ts';
import { movePaid, type Source } from './documents.ts';
import { lockDebtOf } from './lock-debts.ts';
import { lowerDebt } from './lower-debt.ts';

/**
 * A document was owed at a wrong amount: its debt is corrected by the difference, never below what was paid of it. Where nothing is
 * owed then, nothing is left to show. The document itself posts the lines.
 */
export async function correctDebt(tx: Work, source: Source, difference: bigint): Promise<void> {
  const owed = await lockDebtOf(tx, source);
  if (!owed) throw NotFound();
  const amount = owed.amount + difference;
  if (amount === 0n && owed.remain_amount === owed.amount) {
    await lowerDebt(tx, source, owed.amount);
    return;
  }
  const { remain_amount, status } = standingOf({ ...owed, amount });
  if (remain_amount < 0n || amount === 0n) throw PaidAlready();
  await tx.query(
    `update ${debt.table} set amount = $2, remain_amount = $3, status = $4, version = version + 1, updated_at = now()
     where id = $1`,
    [owed.id, amount, remain_amount, status],
  );
  await movePaid(tx, source, { paid: 0n, remain: difference });
}
