-- How many rows a list has, without counting a million of them for every page: each statement that adds or hides rows
-- appends a difference, a job folds the differences, a reader sums what there is. Nobody ever waits for a shared counter.
set local role pos_owner;

create table if not exists ctx.row_counts (
  business_id uuid not null,
  id          uuid not null default gen_random_uuid(),
  table_name  text not null,
  branch_id   uuid,                 -- null for what all branches of a business share
  difference  bigint not null,
  primary key (business_id, id)
);
create index if not exists row_counts_of_table on ctx.row_counts (business_id, table_name, branch_id) include (difference);
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
    insert into ctx.row_counts (business_id, table_name, branch_id, difference)
    select a.business_id, tg_table_name, a.branch_id, count(*) from added a group by a.business_id, a.branch_id;
  else
    insert into ctx.row_counts (business_id, table_name, difference)
    select a.business_id, tg_table_name, count(*) from added a group by a.business_id;
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
    insert into ctx.row_counts (business_id, table_name, branch_id, difference) values (new.business_id, tg_table_name, new.branch_id, change);
  else
    insert into ctx.row_counts (business_id, table_name, difference) values (new.business_id, tg_table_name, change);
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
    select business_id, table_name, branch_id from ctx.row_counts
    group by business_id, table_name, branch_id having count(*) > 1),
  gone as (
    delete from ctx.row_counts r using crowded c
    where r.business_id = c.business_id and r.table_name = c.table_name and r.branch_id is not distinct from c.branch_id
    returning r.business_id, r.table_name, r.branch_id, r.difference),
  kept as (
    insert into ctx.row_counts (business_id, table_name, branch_id, difference)
    select business_id, table_name, branch_id, sum(difference) from gone group by business_id, table_name, branch_id
    returning 1)
  select count(*) from gone
$$;

grant execute on function ctx.fold_row_counts() to pos_job;
reset role;
