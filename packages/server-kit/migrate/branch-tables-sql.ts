import type { TableSpec } from '#core/table-spec.ts';

/**
 * The tables that are emptied when a branch begins anew, written from the definitions: what other rows refer to stands before
 * them, so that rows are taken out from the end and put back from the beginning. And the documents that two branches share.
 */
export function branchTablesSql(tables: readonly TableSpec[]): string {
  const rows = inOrder(tables.filter(({ emptied }) => emptied)).map(
    ({ name, emptied = '' }, place) => `(${place + 1}, '${name}', '${emptied.replaceAll("'", "''")}')`,
  );
  const shared = tables.flatMap(({ name, between }) =>
    between
      ? [
          `select '${between.document}', r.id from public.${name} r where r.business_id = $1 and ${between.rows}`,
        ]
      : [],
  );
  return `set local role pos_owner;
create or replace function ctx.tables_of_branch() returns table (place int, name text, belongs text)
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select * from (values ${[...rows, '(0, null, null)'].join(',\n    ')}) t (place, name, belongs) where t.name is not null
$$;
create or replace function ctx.documents_between(business uuid, branch uuid) returns table (kind text, id uuid)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  ${shared.length > 0 ? `return query ${shared.join('\n    union all ')};` : 'return;'}
end $$;
reset role;
`;
}

/** Tables after those that they refer to. */
export function inOrder(tables: readonly TableSpec[]): TableSpec[] {
  const known = new Map(tables.map((table) => [table.name, table]));
  const placed = new Set<TableSpec>();
  const begun = new Set<TableSpec>();
  const place = (table: TableSpec): void => {
    if (placed.has(table)) return;
    if (begun.has(table)) throw new Error(`${table.name} refers to itself by way of others.`);
    begun.add(table);
    for (const { table: name } of table.foreignKeys) {
      const other = known.get(name);
      if (other && other !== table) place(other);
    }
    placed.add(table);
  };
  tables.forEach(place);
  return [...placed];
}
