-- What holds between people, the devices and tokens they act with, and their accesses.
set local role pos_owner;

-- Which of some login names are somebody else's, in whichever business: a name logs in one person in the whole system, so
-- a form must be able to say that one is taken. It does not say by whom.
create or replace function ctx.taken_login_names(names text[], own uuid) returns setof text
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select asked from unnest(names) asked join ctx.login_names l on l.name = ctx.login_name(asked)
  where ctx.biz() is not null and not (l.business_id = ctx.biz() and l.user_id is not distinct from own)
$$;
grant execute on function ctx.taken_login_names(text[], uuid) to pos_app;

-- A device or token that is removed opens nothing any more. Deferred to the commit, because whoever logs out still has to
-- write the end of his own session into the activities.
create or replace function ctx.end_access() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  update ctx.access a set revoked_at = clock_timestamp()
  where a.business_id = new.business_id and a.holder_id = new.id and a.revoked_at is null;
  return null;
end $$;

do $$
declare
  holder text;
begin
  foreach holder in array array['devices', 'tokens'] loop
    if to_regclass('public.' || holder) is null then continue; end if;
    execute format('drop trigger if exists end_access on public.%I', holder);
    execute format('create constraint trigger end_access after update on public.%I deferrable initially deferred
                    for each row when (old.deleted_at is null and new.deleted_at is not null) execute function ctx.end_access()', holder);
  end loop;
end $$;
reset role;
