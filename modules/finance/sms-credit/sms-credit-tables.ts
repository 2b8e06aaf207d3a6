import type { TableSpec } from '#core/table-spec.ts';

/** What of the SMS that a branch paid ahead is not used yet: parts, and what they are worth in 1160. */
export const smsPools: TableSpec = {
  name: 'sms_pools',
  scope: 'machine',
  columns: [
    { name: 'business_id', type: 'uuid', notNull: true },
    { name: 'branch_id', type: 'uuid', notNull: true },
    { name: 'parts', type: 'integer', notNull: true, updatable: true },
    /** Minor units. */
    { name: 'value', type: 'bigint', notNull: true, updatable: true },
    /** Parts that were used on credit before anything was paid for them. */
    { name: 'owed', type: 'integer', notNull: true, updatable: true },
  ],
  primaryKey: ['business_id', 'branch_id'],
  indexes: [],
  foreignKeys: [
    {
      name: 'sms_pools_branch',
      columns: ['business_id', 'branch_id'],
      table: 'branches',
      references: ['business_id', 'id'],
    },
  ],
  checks: [{ name: 'sms_pools_not_short', expression: 'parts >= 0 and owed >= 0' }],
  deletable: true,
  emptied: 'r.branch_id = $2',
};

/**
 * What of the SMS paid ahead became cost: one row of a message and day, of all other SMS of a day together, or of a payment that
 * came late or was taken back. Each is a source of the journal.
 */
export const smsUses: TableSpec = {
  name: 'sms_uses',
  scope: 'machine',
  columns: [
    { name: 'business_id', type: 'uuid', notNull: true },
    { name: 'id', type: 'uuid', notNull: true },
    { name: 'branch_id', type: 'uuid', notNull: true },
    { name: 'message_id', type: 'uuid' },
    { name: 'payment_id', type: 'uuid' },
    { name: 'date', type: 'date', notNull: true },
    { name: 'parts', type: 'integer', notNull: true },
    /** Minor units; below nought where a payment was taken back whose SMS had been used. */
    { name: 'amount', type: 'bigint', notNull: true },
  ],
  primaryKey: ['business_id', 'id'],
  indexes: [{ name: 'sms_uses_of_branch', columns: ['business_id', 'branch_id', 'date'] }],
  foreignKeys: [
    {
      name: 'sms_uses_payment',
      columns: ['business_id', 'payment_id'],
      table: 'payments',
      references: ['business_id', 'id'],
    },
  ],
  checks: [],
  deletable: true,
  emptied: 'r.branch_id = $2',
};
