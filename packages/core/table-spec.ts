/** Who the rows of a table belong to. `lines` and `branch_values` belong to the row of their entity. */
export type TableScope = 'business' | 'branch' | 'lines' | 'branch_values' | 'machine';

export interface ColumnSpec {
  name: string;
  /** An SQL type as `format_type` prints it: `uuid`, `text`, `bigint`, `timestamp with time zone`, `text[]`. */
  type: string;
  notNull?: boolean;
  /** An SQL expression. */
  default?: string;
  /** Whether the application's role may update it; never business_id, id, created_at or anything of a ledger. */
  updatable?: boolean;
}

export interface IndexSpec {
  name: string;
  /** SQL of each part: a column, or `name collate "und-x-icu"`, or `created_at desc`. */
  columns: string[];
  unique?: boolean;
  using?: 'btree' | 'gin' | 'gist';
  where?: string;
}

export interface ForeignKeySpec {
  name: string;
  /** Both sides begin with business_id, so that no row can point across the wall (isolation.sql). */
  columns: string[];
  table: string;
  references: string[];
}

export interface CheckSpec {
  name: string;
  expression: string;
}

/** No two rows may overlap: what must be equal, and the range that must not, in SQL of `exclude using gist`; business_id first. */
export interface ExclusionSpec {
  name: string;
  expression: string;
}

/** One table as the generator of migrations prints it and the catalogue test compares it. */
export interface TableSpec {
  name: string;
  scope: TableScope;
  columns: ColumnSpec[];
  primaryKey: string[];
  indexes: IndexSpec[];
  foreignKeys: ForeignKeySpec[];
  checks: CheckSpec[];
  exclusions?: ExclusionSpec[];
  /** Ledgers: no update, no delete, by grant and by trigger. */
  appendOnly?: boolean;
  /** Rows that may really be deleted (lines of a draft, claims); everything else is hidden by deleted_at. */
  deletable?: boolean;
  /** Which rows `r` go when branch `$2` of business `$1` begins anew, in SQL; those of other tables stay. */
  emptied?: string;
  /** Its rows may name two branches: which rows `r` then stand in the way of emptying branch `$2`, and as which documents. */
  between?: { document: string; rows: string };
  /**
   * Makes a search function of isolation.sql section 6 over the column `search_text`, ordered by `order`. `through` names the
   * columns of rows that are found by the words of what they name, and the tables in which that stands.
   */
  search?: { order: string; through?: { column: string; table: string }[] };
}
