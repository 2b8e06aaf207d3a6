-- Support access: a person of the platform asks with a reason, the owner allows it for some hours, and while that holds the
-- person reads in the business of the owner, every call on record there. Which business a call means is decided in ctx.biz();
-- it asks here whenever a transaction names a grant, so an ended or expired one shows no row to the next statement.
set local role pos_owner;

create table if not exists ctx.support_grants (
  business_id uuid not null,           -- the business that is asked, not the one of who asks
  id          uuid primary key,
  user_id     uuid not null,           -- an account of the platform
  person      text not null,
  reason      text not null check (btrim(reason) <> '' and length(reason) <= 500),
  hours       int not null check (hours between 1 and 72),
  asked_at    timestamptz not null default now(),
  allowed_at  timestamptz,
  allowed_by  text,
  until       timestamptz,
  ended_at    timestamptz,
  ended_by    text,
  check ((allowed_at is null) = (until is null)),
  check (until <= allowed_at + make_interval(hours => hours))
);
create index if not exists support_grants_of_business on ctx.support_grants (business_id, asked_at desc);
create index if not exists support_grants_of_person on ctx.support_grants (user_id);
alter table ctx.support_grants enable row level security;
alter table ctx.support_grants force row level security;
drop policy if exists support_owner on ctx.support_grants;
create policy support_owner on ctx.support_grants to pos_owner using (true) with check (true);   -- only through the functions below

do $$
begin
  if not exists (select from pg_attribute where attrelid = to_regclass('public.activities') and attname = 'acted_as') then return; end if;
  drop policy if exists support on public.activities;
  create policy support on public.activities for insert to pos_owner with check (acted_as = 'support');
end $$;

-- How a grant stands. Nobody has to come and end it: time does.
create or replace function ctx.support_state(g ctx.support_grants) returns text
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select case
    when g.ended_at is not null then case when g.allowed_at is null then 'refused' else 'ended' end
    when g.allowed_at is null then case when g.asked_at > now() - interval '7 days' then 'asked' else 'lapsed' end
    when g.until > now() then 'open' else 'expired' end
$$;

-- The grant under which the holder of an access may read now; none for a token, an agent, somebody shut out, another person.
create or replace function ctx.support_in_force(hash bytea, named text) returns setof ctx.support_grants
language plpgsql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select g.* from ctx.support_grants g
    join ctx.access a on a.token_hash = hash and a.kind = 'session' and a.revoked_at is null and a.expires_at > now()
    join ctx.platform p on p.business_id = a.business_id
    join public.users u on u.business_id = a.business_id and u.id = a.user_id and u.status = 'active' and u.deleted_at is null
      and u.account_type in ('system', 'onepos')
    where g.id = case when named ~ '^[0-9a-f-]{36}$' then named::uuid end and g.user_id = u.id and g.allowed_at is not null and g.ended_at is null and g.until > now();
end $$;

-- Who reads in whose name, for the guard; the transaction has named the grant.
create or replace function ctx.own_support() returns table (id uuid, business_id uuid, user_id uuid, person text, reason text, until timestamptz)
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return query select g.id, g.business_id, g.user_id, g.person, g.reason, g.until
               from ctx.support_in_force(ctx.own_hash(), current_setting('app.support', true)) g;
end $$;

create or replace function ctx.ask_support(business uuid, grant_id uuid, why text, for_hours int) returns boolean
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  me record;
begin
  select u.id, u.name into me from ctx.platform_account() p join ctx.own_access() a on a.user_id = p.user_id
  join public.users u on u.business_id = a.business_id and u.id = p.user_id
  where p.account_type in ('system', 'onepos');
  if me.id is null then raise exception 'only the platform asks for support access' using errcode = '42501'; end if;
  if exists (select from ctx.platform p where p.business_id = business)
    or not exists (select from public.businesses f where f.business_id = business and f.deleted_at is null) then return false; end if;
  insert into ctx.support_grants (business_id, id, user_id, person, reason, hours)
  values (business, grant_id, me.id, me.name, why, for_hours);
  return true;
end $$;

-- Every request and grant, for those of the platform who may ask for one.
create or replace function ctx.support_of_platform()
returns table (id uuid, business_id uuid, business_name text, user_id uuid, person text, reason text, hours int, state text,
               asked_at timestamptz, until timestamptz, ended_at timestamptz, ended_by text)
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select g.id, g.business_id, f.name, g.user_id, g.person, g.reason, g.hours, ctx.support_state(g), g.asked_at, g.until, g.ended_at, g.ended_by
    from ctx.support_grants g join public.businesses f on f.business_id = g.business_id
    where exists (select from ctx.platform_account() p where p.account_type in ('system', 'onepos'))
    order by g.asked_at desc, g.id desc limit 200;
end $$;

-- What the platform asked of the caller's own business.
create or replace function ctx.support_here()
returns table (id uuid, person text, reason text, hours int, state text, asked_at timestamptz,
               allowed_at timestamptz, allowed_by text, until timestamptz, ended_at timestamptz, ended_by text)
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select g.id, g.person, g.reason, g.hours, ctx.support_state(g), g.asked_at, g.allowed_at, g.allowed_by, g.until, g.ended_at, g.ended_by
    from ctx.support_grants g where g.business_id = ctx.biz()
    order by g.asked_at desc, g.id desc limit 200;
end $$;

-- An owner, logged in, lets somebody in who has asked; of two answers at the same moment one counts.
create or replace function ctx.allow_support(named uuid) returns boolean
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  update ctx.support_grants g
  set allowed_at = now(), until = now() + make_interval(hours => g.hours), allowed_by = u.name
  from ctx.own_access() a
  join public.users u on u.business_id = a.business_id and u.id = a.user_id and u.account_type = 'owner' and u.status = 'active'
  where g.id = named and a.kind = 'session' and g.business_id = ctx.biz() and ctx.support_state(g) = 'asked';
  return found;
end $$;

-- Refuses a request or ends what was allowed: whoever may in that business, or the person himself.
create or replace function ctx.end_support(named uuid) returns boolean
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  update ctx.support_grants g set ended_at = now(), ended_by = u.name
  from ctx.own_access() a
  join public.users u on u.business_id = a.business_id and u.id = a.user_id
  where g.id = named and ctx.support_state(g) in ('asked', 'open')
    and (g.business_id = ctx.biz() or (g.user_id = a.user_id and exists (select from ctx.platform_account())));
  return found;
end $$;

-- One call under a grant, written into the activities of the business before it is answered: what was asked for, by whom,
-- and that it was support. False where the grant holds no more, or the branch is none of that business.
create or replace function ctx.note_support_call(named uuid, activity uuid, branch uuid, kind text, record text, title text, address text)
returns boolean
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  insert into public.activities (business_id, id, branch_id, entity, record_id, record_name, type, changes, reason, ip,
                                 person, acted_as, support_grant, search_text)
  select g.business_id, activity, b.id, kind, coalesce(record, g.id::text), title, 'reading', '[]', g.reason, address,
         g.person, 'support', g.id::text, lower(title)
  from ctx.support_in_force(ctx.own_hash(), named::text) g
  join lateral (
    select b.id from public.branches b
    where b.business_id = g.business_id and b.deleted_at is null and (branch is null or b.id = branch)
    order by b.created_at, b.id limit 1) b on true;
  return found;
end $$;

grant execute on function ctx.own_support(), ctx.ask_support(uuid, uuid, text, int), ctx.support_of_platform(), ctx.support_here(),
  ctx.allow_support(uuid), ctx.end_support(uuid),
  ctx.note_support_call(uuid, uuid, uuid, text, text, text, text) to pos_app;
reset role;
