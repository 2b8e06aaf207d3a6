import type { TableSpec } from '#core/table-spec.ts';

/**
 * Who has what when: trucks, people, rooms. No resource is taken twice for one moment, by the database; touching is legal. Only
 * `server/occupy.ts` writes it (docs/decisions/0126-occupations.md).
 */
export const occupations: TableSpec = {
  name: 'occupations',
  scope: 'machine',
  columns: [
    { name: 'business_id', type: 'uuid', notNull: true },
    { name: 'id', type: 'uuid', notNull: true },
    { name: 'branch_id', type: 'uuid', notNull: true },
    { name: 'resource_kind', type: 'text', notNull: true },
    { name: 'resource_id', type: 'uuid', notNull: true },
    { name: 'period', type: 'tstzrange', notNull: true, updatable: true },
    { name: 'source_kind', type: 'text', notNull: true },
    { name: 'source_id', type: 'uuid', notNull: true },
    // How the document that has it is called by people: its number, a guest, a reason.
    { name: 'label', type: 'text', notNull: true },
  ],
  primaryKey: ['business_id', 'id'],
  indexes: [
    { name: 'occupations_of_source', columns: ['business_id', 'source_kind', 'source_id'] },
    { name: 'occupations_of_branch', columns: ['business_id', 'branch_id'] },
  ],
  foreignKeys: [
    {
      name: 'occupations_branch_id',
      columns: ['business_id', 'branch_id'],
      table: 'branches',
      references: ['business_id', 'id'],
    },
  ],
  checks: [{ name: 'occupations_period', expression: 'not isempty(period) and lower(period) is not null' }],
  exclusions: [
    {
      name: 'occupations_one_at_a_time',
      expression: 'business_id with =, resource_kind with =, resource_id with =, period with &&',
    },
  ],
  deletable: true,
  emptied: 'r.branch_id = $2',
};
