-- Activities are sealed into one chain for each business: a seal holds the hash of its activity and of the seal before it,
-- so that nothing can be changed, taken out or put in between without breaking all that follows. What was written waits in
-- a list until the job takes it, so that no command ever waits for the seal of another.
set local role pos_owner;

create table if not exists ctx.activity_seals (
  business_id   uuid not null,
  position      bigint not null check (position > 0),     -- 1, 2, 3 ... without gaps
  activity_id   uuid not null,
  previous_hash text not null,
  hash          text not null,
  sealed_at     timestamptz not null default now(),
  primary key (business_id, position),
  unique (business_id, activity_id)
);
create table if not exists ctx.unsealed_activities (
  business_id uuid not null,
  activity_id uuid not null,
  primary key (business_id, activity_id)
);

do $$
declare
  t text;
begin
  foreach t in array array['activity_seals', 'unsealed_activities'] loop
    execute format('alter table ctx.%I enable row level security', t);
    execute format('alter table ctx.%I force row level security', t);
    execute format('drop policy if exists tenant on ctx.%I', t);
    execute format('create policy tenant on ctx.%I to pos_app, pos_job
                    using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()))', t);
    execute format('drop policy if exists chain_owner on ctx.%I', t);
    execute format('create policy chain_owner on ctx.%I to pos_owner using (true) with check (true)', t);   -- only through the functions below
    execute format('grant select on ctx.%I to pos_app, pos_job', t);
  end loop;
end $$;
grant insert (business_id, position, activity_id, previous_hash, hash) on ctx.activity_seals to pos_job;
grant delete on ctx.unsealed_activities to pos_job;
create or replace trigger append_only before update or delete on ctx.activity_seals
  for each row execute function ctx.refuse_change();
create or replace trigger append_only_all before truncate on ctx.activity_seals
  for each statement execute function ctx.refuse_change();

create or replace function ctx.await_seal() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  insert into ctx.unsealed_activities (business_id, activity_id) select a.business_id, a.id from added a;
  return null;
end $$;

do $$
begin
  if to_regclass('public.activities') is null then return; end if;
  create or replace trigger await_seal after insert on public.activities referencing new table as added
    for each statement execute function ctx.await_seal();
  drop policy if exists chain on public.activities;
  create policy chain on public.activities for select to pos_owner using (true);   -- forced row security binds the owner too
  -- A business that has no seal yet gets its whole past sealed; to one that has, nothing is added behind its back.
  insert into ctx.unsealed_activities (business_id, activity_id)
  select a.business_id, a.id from public.activities a
  where not exists (select from ctx.activity_seals s where s.business_id = a.business_id)
  on conflict do nothing;
end $$;

create or replace function ctx.businesses_to_seal() returns setof uuid
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$ select distinct business_id from ctx.unsealed_activities $$;
grant execute on function ctx.businesses_to_seal() to pos_job;
reset role;
