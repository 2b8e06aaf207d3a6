-- What has to be read before there is a session: a login name is unique among all businesses, so its look-up is outside
-- the wall. pos_login alone may ask, one name at a time, and gets no more than the check of a password needs.
set local role pos_owner;

create table if not exists ctx.login_names (
  name        text primary key check (name <> ''),
  business_id uuid not null,
  user_id     uuid not null
);
-- One that somebody else has given to somebody who has had a password: no code of a forgotten one goes to it until he has
-- logged in with it, or whoever gave it would be in with the code.
alter table ctx.login_names add column if not exists is_given boolean not null default false;
create index if not exists login_names_of_user on ctx.login_names (business_id, user_id);
alter table ctx.login_names enable row level security;
alter table ctx.login_names force row level security;
drop policy if exists login_names_owner on ctx.login_names;
create policy login_names_owner on ctx.login_names to pos_owner using (true) with check (true);   -- only through the functions below

-- Kept out of the table of users: pos_app may write a new hash for a user of its own business, and can read none.
create table if not exists ctx.credentials (
  business_id   uuid not null,
  user_id       uuid not null,
  password_hash text not null,
  changed_at    timestamptz not null default now(),
  primary key (business_id, user_id)
);
-- A password that somebody else has chosen opens nothing but the choice of one's own.
alter table ctx.credentials add column if not exists is_given boolean not null default false;
-- It is good until then; where an earlier release has set it, a week from that day.
alter table ctx.credentials add column if not exists given_until timestamptz;
alter table ctx.credentials enable row level security;
alter table ctx.credentials force row level security;
drop policy if exists credentials_owner on ctx.credentials;
create policy credentials_owner on ctx.credentials to pos_owner using (true) with check (true);   -- only through the functions below

-- E-mail addresses are one whatever their case; a phone number is one however it is spaced.
create or replace function ctx.login_name(typed text) returns text
language sql immutable parallel safe
set search_path = pg_catalog, pg_temp
as $$ select case when typed like '%@%' then lower(btrim(typed)) else regexp_replace(typed, '[^0-9+]', '', 'g') end $$;

-- Always one row, so that a name nobody has is answered like one that somebody has.
create or replace function ctx.find_login(typed text) returns table (business_id uuid, user_id uuid)
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select l.business_id, l.user_id
  from (select ctx.login_name(typed) as name) asked left join ctx.login_names l on l.name = asked.name
$$;

drop function if exists ctx.login_of(uuid, uuid);
create function ctx.login_of(business uuid, usr uuid)
returns table (business_id uuid, user_id uuid, name text, account_type text, status text, password_hash text, given_until timestamptz)
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return query select u.business_id, u.id, u.name, u.account_type, u.status, c.password_hash,
                      case when c.is_given then coalesce(c.given_until, c.changed_at + interval '7 days') end
               from public.users u left join ctx.credentials c on c.business_id = u.business_id and c.user_id = u.id
               where u.business_id = business and u.id = usr and u.deleted_at is null;
end $$;

-- `until` is the end of a password that somebody else has chosen; null of one's own, which has none.
drop function if exists ctx.set_password(uuid, text);
drop function if exists ctx.set_password(uuid, text, boolean);
create or replace function ctx.set_password(usr uuid, hash text, until timestamptz) returns void
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  b uuid := ctx.biz();
begin
  if b is null then raise exception 'nobody is calling' using errcode = '42501'; end if;
  insert into ctx.credentials (business_id, user_id, password_hash, is_given, given_until)
  values (b, usr, hash, until is not null, until)
  on conflict on constraint credentials_pkey do update
  set password_hash = excluded.password_hash, changed_at = now(), is_given = excluded.is_given,
      given_until = excluded.given_until;
end $$;

-- Whoever logs in with a name and a password of his own knows of it.
create or replace function ctx.prove_login_name(typed text, business uuid, usr uuid) returns void
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
  update ctx.login_names l set is_given = false
  where l.name = ctx.login_name(typed) and l.business_id = business and l.user_id = usr and l.is_given
$$;

-- Whether anybody can log in at all: while nobody can, the first start offers to create a business.
create or replace function ctx.has_logins() returns boolean
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$ select exists (select from ctx.login_names) $$;

-- Keeps the names in step with the users, and turns a disabled or removed user out at once.
create or replace function ctx.follow_user() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  names text[] := array(select distinct ctx.login_name(n) from unnest(array[new.phone_number, new.email]) n
                        where new.deleted_at is null and ctx.login_name(n) <> '');
  by_another boolean := tg_op = 'UPDATE' and exists (select from ctx.own_access() a where a.user_id <> new.id)
    and exists (select from ctx.credentials c where c.business_id = new.business_id and c.user_id = new.id);
begin
  delete from ctx.login_names l where l.business_id = new.business_id and l.user_id = new.id and l.name <> all (names);
  insert into ctx.login_names (name, business_id, user_id, is_given)
  select n, new.business_id, new.id, by_another from unnest(names) n
  where not exists (select from ctx.login_names l where l.name = n and l.business_id = new.business_id and l.user_id = new.id);
  if new.deleted_at is not null or new.status <> 'active' then
    update ctx.access a set revoked_at = now()
    where a.business_id = new.business_id and a.user_id = new.id and a.revoked_at is null;
  end if;
  return null;
end $$;

do $$
begin
  if to_regclass('public.users') is null then return; end if;
  drop policy if exists login on public.users;
  create policy login on public.users for select to pos_owner using (true);   -- forced row security binds the owner too
  drop trigger if exists follow_user on public.users;
  create trigger follow_user after insert or update of phone_number, email, status, deleted_at on public.users
    for each row execute function ctx.follow_user();
end $$;

grant execute on function ctx.find_login(text), ctx.login_of(uuid, uuid), ctx.has_logins(),
  ctx.prove_login_name(text, uuid, uuid) to pos_login;
grant execute on function ctx.set_password(uuid, text, timestamptz) to pos_app;
reset role;
