/** A table whose rows are in a backup, with the columns in the order of the rows. */
export interface TableInBackup {
  schema: string;
  name: string;
  columns: string[];
}

/** What a backup says first: enough to know whether this release can restore it. */
export interface Opening {
  release: string;
  made_at: string;
  migrations: { name: string; checksum: string; applied_at: string }[];
  tables: TableInBackup[];
  /** Fingerprint of the rights on all tables, columns and functions. */
  wall: string;
  /** The server's key where it is kept in the data folder, and a fingerprint of the one that was in use. */
  server_key: { kept: string | null; fingerprint: string } | null;
}

export interface TableCount {
  table: string;
  rows: number;
  hash: string;
}

/** What a backup says last. */
export interface Closing {
  tables: TableCount[];
  sequences: { schema: string; name: string; last_value: string; is_called: boolean }[];
}

export interface Contents {
  opening: Opening;
  closing: Closing;
}

/** The table that the migrations write themselves, as they run. */
export const BOOKKEEPING = 'public.schema_migrations';

export const fullName = ({ schema, name }: Pick<TableInBackup, 'schema' | 'name'>) => `${schema}.${name}`;

export const rowsIn = ({ tables }: Closing) => tables.reduce((sum, { rows }) => sum + rows, 0);
