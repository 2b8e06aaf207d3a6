import { LEDGER_TEXTS } from '../ledger.words.ts';
import type { BookSubject, Examined } from './book-check.ts';

/** A record that is found by its name. */
export function namedSubject(name: string, table: string): BookSubject {
  return {
    name,
    sql: `
      select id::text as subject, name, null as account_code, null as source_kind, null as source_id,
             null as date, null as date_to
      from ${table} where id = any($1::uuid[])`,
  };
}

export const BRANCH = namedSubject('branch', 'branches');
export const ACCOUNT = namedSubject('account', 'accounts');
export const CUSTOMER = namedSubject('customer', 'customers');
export const SUPPLIER = namedSubject('supplier', 'suppliers');
export const PARTY = namedSubject(
  'party',
  '(select id, name from customers union all select id, name from suppliers) parties',
);

/** All branches together. */
export const BUSINESS: BookSubject = { name: 'business', sql: null };

export const ENTRY: BookSubject = {
  name: 'entry',
  sql: `
    select id::text as subject, null as name, null as account_code, source_kind, source_id::text,
           date::text, date::text as date_to
    from journal_entries where id = any($1::uuid[])`,
};

/** A document by its entries, or by rows that name it (source_id, source_kind, date) where it has none. */
export function documentSubject(rows?: string): BookSubject {
  return {
    name: 'document',
    sql: `
      select source_id::text as subject, null as name, null as account_code, min(source_kind) as source_kind,
             source_id::text, min(date)::text as date, max(date)::text as date_to
      from (
        select source_id, source_kind, date from journal_entries
        ${rows ? `union all ${rows}` : ''}) d
      where source_id = any($1::uuid[]) group by source_id`,
  };
}

/** An account in a month, `1200 2026-11-01`. */
export const MONTH: BookSubject = {
  name: 'month',
  sql: `
    select s.subject, a.name, a.code as account_code, null as source_kind, null as source_id,
           split_part(s.subject, ' ', 2) as date,
           (split_part(s.subject, ' ', 2)::date + interval '1 month - 1 day')::date::text as date_to
    from unnest($1::text[]) s (subject) join ledger_accounts a on a.code = split_part(s.subject, ' ', 1)`,
};

export const ENTRIES: Examined = {
  name: 'entries',
  words: {
    one: LEDGER_TEXTS.entriesOne,
    many: LEDGER_TEXTS.entriesMany,
  },
  sql: 'select count(*)::int from journal_entries',
};

export const LINES: Examined = {
  name: 'lines',
  words: {
    one: LEDGER_TEXTS.linesOne,
    many: LEDGER_TEXTS.linesMany,
  },
  sql: 'select count(*)::int from journal_lines',
};

export const MONTHS: Examined = {
  name: 'months',
  words: {
    one: LEDGER_TEXTS.monthsOne,
    many: LEDGER_TEXTS.monthsMany,
  },
  sql: 'select count(*)::int from (select from account_months group by branch_id, account_code, month) m',
};

export const REVERSALS: Examined = {
  name: 'reversals',
  words: {
    one: LEDGER_TEXTS.reversalsOne,
    many: LEDGER_TEXTS.reversalsMany,
  },
  sql: 'select count(*)::int from journal_entries where reverses_id is not null',
};

export const BRANCHES: Examined = {
  name: 'branches',
  words: {
    one: LEDGER_TEXTS.branchesOne,
    many: LEDGER_TEXTS.branchesMany,
  },
  sql: 'select count(*)::int from branches where deleted_at is null',
};

/** Money accounts that stand in the chart. */
export const ACCOUNTS: Examined = {
  name: 'accounts',
  words: {
    one: LEDGER_TEXTS.accountsOne,
    many: LEDGER_TEXTS.accountsMany,
  },
  sql: 'select count(*)::int from accounts where ledger_code is not null',
};
