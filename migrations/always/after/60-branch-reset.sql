-- A branch begins anew: its documents, stock and money are taken out in one transaction, after all of it has been kept in a
-- backup from which it can be put back. That each table goes or stays on purpose is held by a test.
set local role pos_owner;

create table if not exists ctx.branch_backups (
  business_id uuid not null,
  id          uuid not null,
  branch_id   uuid not null,
  records     bigint not null default 0,
  made_at     timestamptz not null default now(),
  made_by     uuid not null,
  restored_at timestamptz,
  primary key (business_id, id)
);
create table if not exists ctx.branch_backup_parts (
  business_id uuid not null,
  backup_id   uuid not null,
  table_name  text not null,
  part        bigint not null,
  rows        jsonb not null,
  primary key (business_id, backup_id, table_name, part),
  foreign key (business_id, backup_id) references ctx.branch_backups (business_id, id)
);

do $$
declare
  t text;
begin
  foreach t in array array['branch_backups', 'branch_backup_parts'] loop
    execute format('alter table ctx.%I enable row level security', t);
    execute format('alter table ctx.%I force row level security', t);
    execute format('drop policy if exists tenant on ctx.%I', t);
    execute format('create policy tenant on ctx.%I to pos_app, pos_job
                    using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()))', t);
    execute format('drop policy if exists reset on ctx.%I', t);
    execute format('create policy reset on ctx.%I to pos_owner using (true) with check (true)', t);   -- only through the functions below
  end loop;
end $$;
grant select on ctx.branch_backups to pos_app;

-- What goes stands in ctx.tables_of_branch(), which follows from the definitions (server-kit/migrate/branch-tables-sql.ts).
do $$
declare
  t text;
begin
  for t in select name from ctx.tables_of_branch() union all values ('stores'), ('accounts'), ('branches') loop
    if to_regclass('public.' || t) is null then continue; end if;
    execute format('drop policy if exists branch_reset on public.%I', t);
    execute format('create policy branch_reset on public.%I to pos_owner using (true) with check (true)', t);   -- forced row security binds the owner too
  end loop;
end $$;

-- Every document refers to its branch, so holding the branch row makes all that is being written there wait or be over.
create or replace function ctx.hold_branch(branch uuid) returns uuid
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  b uuid := ctx.biz();
begin
  perform from public.branches r where r.business_id = b and r.id = branch for update;
  if not found then raise exception 'no such branch' using errcode = '42501'; end if;
  return b;
end $$;

-- Documents of every kind, known or to come, that stand in the books of this branch and of another one: the journal says which.
-- One that is void counts as well, for the other branch keeps its half. So does one that the books do not know yet and that
-- names both, such as goods that are promised: ctx.documents_between() follows from the definitions.
create or replace function ctx.documents_reaching_out(branch uuid) returns int
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return (select count(*)::int from (
    select e.source_kind, e.source_id
    from public.journal_entries e
    where e.business_id = ctx.biz() and e.branch_id = branch and exists (
      select from public.journal_entries o
      where o.business_id = e.business_id and o.source_kind = e.source_kind and o.source_id = e.source_id
        and o.branch_id <> e.branch_id)
    union select d.kind, d.id from ctx.documents_between(ctx.biz(), branch) d) shared);
end $$;

-- Rows that stay while something goes that they refer to, in any table that goes, by every key that the database holds.
create or replace function ctx.rows_left_behind(branch uuid) returns int
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  b uuid := ctx.biz();
  k record;
  n int;
  total int := 0;
begin
  for k in
    select o.name as gone, g.name as held, replace(o.belongs, 'r.', 'o.') as goes, g.belongs as held_goes,
      (select string_agg(format('r.%I = o.%I', h.attname, t.attname), ' and ')
       from unnest(c.conkey, c.confkey) p(mine, theirs)
       join pg_attribute h on h.attrelid = c.conrelid and h.attnum = p.mine
       join pg_attribute t on t.attrelid = c.confrelid and t.attnum = p.theirs) as joined
    from pg_constraint c
    join ctx.tables_of_branch() o on c.confrelid = to_regclass('public.' || o.name)
    join ctx.tables_of_branch() g on c.conrelid = to_regclass('public.' || g.name)
    where c.contype = 'f' and o.belongs not like 'exists%'
  loop
    execute format('select count(*) from public.%I r join public.%I o on %s where r.business_id = $1 and %s and (%s) is not true',
      k.held, k.gone, k.joined, k.goes, k.held_goes) into n using b, branch;
    total := total + n;
  end loop;
  return total;
end $$;

create or replace function ctx.reset_branch(branch uuid, backup uuid, usr uuid) returns bigint
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  b uuid := ctx.hold_branch(branch);
  t record;
  n bigint;
  total bigint := 0;
  shared int := ctx.documents_reaching_out(branch);
begin
  if shared > 0 then raise exception 'the books of another branch hold documents of it' using errcode = '23503', detail = shared; end if;
  insert into ctx.branch_backups (business_id, id, branch_id, made_by) values (b, backup, branch, usr);
  for t in select * from ctx.tables_of_branch() l order by l.place loop
    execute format('insert into ctx.branch_backup_parts (business_id, backup_id, table_name, part, rows)
      select $1, $3, %L, g.part, jsonb_agg(g.one) from (
        select to_jsonb(r) as one, (row_number() over () - 1) / 1000 as part from public.%I r
        where r.business_id = $1 and %s) g group by g.part', t.name, t.name, t.belongs) using b, branch, backup;
  end loop;
  perform set_config('app.reset_branch', branch::text, true);
  begin
    for t in select * from ctx.tables_of_branch() l order by l.place desc loop
      execute format('delete from public.%I r where r.business_id = $1 and %s', t.name, t.belongs) using b, branch;
      get diagnostics n = row_count;
      total := total + n;
      delete from ctx.row_counts c where c.business_id = b and c.table_name = t.name and c.branch_id = branch;
    end loop;
  exception when foreign_key_violation then
    raise exception 'rows of another branch refer to it' using errcode = '23503', detail = greatest(1, ctx.rows_left_behind(branch));
  end;
  perform set_config('app.reset_branch', '', true);
  update ctx.branch_backups set records = total where business_id = b and id = backup;
  return total;
end $$;

-- Answers how many rows came back, or null where the branch holds something that was written since.
create or replace function ctx.restore_branch(backup uuid) returns bigint
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  b uuid := ctx.biz();
  branch uuid := (select r.branch_id from ctx.branch_backups r where r.business_id = b and r.id = backup);
  t record;
  n bigint;
  total bigint := 0;
  columns text;
  held text;
begin
  b := ctx.hold_branch(branch);
  for t in select * from ctx.tables_of_branch() loop
    execute format('select count(*) from (select from public.%I r where r.business_id = $1 and %s limit 1) f', t.name, t.belongs)
      into n using b, branch;
    if n > 0 then return null; end if;
  end loop;
  for t in select * from ctx.tables_of_branch() l order by l.place loop
    -- A column that is younger than the backup begins with its default.
    select string_agg(format('%I', c.attname), ', ' order by c.attnum),
           string_agg(format('r.%I', c.attname), ', ' order by c.attnum) into columns, held
    from pg_attribute c
    where c.attrelid = ('public.' || t.name)::regclass and c.attnum > 0 and not c.attisdropped and exists (
      select from ctx.branch_backup_parts p
      where p.business_id = b and p.backup_id = backup and p.table_name = t.name and p.rows -> 0 ? c.attname);
    if columns is null then continue; end if;
    execute format('insert into public.%I (%s) select %s
      from ctx.branch_backup_parts p, jsonb_populate_recordset(null::public.%I, p.rows) r
      where p.business_id = $1 and p.backup_id = $2 and p.table_name = %L order by p.part',
      t.name, columns, held, t.name, t.name) using b, backup;
    get diagnostics n = row_count;
    total := total + n;
    -- The triggers counted hidden rows as well. What stands between branches is counted anew by whoever asks.
    if exists (select from pg_trigger g where g.tgrelid = ('public.' || t.name)::regclass and g.tgname = 'count_added')
       and exists (select from pg_attribute c where c.attrelid = ('public.' || t.name)::regclass and c.attname = 'branch_id') then
      delete from ctx.row_counts c where c.business_id = b and c.table_name = t.name and c.branch_id = branch;
      execute format('insert into ctx.row_counts (business_id, table_name, branch_id, since, difference)
        select $1, %L, $2, ctx.month_of(r.created_at), count(*) from public.%I r
        where r.business_id = $1 and r.branch_id = $2 and to_jsonb(r) ->> ''deleted_at'' is null
        group by ctx.month_of(r.created_at)', t.name, t.name) using b, branch;
    end if;
  end loop;
  update ctx.branch_backups set restored_at = now() where business_id = b and id = backup;
  return total;
end $$;

grant execute on function ctx.reset_branch(uuid, uuid, uuid), ctx.restore_branch(uuid) to pos_app;
reset role;
