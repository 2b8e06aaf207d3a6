import type { Work } from '#server-kit/command/work.ts';
import { debt } from '../../debt/debt.entity.ts';
import { NothingToGiveBack } from '../../errors.ts';
import { type Party, partyColumns } from '../party.rules.ts';
import { movePaid, type Source } from './documents.ts';

/**
 * What was taken off a debt by something that is taken back is owed again by the same party, also where nothing had been left of
 * that debt. Posts nothing.
 */
export async function giveBackDebt(tx: Work, source: Source, amount: bigint, party: Party): Promise<void> {
  const { customer_id, supplier_id } = partyColumns(party);
  const [owed] = await tx.query<{ id: string }>(
    `select id from ${debt.table}
     where source_kind = $1 and source_id = $2 and customer_id is not distinct from $3::uuid
       and supplier_id is not distinct from $4::uuid and returned_amount >= $5
     order by deleted_at nulls first, id limit 1 for no key update`,
    [source.kind, source.id, customer_id ?? null, supplier_id ?? null, amount],
  );
  if (!owed) throw NothingToGiveBack();
  await tx.query(
    `update ${debt.table} set returned_amount = returned_amount - $2, remain_amount = remain_amount + $2, deleted_at = null,
       deleted_by = null, status = case when paid_amount > 0 then 'part_paid' else 'open' end,
       version = version + 1, updated_at = now()
     where id = $1`,
    [owed.id, amount],
  );
  await movePaid(tx, source, { paid: 0n, remain: amount });
}
