// cspell:ignore attcollation attidentity attstattarget connamespace convalidated defaclacl defaclnamespace
// cspell:ignore defaclobjtype defaclrole extversion indisready indisvalid nspacl nspowner prokind regcollation
// cspell:ignore regtype relpersistence rolcanlogin rolconfig roleid rolinherit seqcycle seqincrement seqmax
// cspell:ignore seqmin seqrelid seqstart statisticsobjdef tgenabled typacl typnamespace typowner typtype
// cspell:ignore viewdef
import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';

/**
 * The fingerprint of all that migrations make: tables, columns, constraints, indexes, functions, policies, triggers, rights,
 * roles, what is recorded as applied, and how many rows each table has. Equal in two databases that were made the same way.
 */
export async function schemaHash(client: ClientBase): Promise<string> {
  return createHash('sha256')
    .update((await schemaLines(client)).join('\n'))
    .digest('hex');
}

/** What that fingerprint is of, a line for each thing: two schemas that differ say by these in what. */
export async function schemaLines(client: ClientBase): Promise<string[]> {
  const lines: string[] = [];
  const add = (rows: { line: string }[]) => lines.push(...rows.map(({ line }) => line));
  add((await client.query<{ line: string }>(CATALOGUE)).rows);
  const tables = await client.query<{ name: string; counting: string }>(TABLES);
  if (tables.rows.length)
    add((await client.query(tables.rows.map(({ counting }) => counting).join(' union all '))).rows);
  if (tables.rows.some(({ name }) => name === 'schema_migrations'))
    add(
      (await client.query('select name || checksum as line from public.schema_migrations order by name'))
        .rows,
    );
  return lines;
}

const OURS = "(select oid from pg_namespace where nspname in ('public', 'ctx'))";

const TABLES = `select relname as name, format('select %L || count(*) as line from %s', oid::regclass, oid::regclass) as counting
  from pg_class where relkind in ('r', 'p') and relnamespace in ${OURS} order by oid::regclass::text`;

/** A line for each thing in the catalogue, by names and never by numbers, which are others in each database. */
const CATALOGUE = `
select concat_ws(' ', 'schema', nspname, nspowner::regrole, nspacl::text) as line from pg_namespace where oid in ${OURS}
union all
select concat_ws(' ', 'relation', oid::regclass, relkind, relpersistence, relowner::regrole, relrowsecurity, relforcerowsecurity,
       relacl::text, reloptions::text, case when relkind in ('v', 'm') then pg_get_viewdef(oid) end)
from pg_class where relnamespace in ${OURS}
union all
select concat_ws(' ', 'column', attrelid::regclass, attnum, attname, format_type(atttypid, atttypmod), attnotnull, attidentity,
       attgenerated, attacl::text, attisdropped, attstattarget, attcollation::regcollation, pg_get_expr(adbin, adrelid))
from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
where attnum > 0 and attrelid in (select oid from pg_class where relnamespace in ${OURS})
union all
select concat_ws(' ', 'constraint', conrelid::regclass, conname, convalidated, pg_get_constraintdef(oid))
from pg_constraint where connamespace in ${OURS}
union all
select concat_ws(' ', 'index', pg_get_indexdef(indexrelid), indisvalid, indisready)
from pg_index where indrelid in (select oid from pg_class where relnamespace in ${OURS})
union all
select concat_ws(' ', 'function', oid::regprocedure, proowner::regrole, proacl::text, prosecdef, proconfig::text,
       case when prokind in ('f', 'p') then pg_get_functiondef(oid) end)
from pg_proc where pronamespace in ${OURS}
  and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = pg_proc.oid and d.deptype = 'e')
union all
select concat_ws(' ', 'policy', polrelid::regclass, polname, polcmd, polpermissive, polroles::regrole[]::text,
       pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)) from pg_policy
union all
select concat_ws(' ', 'trigger', tgenabled, pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal
  and tgrelid in (select oid from pg_class where relnamespace in ${OURS})
union all
select concat_ws(' ', 'type', oid::regtype, typtype, typowner::regrole, typacl::text) from pg_type where typnamespace in ${OURS}
union all
select concat_ws(' ', 'sequence', seqrelid::regclass, seqstart, seqincrement, seqmax, seqmin, seqcycle) from pg_sequence
  where seqrelid in (select oid from pg_class where relnamespace in ${OURS})
union all
select concat_ws(' ', 'statistics', pg_get_statisticsobjdef(oid)) from pg_statistic_ext
union all
select concat_ws(' ', 'usual rights', defaclrole::regrole, defaclnamespace::regnamespace, defaclobjtype, defaclacl::text) from pg_default_acl
union all
select concat_ws(' ', 'extension', extname, extversion) from pg_extension
union all
select concat_ws(' ', 'role', rolname, rolsuper, rolinherit, rolcreaterole, rolcanlogin, rolbypassrls, rolconfig::text)
from pg_roles where rolname like 'pos\\_%'
union all
select concat_ws(' ', 'member', roleid::regrole, member::regrole, admin_option, inherit_option, set_option) from pg_auth_members
union all
select concat_ws(' ', 'setting', setrole::regrole, setconfig::text) from pg_db_role_setting
where setdatabase in (0, (select oid from pg_database where datname = current_database()))
order by line`;
