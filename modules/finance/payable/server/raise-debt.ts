import type { Work } from '#server-kit/command/work.ts';
import { debt } from '../../debt/debt.entity.ts';
import { movePaid, type Source } from './documents.ts';
import { type DebtRow, lockDebtOf } from './lock-debts.ts';
import { type NewDebt, openDebt } from './open-debt.ts';

/**
 * A document that is owed night by night: its debt is opened by the first amount and grows by each further one, whatever was
 * paid of it meanwhile. The document itself posts the line on 1100 with its party. Where all that was owed before has come back
 * and its debt was put away, `revives` takes that out again: what was credited of it stays on record.
 */
export async function raiseDebt(tx: Work, grown: NewDebt, { revives = false } = {}): Promise<string> {
  const live = await lockDebtOf(tx, grown.source);
  const owed = live ?? (revives ? await takeOutAgain(tx, grown.source) : undefined);
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

/** A debt that was put away because all of it came back. */
async function takeOutAgain(tx: Work, { kind, id }: Source): Promise<DebtRow | undefined> {
  const [gone] = await tx.query<DebtRow>(
    `select * from ${debt.table} where source_kind = $1 and source_id = $2 and deleted_at is not null
     order by id for no key update`,
    [kind, id],
  );
  if (gone) await tx.restore(debt, [gone]);
  return gone;
}
