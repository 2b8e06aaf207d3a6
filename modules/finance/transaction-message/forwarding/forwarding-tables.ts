import type { ColumnSpec, TableSpec } from '#core/table-spec.ts';

const required = (name: string, type: string): ColumnSpec => ({ name, type, notNull: true });

const ofAccount = (table: string) => ({
  name: `${table}_account_id`,
  columns: ['business_id', 'account_id'],
  table: 'accounts',
  references: ['business_id', 'id'],
});

/** The secret by which a telephone adds texts to one account, as a hash, and when it last did. */
export const messageWaysIn: TableSpec = {
  name: 'message_ways_in',
  scope: 'machine',
  emptied: 'r.branch_id = $2',
  columns: [
    required('business_id', 'uuid'),
    required('account_id', 'uuid'),
    required('branch_id', 'uuid'),
    required('secret_hash', 'text'),
    required('made_by_id', 'uuid'),
    required('made_at', 'timestamp with time zone'),
    { name: 'last_text_at', type: 'timestamp with time zone', notNull: false, updatable: true },
  ],
  primaryKey: ['business_id', 'account_id'],
  indexes: [{ name: 'message_ways_in_secret', columns: ['business_id', 'secret_hash'], unique: true }],
  foreignKeys: [ofAccount('message_ways_in')],
  checks: [],
  deletable: true,
};

/** Texts that telephones handed in and the server has not read yet. */
export const forwardedTexts: TableSpec = {
  name: 'forwarded_texts',
  scope: 'machine',
  emptied: 'r.branch_id = $2',
  columns: [
    required('business_id', 'uuid'),
    required('id', 'uuid'),
    required('branch_id', 'uuid'),
    required('account_id', 'uuid'),
    { name: 'sender', type: 'text', notNull: false },
    required('text', 'text'),
    /** When the telephone had it, as it says. */
    { name: 'stamped_at', type: 'timestamp with time zone', notNull: false },
    required('arrived_at', 'timestamp with time zone'),
  ],
  primaryKey: ['business_id', 'id'],
  indexes: [],
  foreignKeys: [ofAccount('forwarded_texts')],
  checks: [],
  deletable: true,
};
