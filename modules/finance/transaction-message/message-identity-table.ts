import type { TableSpec } from '#core/table-spec.ts';

/** Each event that texts tell of, once: by the number that its provider gave it, else by the words of the text. */
export const messageIdentities: TableSpec = {
  name: 'message_identities',
  scope: 'machine',
  emptied:
    'exists (select from public.transaction_messages o where o.business_id = $1 and o.id = r.message_id and o.branch_id = $2)',
  columns: [
    { name: 'business_id', type: 'uuid', notNull: true },
    { name: 'identity', type: 'text', notNull: true },
    { name: 'message_id', type: 'uuid', notNull: true },
    { name: 'created_at', type: 'timestamp with time zone', notNull: true, default: 'now()' },
  ],
  primaryKey: ['business_id', 'identity'],
  indexes: [],
  foreignKeys: [],
  checks: [],
  deletable: true,
};
