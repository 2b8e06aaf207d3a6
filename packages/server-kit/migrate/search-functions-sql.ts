import type { TableSpec } from '#core/table-spec.ts';
import { findFunction } from './find-function.ts';
import { searchFunction } from './search-function.ts';

/**
 * The functions by which lists and the palette search the tables, written from the definitions: part of what is brought up
 * to date at a start, so that another text of theirs is no migration. A function whose table is no longer searched, or that
 * takes or answers something else than before, goes first.
 */
export function searchFunctionsSql(tables: readonly TableSpec[]): string {
  const searched = tables.flatMap((spec) => (spec.search ? [{ spec, order: spec.search.order }] : []));
  const wanted = searched.flatMap(({ spec }) => signaturesOf(spec));
  return [
    'set local role pos_owner;',
    // They have to belong to pos_search; the right to make them there is given for no longer than that.
    'grant create on schema ctx to pos_search;',
    'set local role pos_search;',
    dropOthers(wanted),
    ...searched.flatMap(({ spec, order }) => [searchFunction(spec, order), findFunction(spec, order)]),
    'set local role pos_owner;',
    'revoke create on schema ctx from pos_search;',
    'reset role;',
  ].join('\n');
}

/** How the server spells what the two functions of a table take and answer. */
function signaturesOf({ name, scope, search }: TableSpec): string[] {
  const branches = scope === 'branch' ? 'uuid[],' : '';
  const through = search?.through ? 'text[],' : '';
  return [
    `ctx.search_${name}(text,${branches}${through}integer,integer) TABLE(id uuid, total bigint)`,
    `ctx.find_${name}(text,${branches}integer,boolean) TABLE(id uuid, closeness integer)`,
  ];
}

function dropOthers(wanted: readonly string[]): string {
  return `do $$
declare other regprocedure;
begin
  for other in
    select oid from pg_proc where pronamespace = 'ctx'::regnamespace and proowner = 'pos_search'::regrole
      and oid::regprocedure || ' ' || pg_get_function_result(oid) <> all (array[${wanted.map((one) => `'${one}'`).join(', ')}]::text[])
  loop
    execute format('drop function %s', other);
  end loop;
end $$;`;
}
