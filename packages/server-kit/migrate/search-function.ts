import type { TableSpec } from '#core/table-spec.ts';
import { BEGINNINGS, DECLARED_WORDS, eitherOf, WITHIN } from './searched-words.ts';

/** The function by which a list finds its rows; why it is done so stands in docs/decisions/0004-isolation.md. */
export function searchFunction(spec: TableSpec, order: string): string {
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
declare${DECLARED_WORDS}
begin
  if b is null or word = '' then return; end if;
  if length(word) >= 3 then
${paged(having(WITHIN))}
  else
${paged(eitherOf(BEGINNINGS.map(having)))}
  end if;
end $$;
revoke execute on function ctx.search_${spec.name}(${types}) from public;
grant execute on function ctx.search_${spec.name}(${types}) to pos_app, pos_job;`;
}
