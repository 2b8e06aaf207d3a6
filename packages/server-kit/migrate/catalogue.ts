import type { ClientBase } from 'pg';

export interface CatalogueColumn {
  type: string;
  notNull: boolean;
  default: string | null;
}

/** One thing on a table as the server spells it, and the statement that takes it away. */
export interface CataloguePart {
  definition: string;
  remove: string;
}

export interface CatalogueTable {
  columns: Map<string, CatalogueColumn>;
  primaryKey: string;
  /** By the names of `partsOf`: `index x`, `constraint x`, `policy x`, `right update pos_app`, `trigger x`. */
  parts: Map<string, CataloguePart>;
}

/** What stands in a database: its tables by name. Two of them compare as text, because one server spelt both. */
export type Catalogue = Map<string, CatalogueTable>;

/** Reads the tables of the product out of the catalogue of a database. */
export async function readCatalogue(client: ClientBase): Promise<Catalogue> {
  const catalogue: Catalogue = new Map();
  const columns = await client.query<ColumnRow>(COLUMNS);
  for (const row of columns.rows) {
    const table = catalogue.get(row.table) ?? {
      columns: new Map(),
      primaryKey: row.primary_key,
      parts: new Map(),
    };
    table.columns.set(row.name, { type: row.type, notNull: row.not_null, default: row.default });
    catalogue.set(row.table, table);
  }
  const parts = await client.query<PartRow>(PARTS);
  for (const { table, part, definition, remove } of parts.rows) {
    catalogue.get(table)?.parts.set(part, { definition, remove });
  }
  return catalogue;
}

interface ColumnRow {
  table: string;
  primary_key: string;
  name: string;
  type: string;
  not_null: boolean;
  default: string | null;
}

interface PartRow {
  table: string;
  part: string;
  definition: string;
  remove: string;
}

const TABLES = `tables as (
  select oid, relname::text as nm, relrowsecurity, relforcerowsecurity, relacl from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> 'schema_migrations')`;

const COLUMNS = `with ${TABLES}
select t.nm as "table", a.attname::text as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as not_null,
       pg_get_expr(d.adbin, d.adrelid) as "default",
       (select pg_get_constraintdef(oid) from pg_constraint where conrelid = t.oid and contype = 'p') as primary_key
from tables t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
left join pg_attrdef d on d.adrelid = t.oid and d.adnum = a.attnum
order by t.nm, a.attnum`;

const PARTS = `with ${TABLES}
select t.nm as "table", 'index ' || i.indexrelid::regclass as part, pg_get_indexdef(i.indexrelid) as definition,
       format('drop index %s;', i.indexrelid::regclass) as remove
from tables t join pg_index i on i.indrelid = t.oid
where not exists (select from pg_constraint where conindid = i.indexrelid and contype in ('p', 'u', 'x'))
union all
select t.nm, 'constraint ' || conname, pg_get_constraintdef(c.oid), format('alter table %I drop constraint %I;', t.nm, conname)
from tables t join pg_constraint c on c.conrelid = t.oid where contype in ('c', 'f', 'u', 'x') and conparentid = 0
union all
select t.nm, 'row security', 'forced', format('alter table %1$I no force row level security; alter table %1$I disable row level security;', t.nm)
from tables t where relrowsecurity and relforcerowsecurity
union all
select t.nm, 'policy ' || polname,
       concat_ws(' ', polcmd, polpermissive, (select string_agg(r::regrole::text, ',' order by r::regrole::text) from unnest(polroles) r),
                 pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)),
       format('drop policy %I on %I;', polname, t.nm)
from tables t join pg_policy p on p.polrelid = t.oid
union all
select t.nm, 'right ' || lower(r.privilege) || ' ' || r.grantee, string_agg(r.columns, ' '),
       format('revoke %s on %I from %I;', lower(r.privilege), t.nm, r.grantee)
from tables t cross join lateral (
  select privilege_type as privilege, grantee::regrole::text as grantee, '*' as columns from aclexplode(t.relacl) where grantee <> 0
  union all
  select x.privilege_type, x.grantee::regrole::text, string_agg(a.attname, ',' order by a.attname)
  from pg_attribute a cross join lateral aclexplode(a.attacl) x where a.attrelid = t.oid and not a.attisdropped group by 1, 2) r
where r.grantee <> 'pos_owner' group by t.nm, r.privilege, r.grantee
union all
select t.nm, 'trigger ' || tgname, pg_get_triggerdef(g.oid), format('drop trigger %I on %I;', tgname, t.nm)
from tables t join pg_trigger g on g.tgrelid = t.oid where not tgisinternal`;
