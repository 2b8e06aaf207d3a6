-- The books balance in the database too: at commit every entry has two lines or more, and its debits are its credits.
-- Deferred, because entry and lines arrive as two statements; on the lines as well, so that none is added to an old entry.
set local role pos_owner;

create or replace function ctx.refuse_unbalanced() returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  entry uuid := case tg_table_name when 'journal_lines' then to_jsonb(new)->>'entry_id' else to_jsonb(new)->>'id' end;
  lines bigint;
  difference numeric;
begin
  select count(*), coalesce(sum(l.debit - l.credit), 0) into lines, difference
  from public.journal_lines l where l.business_id = new.business_id and l.entry_id = entry;
  if lines < 2 or difference <> 0 then
    raise exception 'entry % is not balanced: % lines, debits less credits %', entry, lines, difference using errcode = '23514';
  end if;
  return null;
end $$;

do $$
begin
  if to_regclass('public.journal_entries') is null then return; end if;
  drop trigger if exists balanced on public.journal_entries;
  create constraint trigger balanced after insert on public.journal_entries
    deferrable initially deferred for each row execute function ctx.refuse_unbalanced();
  drop trigger if exists balanced on public.journal_lines;
  create constraint trigger balanced after insert on public.journal_lines
    deferrable initially deferred for each row execute function ctx.refuse_unbalanced();
end $$;
reset role;
