import { lowestIdAt } from '#core/ids.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { activity } from '../activity.entity.ts';

/** The records of one kind that somebody made, changed or deleted since an instant, in any branch: nothing changes untold. */
export async function changedRecords(tx: Tx, entity: string, since: Date): Promise<string[]> {
  const rows = await tx.query<{ record_id: string }>(
    `select distinct record_id from ${activity.table} where id >= $2 and entity = $1 and type in ('creation', 'modification', 'deletion')`,
    [entity, lowestIdAt(since)],
  );
  return rows.map(({ record_id }) => record_id);
}
