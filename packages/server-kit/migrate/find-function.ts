import { LIKENESS } from '#core/likeness.ts';
import type { TableSpec } from '#core/table-spec.ts';
import { BEGINNINGS, DECLARED_WORDS, eitherOf, WITHIN } from './searched-words.ts';

/** So many rows with the word are held against each other; a word in more of them has to be made longer. */
const MOST_COMPARED = 2000;

/**
 * The function by which the palette finds rows of a table: the nearest first, where a list has them in its own order. Like
 * the search of a list it stands behind the wall by its own predicate (docs/decisions/0004-isolation.md). `closeness` is 0
 * for the very title, 1 for a whole code or number and for a whole word at the beginning, 2 and 3 where the text or a word
 * begins so, 4 where it stands within one; asked to guess it takes rows with a word that resembles, as 5.
 *
 * The planner takes two letters to stand in a quarter of all rows, which it would rather read from the front until it has
 * enough of them: all of a million where they stand in none. Hence no way but the index is left to it.
 */
export function findFunction(spec: TableSpec, title: string): string {
  const isOfBranch = spec.scope === 'branch';
  const takes = `word text, ${isOfBranch ? 'branches uuid[], ' : ''}most int, guess boolean`;
  const types = takes.replaceAll(/\b(?:word|branches|most|guess) /g, '');
  const mine = [
    'r.business_id = b',
    isOfBranch ? 'r.branch_id = any (branches)' : '',
    spec.columns.some((column) => column.name === 'deleted_at') ? 'r.deleted_at is null' : '',
  ]
    .filter(Boolean)
    .join(' and ');
  const having = (
    match: string,
  ) => `select r.id, r.${title}::text as title, r.search_text from public.${spec.name} r
        where ${mine} and ${match} limit ${MOST_COMPARED}`;
  const compared = (hits: string) => `    return query
      with hits as materialized (
        ${hits})
      select h.id, case
        when ctx.folded(h.title) = word then 0
        when concat(' ', h.search_text, ' ') ilike case when word ~ '[0-9]' then '% ' else ' ' end || whole || ' %' then 1
        when h.search_text ilike whole || '%' then 2
        when h.search_text ilike '% ' || whole || '%' then 3
        else 4 end
      from hits h order by 2, length(h.search_text), h.id limit most;`;
  return `create or replace function ctx.find_${spec.name}(${takes}) returns table (id uuid, closeness int)
language plpgsql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
set enable_indexscan = off
set enable_indexonlyscan = off
set pg_trgm.word_similarity_threshold = ${LIKENESS}
set enable_seqscan = off
as $$
declare${DECLARED_WORDS}
begin
  if b is null or word = '' then return; end if;
  if guess then
    return query
      with hits as materialized (
        select r.id, public.word_similarity(word, r.search_text) as likeness from public.${spec.name} r
        where ${mine} and r.search_text operator(public.%>) word limit ${MOST_COMPARED})
      select h.id, 5 from hits h order by h.likeness desc, h.id limit most;
  elsif length(word) >= 3 then
${compared(having(WITHIN))}
  else
${compared(eitherOf(BEGINNINGS.map(having)))}
  end if;
end $$;
revoke execute on function ctx.find_${spec.name}(${types}) from public;
grant execute on function ctx.find_${spec.name}(${types}) to pos_app, pos_job;`;
}
