import { createHash } from 'node:crypto';
import pg from 'pg';
import { BackupRefused } from './backup-refused.ts';
import type { Closing, Opening, TableInBackup } from './contents.ts';
import { readRows } from './copy-rows.ts';

/** A connection that sees everything, and writes values the same way on every server. */
export async function openAllSeeing(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: 'onepos backup',
  });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(`set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres';
    set bytea_output = 'hex'; set extra_float_digits = 1; set statement_timeout = 0; set lock_timeout = 0;
    set idle_in_transaction_session_timeout = 0`);
  return client;
}

/** Behind the wall between businesses a backup would be empty and look whole. */
export async function requireAllSeeing(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ sees: boolean; name: string }>(
    'select rolsuper or rolbypassrls as sees, rolname as name from pg_roles where rolname = current_user',
  );
  const [role] = rows;
  if (!role?.sees)
    throw new BackupRefused(
      `The login ${role?.name} of DATABASE_URL does not see all rows. Let it: alter role ${role?.name} bypassrls`,
    );
}

/** The tables whose rows make up an installation. The queue of jobs is not among them: every start fills it again. */
export async function tablesIn(client: pg.Client): Promise<TableInBackup[]> {
  const { rows } = await client.query<TableInBackup>(
    `select n.nspname as schema, c.relname as name,
            array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
                  and a.attgenerated = '' order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'ctx') and c.relkind = 'r'
       and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
     order by n.nspname = 'ctx', c.relname`,
  );
  return rows;
}

export async function migrationsIn(client: pg.Client): Promise<Opening['migrations']> {
  const made = await client.query(
    "select from pg_tables where schemaname = 'public' and tablename = 'schema_migrations'",
  );
  if (!made.rowCount) return [];
  const { rows } = await client.query<Opening['migrations'][number]>(
    'select name, checksum, applied_at::text from public.schema_migrations order by name',
  );
  return rows;
}

export async function sequencesIn(client: pg.Client): Promise<Closing['sequences']> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'ctx') and c.relkind = 'S' order by 1, 2`,
  );
  const found: Closing['sequences'] = [];
  for (const one of rows) {
    const state = await client.query<{ last_value: string; is_called: boolean }>(
      `select last_value::text, is_called from ${quoted(one)}`,
    );
    for (const row of state.rows) found.push({ ...one, ...row });
  }
  return found;
}

/** Who may do what to each table, column and function, and behind which policies: equal before and after a restore. */
export async function wallOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ line: string }>(WALL);
  return createHash('sha256')
    .update(rows.map(({ line }) => line).join('\n'))
    .digest('hex');
}

const WALL = `with tab as (
  select c.*, format('%s.%s', n.nspname, c.relname) as nm from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'ctx') and c.relkind in ('r', 'p', 'v', 'S')
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e'))
select format('table %s %s %s %s', nm, relrowsecurity, relforcerowsecurity, relowner::regrole) collate "C" as line from tab
union all select format('policy %s %s %s %s %s %s', nm, polname, polcmd, polpermissive,
    array(select r::regrole::text from unnest(polroles) r order by 1),
    coalesce(pg_get_expr(polqual, polrelid), '') || '|' || coalesce(pg_get_expr(polwithcheck, polrelid), ''))
  from tab join pg_policy p on p.polrelid = tab.oid
union all select format('grant %s %s %s', nm, a.grantee::regrole, a.privilege_type) from tab, aclexplode(relacl) a
  where a.grantee <> 0 and a.grantee::regrole::text like 'pos\\_%'
union all select format('grant %s.%s %s %s', nm, attname, a.grantee::regrole, a.privilege_type)
  from tab join pg_attribute t on t.attrelid = tab.oid and t.attnum > 0 and not t.attisdropped, aclexplode(t.attacl) a
  where a.grantee <> 0 and a.grantee::regrole::text like 'pos\\_%'
union all select format('call %s %s', f.oid::regprocedure, coalesce(nullif(a.grantee, 0)::regrole::text, 'public'))
  from pg_proc f, aclexplode(f.proacl) a where f.pronamespace = 'ctx'::regnamespace
order by 1`;

/** The rows of a table as `copy` writes them. */
export function rowsOf(client: pg.Client, table: TableInBackup): AsyncGenerator<Buffer> {
  return readRows(client, `copy ${quoted(table)} (${columnsOf(table)}) to stdout`);
}

export const columnsOf = ({ columns }: TableInBackup) =>
  columns.map((name) => pg.escapeIdentifier(name)).join(', ');

export const quoted = ({ schema, name }: Pick<TableInBackup, 'schema' | 'name'>) =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
