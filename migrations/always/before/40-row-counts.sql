-- How many rows a list has, without counting a million of them for every page: each statement that adds or hides rows
-- appends a difference, a job folds the differences, a reader sums what there is. Nobody ever waits for a shared counter.
-- They are counted by the month in which a row was made, so that a page far down is begun at its month and not at the top.
set local role pos_owner;

-- Months of the world's clock: those of a branch would move with its settings. Without a search path of its own, so that it
-- is written into the statement that asks; what it calls is settled when it is made.
create or replace function ctx.month_of(moment timestamptz) returns timestamptz
language sql stable parallel safe
return date_trunc('month', moment, 'UTC');

create table if not exists ctx.row_counts (
  business_id uuid not null,
  id          uuid not null default gen_random_uuid(),
  table_name  text not null,
  branch_id   uuid,                 -- null for what all branches of a business share
  difference  bigint not null,
  primary key (business_id, id)
);
-- Of what was counted before there were months none is known; a migration counts it anew.
alter table ctx.row_counts add column if not exists since timestamptz not null default '-infinity';
alter table ctx.row_counts alter column since drop default;
drop index if exists ctx.row_counts_of_table;
create index if not exists row_counts_of_month on ctx.row_counts (business_id, table_name, branch_id, since) include (difference);
alter table ctx.row_counts enable row level security;
alter table ctx.row_counts force row level security;
drop policy if exists tenant on ctx.row_counts;
create policy tenant on ctx.row_counts to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
drop policy if exists row_counts_owner on ctx.row_counts;
create policy row_counts_owner on ctx.row_counts to pos_owner using (true) with check (true);   -- only through the functions below
grant select on ctx.row_counts to pos_app, pos_job;

-- The argument of the trigger says whether the table has a branch_id.
create or replace function ctx.count_added() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_argv[0] = 'branch' then
    insert into ctx.row_counts (business_id, table_name, branch_id, since, difference)
    select a.business_id, tg_table_name, a.branch_id, ctx.month_of(a.created_at), count(*)
    from added a group by a.business_id, a.branch_id, ctx.month_of(a.created_at);
  else
    insert into ctx.row_counts (business_id, table_name, since, difference)
    select a.business_id, tg_table_name, ctx.month_of(a.created_at), count(*)
    from added a group by a.business_id, ctx.month_of(a.created_at);
  end if;
  return null;
end $$;

create or replace function ctx.count_hidden() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  change bigint := case when new.deleted_at is null then 1 else -1 end;
begin
  if tg_argv[0] = 'branch' then
    insert into ctx.row_counts (business_id, table_name, branch_id, since, difference)
    values (new.business_id, tg_table_name, new.branch_id, ctx.month_of(new.created_at), change);
  else
    insert into ctx.row_counts (business_id, table_name, since, difference)
    values (new.business_id, tg_table_name, ctx.month_of(new.created_at), change);
  end if;
  return null;
end $$;

-- Replaces the differences of each list by their sum in one statement: a reader sees all of them or the sum, never both.
-- Two folds at once are safe, because a row that the other has deleted is no longer there to be summed.
create or replace function ctx.fold_row_counts() returns bigint
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
  with crowded as (
    select business_id, table_name, branch_id, since from ctx.row_counts
    group by business_id, table_name, branch_id, since having count(*) > 1),
  gone as (
    delete from ctx.row_counts r using crowded c
    where r.business_id = c.business_id and r.table_name = c.table_name and r.branch_id is not distinct from c.branch_id
      and r.since = c.since
    returning r.business_id, r.table_name, r.branch_id, r.since, r.difference),
  kept as (
    insert into ctx.row_counts (business_id, table_name, branch_id, since, difference)
    select business_id, table_name, branch_id, since, sum(difference) from gone group by business_id, table_name, branch_id, since
    returning 1)
  select count(*) from gone
$$;

grant execute on function ctx.fold_row_counts() to pos_job;
reset role;
