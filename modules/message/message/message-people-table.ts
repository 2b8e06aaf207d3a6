import type { TableSpec } from '#core/table-spec.ts';

/** What became of the message of one person. */
export const FATES = ['scheduled', 'queued', 'sent', 'failed', 'left_out'] as const;

/** Whom a message is for, each with what he reads; `outbox_id` is that of his message in the outbox. */
export const messagePeople: TableSpec = {
  name: 'message_people',
  scope: 'machine',
  columns: [
    { name: 'business_id', type: 'uuid', notNull: true },
    { name: 'branch_id', type: 'uuid', notNull: true },
    { name: 'message_id', type: 'uuid', notNull: true },
    { name: 'place', type: 'integer', notNull: true },
    { name: 'party_kind', type: 'text' },
    { name: 'party_id', type: 'uuid' },
    { name: 'name', type: 'text', notNull: true },
    { name: 'phone', type: 'text' },
    { name: 'text', type: 'text', updatable: true },
    { name: 'parts', type: 'integer', notNull: true, updatable: true },
    { name: 'fate', type: 'text', notNull: true, updatable: true },
    { name: 'reason', type: 'text', updatable: true },
    // The other one of the same number, the place that is empty, what the gateway said.
    { name: 'about', type: 'text', updatable: true },
    { name: 'outbox_id', type: 'uuid', updatable: true },
  ],
  primaryKey: ['business_id', 'message_id', 'place'],
  indexes: [
    {
      name: 'message_people_once',
      columns: ['business_id', 'message_id', 'phone'],
      unique: true,
      where: "fate <> 'left_out'",
    },
    {
      name: 'message_people_on_the_way',
      columns: ['business_id', 'outbox_id'],
      where: "fate = 'queued'",
    },
    { name: 'message_people_of_branch', columns: ['business_id', 'branch_id'] },
  ],
  foreignKeys: [
    {
      name: 'message_people_message',
      columns: ['business_id', 'message_id'],
      table: 'messages',
      references: ['business_id', 'id'],
    },
  ],
  checks: [
    {
      name: 'message_people_fate',
      expression: `fate in (${FATES.map((fate) => `'${fate}'`).join(', ')})`,
    },
  ],
  deletable: true,
  emptied: 'r.branch_id = $2',
};
