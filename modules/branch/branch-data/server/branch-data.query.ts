import { z } from 'zod';
import type { AnyEntity } from '#core/define-entity.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { entitiesOfBranch, ledgersOfBranch, linesOf } from './tables-of-branch.ts';

interface Size {
  count: number;
  bytes: number;
}

/** How many records of each kind the branch has and what room they take, lines and hidden records included in the room. */
export const branchData = defineQuery({
  name: 'branch.data',
  route: 'GET api/branch/data',
  permission: 'view_branch_data',
  input: z.strictObject({}),
  async run({ tx, branch, engine }) {
    const { registry } = engine;
    const sizeBy = async (sql: string): Promise<Size> => {
      const [size] = await tx.query<Size>(sql, [branch.id]);
      return { count: size?.count ?? 0, bytes: size?.bytes ?? 0 };
    };
    const entities = [];
    for (const entity of entitiesOfBranch(registry))
      entities.push({ entity: entity.name, ...(await sizeBy(sizeOfRecords(entity))) });
    const ledgers = { count: 0, bytes: 0 };
    for (const table of ledgersOfBranch(registry)) {
      const { count, bytes } = await sizeBy(
        `select count(*)::int as count, ${BYTES} as bytes from ${table} r where r.branch_id = $1`,
      );
      ledgers.count += count;
      ledgers.bytes += bytes;
    }
    return { entities, ledgers };
  },
});

/** A double holds every size that a disk does, and is a number in JSON. */
const BYTES = 'coalesce(sum(pg_column_size(r.*)), 0)::float8';

function sizeOfRecords(entity: AnyEntity): string {
  const live = entity.ledger ? 'count(*)' : 'count(*) filter (where r.deleted_at is null)';
  const lines = linesOf(entity).map(
    ({ table, owner }) => `(select ${BYTES} from ${table} r join ${entity.table} o
      on o.business_id = r.business_id and o.id = r.${owner} where o.branch_id = $1)`,
  );
  return `select ${live}::int as count, ${[BYTES, ...lines].join(' + ')} as bytes
    from ${entity.table} r where r.branch_id = $1`;
}
