import type { ColumnSpec, ForeignKeySpec, TableSpec } from '#core/table-spec.ts';

/** The chart of accounts of each business; sub-accounts (`1010-01`) name the account they belong under. */
const ledgerAccounts: TableSpec = {
  name: 'ledger_accounts',
  scope: 'machine',
  columns: [
    required('business_id', 'uuid'),
    required('code', 'text'),
    { ...required('name', 'text'), updatable: true },
    required('type', 'text'),
    { name: 'parent_code', type: 'text' },
    { name: 'branch_id', type: 'uuid' },
    required('created_at', 'timestamp with time zone', 'now()'),
  ],
  primaryKey: ['business_id', 'code'],
  indexes: [
    { name: 'ledger_accounts_of_parent', columns: ['business_id', 'parent_code'] },
    { name: 'ledger_accounts_of_branch', columns: ['business_id', 'branch_id'] },
  ],
  foreignKeys: [
    reference('ledger_accounts', ['parent_code'], 'ledger_accounts', ['code']),
    reference('ledger_accounts', ['branch_id'], 'branches'),
  ],
  checks: [],
};

/** One entry for one event of the business, in one branch. */
const journalEntries: TableSpec = {
  name: 'journal_entries',
  scope: 'machine',
  emptied: 'r.branch_id = $2',
  columns: [
    required('business_id', 'uuid'),
    required('id', 'uuid'),
    required('branch_id', 'uuid'),
    required('date', 'date'),
    required('source_kind', 'text'),
    required('source_id', 'uuid'),
    required('currency', 'text'),
    /** Base units for one unit of the currency, in millionths. */
    required('rate', 'bigint', '1000000'),
    { name: 'memo', type: 'text' },
    { name: 'reverses_id', type: 'uuid' },
    /** Takes money out of a till by somebody who may leave it below zero. */
    required('may_overdraw', 'boolean', 'false'),
    required('created_at', 'timestamp with time zone', 'now()'),
    { name: 'created_by', type: 'uuid' },
  ],
  primaryKey: ['business_id', 'id'],
  indexes: [
    { name: 'journal_entries_by_date', columns: ['business_id', 'branch_id', 'date', 'id'] },
    { name: 'journal_entries_of_source', columns: ['business_id', 'source_id'] },
    // Two users who void one sale at once must not take it back twice.
    { name: 'journal_entries_one_reversal', columns: ['business_id', 'reverses_id'], unique: true },
  ],
  foreignKeys: [
    reference('journal_entries', ['branch_id'], 'branches'),
    reference('journal_entries', ['reverses_id'], 'journal_entries'),
  ],
  checks: [],
  appendOnly: true,
};

/** The debits and credits. Branch and date repeat those of the entry, so that an account is read from one index. */
const journalLines: TableSpec = {
  name: 'journal_lines',
  scope: 'machine',
  emptied: 'r.branch_id = $2',
  columns: [
    required('business_id', 'uuid'),
    required('entry_id', 'uuid'),
    required('line_no', 'integer'),
    required('branch_id', 'uuid'),
    required('date', 'date'),
    required('account_code', 'text'),
    required('debit', 'bigint'),
    required('credit', 'bigint'),
    { name: 'party_kind', type: 'text' },
    { name: 'party_id', type: 'uuid' },
    { name: 'store_id', type: 'uuid' },
    { name: 'foreign_amount', type: 'bigint' },
  ],
  primaryKey: ['business_id', 'entry_id', 'line_no'],
  indexes: [
    {
      name: 'journal_lines_of_account',
      columns: ['business_id', 'account_code', 'branch_id', 'date', 'entry_id', 'line_no'],
    },
    {
      name: 'journal_lines_of_branch',
      columns: ['business_id', 'branch_id', 'date'],
    },
    {
      name: 'journal_lines_of_party',
      columns: ['business_id', 'party_id', 'account_code'],
      where: '(party_id IS NOT NULL)',
    },
  ],
  foreignKeys: [
    reference('journal_lines', ['entry_id'], 'journal_entries'),
    reference('journal_lines', ['account_code'], 'ledger_accounts', ['code']),
    reference('journal_lines', ['branch_id'], 'branches'),
  ],
  checks: [
    {
      name: 'journal_lines_one_side',
      expression: '((debit > 0) AND (credit = 0)) OR ((debit = 0) AND (credit > 0))',
    },
  ],
  appendOnly: true,
};

/**
 * What each account moved in a month: a posting appends differences, a job folds them into one row, a reader sums what
 * there is. So the sales of a branch never queue for the same five rows (accounting.md 4.7).
 */
const accountMonths: TableSpec = {
  name: 'account_months',
  scope: 'machine',
  emptied: 'r.branch_id = $2',
  columns: [
    required('business_id', 'uuid'),
    required('id', 'uuid', 'gen_random_uuid()'),
    required('branch_id', 'uuid'),
    required('account_code', 'text'),
    required('month', 'date'),
    required('debit', 'bigint'),
    required('credit', 'bigint'),
  ],
  primaryKey: ['business_id', 'id'],
  indexes: [
    { name: 'account_months_of_branch', columns: ['business_id', 'branch_id', 'month', 'account_code'] },
    { name: 'account_months_of_account', columns: ['business_id', 'account_code', 'branch_id'] },
  ],
  foreignKeys: [
    reference('account_months', ['branch_id'], 'branches'),
    reference('account_months', ['account_code'], 'ledger_accounts', ['code']),
  ],
  checks: [],
};

/** The last number given out per branch, kind of document and year. A counter and no sequence: it has no gaps. */
const numberSeries: TableSpec = {
  name: 'number_series',
  scope: 'machine',
  emptied: 'r.branch_id = $2',
  columns: [
    required('business_id', 'uuid'),
    required('branch_id', 'uuid'),
    required('kind', 'text'),
    required('year', 'integer'),
    { ...required('last', 'integer'), updatable: true },
  ],
  primaryKey: ['business_id', 'branch_id', 'kind', 'year'],
  indexes: [],
  foreignKeys: [reference('number_series', ['branch_id'], 'branches')],
  checks: [],
};

export const ledgerTables = [ledgerAccounts, journalEntries, journalLines, accountMonths, numberSeries];

function required(name: string, type: string, standard?: string): ColumnSpec {
  return { name, type, notNull: true, ...(standard ? { default: standard } : {}) };
}

function reference(from: string, columns: string[], table: string, references = ['id']): ForeignKeySpec {
  return {
    name: `${from}_${columns.join('_')}`,
    columns: ['business_id', ...columns],
    table,
    references: ['business_id', ...references],
  };
}
