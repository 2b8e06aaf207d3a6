import type { TestDatabase } from './database.ts';

type Asking = Pick<TestDatabase, 'adminQuery'>;

/** All that stands in a database, table by table: rows as text. */
export async function allRows({ adminQuery }: Asking): Promise<Map<string, string[]>> {
  const parts = (await tablesOf({ adminQuery })).map(
    (name) => `select '${name}' as name, array(select t::text from ${name} t order by 1) as rows`,
  );
  const rows = await adminQuery<{ name: string; rows: string[] }>(parts.join(' union all '));
  return new Map(rows.map((table) => [table.name, table.rows]));
}

/** Tells of a business, a branch or a store whether anything of it changed: a hash over every row of every table. */
export async function rowsHash(
  { adminQuery }: Asking,
  owner: 'business_id' | 'branch_id' | 'store_id' = 'business_id',
): Promise<(id: string) => Promise<string>> {
  const parts = (await tablesOf({ adminQuery }, owner)).map(
    (name) =>
      `select '${name}' as name, md5(string_agg(t::text, '' order by t::text)) as hash
       from ${name} t where t.${owner} = $1`,
  );
  const text = `select string_agg(concat(name, hash), ' ' order by name) as hash from (${parts.join(' union all ')}) all_tables`;
  // Planned once: with few rows in a hundred tables planning costs many times what looking does.
  prepared += 1;
  const name = `rows_hash_${prepared}`;
  await adminQuery(`prepare ${name} (uuid) as ${text}`);
  await adminQuery('set plan_cache_mode = force_generic_plan');
  return async (id) => (await adminQuery<{ hash: string }>(`execute ${name} ('${id}')`))[0]?.hash ?? '';
}

/** Statements that were prepared, so that no two have one name. */
let prepared = 0;

async function tablesOf({ adminQuery }: Asking, owner = 'business_id'): Promise<string[]> {
  const tables = await adminQuery<{ name: string }>(
    `select distinct format('%I.%I', c.table_schema, c.table_name) as name
     from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.column_name = '${owner}' and t.table_type = 'BASE TABLE'
       and c.table_schema in ('public', 'ctx') order by 1`,
  );
  return tables.map(({ name }) => name);
}

/** A hash over every row of every table, of whatever schema: whether anything at all was written. */
export async function hashOfAll({ adminQuery }: Asking): Promise<string> {
  const parts = (await allTables({ adminQuery })).map(
    (name) =>
      `select '${name}' as name, md5(string_agg(t::text, '' order by t::text)) as hash from ${name} t`,
  );
  const [all] = await adminQuery<{ hash: string }>(
    `select md5(string_agg(concat(name, hash), ' ' order by name)) as hash from (${parts.join(' union all ')}) every`,
  );
  return all?.hash ?? '';
}

/** Every row of every table as text, of whatever schema: to look for what must stand nowhere. */
export async function everyRow({ adminQuery }: Asking): Promise<string> {
  const parts = (await allTables({ adminQuery })).map(
    (name) => `select string_agg(t::text, E'\n') as rows from ${name} t`,
  );
  const all = await adminQuery<{ rows: string | null }>(parts.join(' union all '));
  return all.map(({ rows }) => rows ?? '').join('\n');
}

async function allTables({ adminQuery }: Asking): Promise<string[]> {
  const tables = await adminQuery<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`,
  );
  return tables.map(({ name }) => name);
}
