import type { TableSpec } from '#core/table-spec.ts';

/**
 * Each reference of a money account once, and that of a wallet once among all wallets of its provider: what a wallet or a bank has
 * told of one transfer pays for one thing.
 */
export const moneyReferences: TableSpec = {
  name: 'money_references',
  scope: 'machine',
  emptied:
    'exists (select from public.accounts o where o.business_id = $1 and o.id = r.account_id and o.branch_id = $2)',
  columns: [
    { name: 'business_id', type: 'uuid', notNull: true },
    { name: 'account_id', type: 'uuid', notNull: true },
    /** Of a wallet; null of all other accounts, and of references that stood twice before that was refused. */
    { name: 'provider', type: 'text', notNull: false },
    { name: 'reference', type: 'text', notNull: true },
    { name: 'source_kind', type: 'text', notNull: true },
    { name: 'source_id', type: 'uuid', notNull: true },
    { name: 'created_at', type: 'timestamp with time zone', notNull: true, default: 'now()' },
  ],
  primaryKey: ['business_id', 'account_id', 'reference'],
  indexes: [
    { name: 'money_references_of_source', columns: ['business_id', 'source_id'] },
    {
      name: 'money_references_of_provider',
      columns: ['business_id', 'provider', 'reference'],
      unique: true,
      where: 'provider is not null',
    },
  ],
  foreignKeys: [
    {
      name: 'money_references_account_id',
      columns: ['business_id', 'account_id'],
      table: 'accounts',
      references: ['business_id', 'id'],
    },
  ],
  checks: [],
  deletable: true,
};
