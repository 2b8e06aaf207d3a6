import type { TableSpec } from '#core/table-spec.ts';
import { findFunction } from './find-function.ts';
import { BEGINNINGS, eitherOf } from './word-beginnings.ts';

/** Index, rights and function by which a table is searched; why it is done so stands in docs/decisions/0004-isolation.md. */
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
    [`function search_${name}`, asSearchRole(searchFunction(spec, order))],
    [`function find_${name}`, asSearchRole(findFunction(spec, order))],
  ];
}

function readColumns(spec: TableSpec, order: string): string[] {
  const used = new Set(['business_id', 'id', 'branch_id', 'search_text', order, 'deleted_at']);
  return spec.columns.map((column) => column.name).filter((name) => used.has(name));
}

/** The function must belong to pos_search; the right to create it there is given for the length of one statement. */
function asSearchRole(statement: string): string {
  return [
    'grant create on schema ctx to pos_search;',
    'set local role pos_search;',
    statement,
    'set local role pos_owner;',
    'revoke create on schema ctx from pos_search;',
  ].join('\n');
}

function searchFunction(spec: TableSpec, order: string): string {
  const branch = spec.scope === 'branch';
  const takes = branch
    ? 'word text, branches uuid[], page_size int, skip int'
    : 'word text, page_size int, skip int';
  const types = branch ? 'text, uuid[], int, int' : 'text, int, int';
  const mine = [
    'r.business_id = b',
    branch ? 'r.branch_id = any (branches)' : '',
    spec.columns.some((column) => column.name === 'deleted_at') ? 'r.deleted_at is null' : '',
  ]
    .filter(Boolean)
    .join(' and ');
  const isText = spec.columns.find((column) => column.name === order)?.type === 'text';
  // A page is sorted; a set that the caller filters and sorts by something else (more than a page's rows) need not be.
  const sorted = `case when page_size <= 1000 then h.${order} end${isText ? ' collate "und-x-icu"' : ''}`;
  const having = (match: string) => `select r.id, r.${order} from public.${spec.name} r
        where ${mine} and ${match}`;
  const paged = (hits: string) => `    return query
      with hits as materialized (
        ${hits})
      select h.id, count(*) over () from hits h
      order by ${sorted}, h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);`;
  return `create or replace function ctx.search_${spec.name}(${takes}) returns table (id uuid, total bigint)
language plpgsql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
set enable_indexscan = off
set enable_indexonlyscan = off
as $$
declare
  b    uuid := ctx.biz();
  safe text := replace(replace(replace(word, '\\', '\\\\'), '%', '\\%'), '_', '\\_');
begin
  if b is null or word = '' then return; end if;
  if length(word) >= 3 then
${paged(having("r.search_text ilike '%' || safe || '%'"))}
  else
${paged(eitherOf(BEGINNINGS.map(having)))}
  end if;
end $$;
revoke execute on function ctx.search_${spec.name}(${types}) from public;
grant execute on function ctx.search_${spec.name}(${types}) to pos_app, pos_job;`;
}
