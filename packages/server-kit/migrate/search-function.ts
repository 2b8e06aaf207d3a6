import type { TableSpec } from '#core/table-spec.ts';
import { BEGINNINGS, DECLARED_WORDS, eitherOf, WITHIN } from './searched-words.ts';

/**
 * The function by which a list finds its rows; why it is done so stands in docs/decisions/0004-isolation.md. Rows that name
 * others are found by the words of those as well, through the columns that the caller says he may (0178).
 */
export function searchFunction(spec: TableSpec, order: string): string {
  const branch = spec.scope === 'branch';
  const through = spec.search?.through ?? [];
  const takes = [
    'word text',
    ...(branch ? ['branches uuid[]'] : []),
    ...(through.length ? ['through text[]'] : []),
    'page_size int',
    'skip int',
  ];
  const types = takes.map((one) => one.replace(/^\w+ /, '')).join(', ');
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
  const found = (matches: readonly string[]) =>
    eitherOf([
      ...matches.map(having),
      ...through.map(({ column, table }) => having(namedThrough(column, table, matches))),
    ]);
  const paged = (hits: string) => `    return query
      with hits as materialized (
        ${hits})
      select h.id, count(*) over () from hits h
      order by ${sorted}, h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);`;
  return `create or replace function ctx.search_${spec.name}(${takes.join(', ')}) returns table (id uuid, total bigint)
language plpgsql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
set enable_indexscan = off
set enable_indexonlyscan = off
as $$
declare${DECLARED_WORDS}
begin
  if b is null or word = '' then return; end if;
  if length(word) >= 3 then
${paged(found([WITHIN]))}
  else
${paged(found(BEGINNINGS))}
  end if;
end $$;
revoke execute on function ctx.search_${spec.name}(${types}) from public;
grant execute on function ctx.search_${spec.name}(${types}) to pos_app, pos_job;`;
}

/** That a row names one of the others in which the words stand, of the same business; asked first, so that an index leads from them to the rows. */
function namedThrough(column: string, table: string, matches: readonly string[]): string {
  const others = matches.map(
    (match) => `select o.id from public.${table} o
          where o.business_id = b and o.deleted_at is null and ${match.replaceAll('r.search_text', 'o.search_text')}`,
  );
  return `'${column}' = any (through) and r.${column} = any (array(${eitherOf(others)}))`;
}
