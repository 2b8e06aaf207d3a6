-- The books balance in the database too: every entry has two lines or more, and its debits are its credits. Its lines
-- arrive in one statement and are held when that ends, all entries of it at once; the entry is held at commit, so that none
-- stays without lines.
set local role pos_owner;

create or replace function ctx.refuse_unbalanced() returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  lines bigint;
  difference numeric;
begin
  select count(*), coalesce(sum(l.debit - l.credit), 0) into lines, difference
  from public.journal_lines l where l.business_id = new.business_id and l.entry_id = new.id;
  if lines < 2 or difference <> 0 then
    raise exception 'entry % is not balanced: % lines, debits less credits %', new.id, lines, difference using errcode = '23514';
  end if;
  return null;
end $$;

-- Of the whole entry, so that no line is added to an old one.
create or replace function ctx.refuse_unbalanced_lines() returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  fault record;
begin
  select l.entry_id, count(*) as lines, sum(l.debit - l.credit) as difference into fault
  from (select distinct business_id, entry_id from added) e
  join public.journal_lines l on l.business_id = e.business_id and l.entry_id = e.entry_id
  group by l.entry_id having count(*) < 2 or sum(l.debit - l.credit) <> 0 limit 1;
  if found then
    raise exception 'entry % is not balanced: % lines, debits less credits %', fault.entry_id, fault.lines, fault.difference
      using errcode = '23514';
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
  create trigger balanced after insert on public.journal_lines
    referencing new table as added for each statement execute function ctx.refuse_unbalanced_lines();
end $$;

-- Replaces the differences of each account and month by their sum in one statement: a reader sees all of them or the sum,
-- never both. Two folds at once are safe, because a row that the other has deleted is no longer there to be summed.
create or replace function ctx.fold_account_months() returns bigint
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  folded bigint;
begin
  with crowded as (
    select business_id, branch_id, account_code, month from public.account_months
    group by business_id, branch_id, account_code, month having count(*) > 1),
  gone as (
    delete from public.account_months m using crowded c
    where m.business_id = c.business_id and m.branch_id = c.branch_id and m.account_code = c.account_code and m.month = c.month
    returning m.business_id, m.branch_id, m.account_code, m.month, m.debit, m.credit),
  kept as (
    insert into public.account_months (business_id, branch_id, account_code, month, debit, credit)
    select business_id, branch_id, account_code, month, sum(debit), sum(credit) from gone group by 1, 2, 3, 4
    returning 1)
  select count(*) into folded from gone;
  return folded;
end $$;
grant execute on function ctx.fold_account_months() to pos_job;

do $$
begin
  if to_regclass('public.account_months') is null then return; end if;
  drop policy if exists fold on public.account_months;
  create policy fold on public.account_months to pos_owner using (true) with check (true);   -- forced row security binds the owner too
end $$;
reset role;
