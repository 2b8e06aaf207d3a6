-- Links by which somebody without a login looks at one record: a job, a trip. A code is one among all businesses, so its look-up is
-- outside the wall; the functions that answer by it tell what their customer may know, and nothing else.
set local role pos_owner;

create table if not exists ctx.links (
  code        text primary key,
  business_id uuid not null,
  entity      text not null,
  record_id   uuid not null
);
create unique index if not exists links_of_record on ctx.links (business_id, entity, record_id);
alter table ctx.links enable row level security;
alter table ctx.links force row level security;
drop policy if exists links_owner on ctx.links;
create policy links_owner on ctx.links to pos_owner using (true) with check (true);   -- only through the functions of its kinds

-- Keeps the links of a kind of records, which the trigger names, in step with them.
create or replace function ctx.follow_link() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op <> 'INSERT' then
    delete from ctx.links l where l.business_id = old.business_id and l.entity = tg_argv[0] and l.record_id = old.id;
  end if;
  if tg_op <> 'DELETE' and new.link_code is not null then
    insert into ctx.links (code, business_id, entity, record_id)
    values (new.link_code, new.business_id, tg_argv[0], new.id);
  end if;
  return null;
end $$;

-- Tells the pages that are open what a guest changed by his link, in the words of packages/server-kit/live/change-notice.ts. It
-- leaves with the commit; guests are few, so that their commits may wait for each other.
create or replace function ctx.tell_change(business uuid, branch uuid, entity text, record uuid) returns void
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  select pg_notify('onepos_changes', jsonb_build_array(business, branch, jsonb_build_object(entity, jsonb_build_array(record)))::text)
$$;

-- Links of jobs stood in a table of their own before there were any of trips.
do $$
begin
  if to_regclass('ctx.job_links') is null then return; end if;
  insert into ctx.links (code, business_id, entity, record_id)
  select code, business_id, 'service', service_id from ctx.job_links
  on conflict do nothing;
  drop table ctx.job_links;
end $$;
reset role;
