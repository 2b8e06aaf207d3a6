import type { TestDatabase } from './database.ts';

/** All that stands in a database, table by table: rows as text, of one business or of all. */
export async function keptRows(
  { adminQuery }: Pick<TestDatabase, 'adminQuery'>,
  businessId?: string,
): Promise<Map<string, string[]>> {
  const tables = await adminQuery<{ name: string }>(
    `select distinct format('%I.%I', c.table_schema, c.table_name) as name
     from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.column_name = 'business_id' and t.table_type = 'BASE TABLE'
       and c.table_schema in ('public', 'ctx') order by 1`,
  );
  const whose = businessId ? 'where t.business_id = $1' : '';
  const rows = await adminQuery<{ name: string; rows: string[] }>(
    tables
      .map(
        ({ name }) =>
          `select '${name}' as name, array(select t::text from ${name} t ${whose} order by 1) as rows`,
      )
      .join(' union all '),
    businessId ? [businessId] : [],
  );
  return new Map(rows.map((table) => [table.name, table.rows]));
}
