import type { Work } from '#server-kit/command/work.ts';
import { debt } from '../../debt/debt.entity.ts';
import { movePaid } from './documents.ts';
import { lockDebtOf } from './lock-debts.ts';
import { type NewDebt, openDebt } from './open-debt.ts';

/**
 * A document that is owed night by night: its debt is opened by the first amount and grows by each further one, whatever was
 * paid of it meanwhile. The document itself posts the line on 1100 with its party.
 */
export async function raiseDebt(tx: Work, grown: NewDebt): Promise<string> {
  const owed = await lockDebtOf(tx, grown.source);
  if (!owed) return openDebt(tx, grown);
  await tx.query(
    `update ${debt.table} set amount = amount + $2, remain_amount = remain_amount + $2,
       status = case when paid_amount > 0 then 'part_paid' else 'open' end, version = version + 1, updated_at = now()
     where id = $1`,
    [owed.id, grown.amount],
  );
  await movePaid(tx, grown.source, { paid: 0n, remain: grown.amount });
  return owed.id;
}
