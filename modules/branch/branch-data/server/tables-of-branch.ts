import type { AnyEntity } from '#core/define-entity.ts';
import type { Registry } from '#core/define-module.ts';
import { linesTableName, ownerColumn } from '#core/derive/table.ts';

/** Entities whose records belong to one branch, with the records that they keep: a ledger that a list shows is taken as one. */
export function entitiesOfBranch({ entities }: Registry): AnyEntity[] {
  return entities
    .filter(({ scope, calls }) => scope === 'branch' && calls.includes('list'))
    .map(({ linesOf: _, ...entity }) => entity);
}

/** Lines of the records of an entity, with the column that names the record. */
export function linesOf(entity: AnyEntity): { key: string; table: string; owner: string }[] {
  return Object.entries(entity.fields)
    .filter(([, field]) => field.lines)
    .map(([key]) => ({ key, table: linesTableName(entity, key), owner: ownerColumn(entity) }));
}

/** Ledgers, sums and counters, which no entity gives, as far as their rows belong to a branch. */
export function ledgersOfBranch({ modules }: Registry): string[] {
  return modules
    .flatMap(({ tables = [] }) => tables)
    .filter(({ columns }) => columns.some(({ name }) => name === 'branch_id'))
    .map(({ name }) => name);
}
