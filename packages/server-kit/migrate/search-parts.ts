import type { TableSpec } from '#core/table-spec.ts';

/** Index and rights by which a table is searched; its functions are written at every start (`searchFunctionsSql`). */
export function searchParts(spec: TableSpec, order: string): [string, string][] {
  const { name } = spec;
  const read = readColumns(spec, order);
  const live = spec.columns.some((column) => column.name === 'deleted_at')
    ? ' where (deleted_at IS NULL)'
    : '';
  return [
    [
      `index ${name}_search`,
      `create index ${name}_search on ${name} using gin (business_id, search_text gin_trgm_ops)${live};`,
    ],
    ['right select pos_search', `grant select (${read.join(', ')}) on ${name} to pos_search;`],
    ['policy search', `create policy search on ${name} for select to pos_search using (true);`],
  ];
}

function readColumns(spec: TableSpec, order: string): string[] {
  const used = new Set(['business_id', 'id', 'branch_id', 'search_text', order, 'deleted_at']);
  for (const { column } of spec.search?.through ?? []) used.add(column);
  return spec.columns.map((column) => column.name).filter((name) => used.has(name));
}
