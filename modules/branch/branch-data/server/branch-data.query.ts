import { z } from 'zod';
import type { AnyEntity } from '#core/define-entity.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { branchDataAnswer } from '../branch-data.answer.ts';
import { entitiesOfBranch, ledgersOfBranch, linesOf } from './tables-of-branch.ts';

interface Size {
  count: number;
  bytes: number;
}

/**
 * How many records of each kind the branch has and what room they take, lines and hidden records included in the room. The
 * room is reckoned from a thousand rows of each table: to measure all would read everything the branch has.
 */
export const branchData = defineQuery({
  name: 'branch.data',
  route: 'GET api/branch/data',
  permission: 'view_branch_data',
  input: z.strictObject({}),
  answers: branchDataAnswer,
  async run({ tx, branch, services }) {
    const { registry } = services;
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
        `with kept as (select count(*)::int as count from ${table} r where r.branch_id = $1), ${sampleOf(table)}
         select kept.count, ${ROOM_OF_SAMPLE} * kept.count as bytes from kept`,
      );
      ledgers.count += count;
      ledgers.bytes += bytes;
    }
    return { entities, ledgers };
  },
});

const SAMPLE = 1000;

const sampleOf = (table: string) =>
  `sample as materialized (select r.* from ${table} r where r.branch_id = $1 limit ${SAMPLE})`;

/** A double holds every size that a disk does, and is a number in JSON. */
const ROOM_OF_SAMPLE = '(select coalesce(avg(pg_column_size(s.*)), 0)::float8 from sample s)';

function sizeOfRecords(entity: AnyEntity): string {
  const live = entity.ledger ? 'count(*)' : 'count(*) filter (where r.deleted_at is null)';
  const lines = linesOf(entity).map(
    ({
      table,
      owner,
    }) => `(select coalesce(sum(pg_column_size(l.*)), 0)::float8 / greatest((select count(*) from sample), 1)
      from ${table} l join sample s on s.business_id = l.business_id and s.id = l.${owner})`,
  );
  return `with kept as (select ${live}::int as count, count(*)::int as whole from ${entity.table} r where r.branch_id = $1),
      ${sampleOf(entity.table)}
    select kept.count, (${[ROOM_OF_SAMPLE, ...lines].join(' + ')}) * kept.whole as bytes from kept`;
}
