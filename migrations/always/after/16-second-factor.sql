-- The second factor of a login: the seed of an authenticator app, sealed by the server, and spare codes as keyed hashes. A
-- user's own session may set it up and take it away; only pos_login may read it to check a login.
set local role pos_owner;

create table if not exists ctx.second_factors (
  business_id  uuid not null,
  user_id      uuid not null,
  sealed_seed  bytea not null,
  confirmed_at timestamptz,           -- nothing is asked before a first code was right
  last_step    bigint not null default 0,
  primary key (business_id, user_id)
);
alter table ctx.second_factors enable row level security;
alter table ctx.second_factors force row level security;
drop policy if exists second_factors_owner on ctx.second_factors;
create policy second_factors_owner on ctx.second_factors to pos_owner using (true) with check (true);   -- only through the functions below

create table if not exists ctx.spare_codes (
  business_id uuid not null,
  user_id     uuid not null,
  code_mac    bytea not null check (octet_length(code_mac) = 32),
  spent_at    timestamptz,
  primary key (business_id, user_id, code_mac)
);
alter table ctx.spare_codes enable row level security;
alter table ctx.spare_codes force row level security;
drop policy if exists spare_codes_owner on ctx.spare_codes;
create policy spare_codes_owner on ctx.spare_codes to pos_owner using (true) with check (true);   -- only through the functions below

-- A new seed, not yet asked for; false where a factor is on already, which has to be taken away first.
create or replace function ctx.begin_second_factor(sealed bytea) returns boolean
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
  with kept as (
    insert into ctx.second_factors as f (business_id, user_id, sealed_seed)
    select a.business_id, a.user_id, sealed from ctx.own_access() a where a.kind = 'session'
    on conflict (business_id, user_id) do update set sealed_seed = excluded.sealed_seed, last_step = 0
      where f.confirmed_at is null
    returning 1)
  select exists (select from kept)
$$;

-- The first right code turns it on; of two at the same moment the second finds it on.
create or replace function ctx.confirm_second_factor(step bigint, spare bytea[]) returns boolean
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  own record;
begin
  select a.business_id, a.user_id into own from ctx.own_access() a where a.kind = 'session';
  update ctx.second_factors f set confirmed_at = now(), last_step = step
  where f.business_id = own.business_id and f.user_id = own.user_id and f.confirmed_at is null;
  if not found then return false; end if;
  delete from ctx.spare_codes c where c.business_id = own.business_id and c.user_id = own.user_id;
  insert into ctx.spare_codes (business_id, user_id, code_mac) select own.business_id, own.user_id, unnest(spare);
  return true;
end $$;

-- New spare codes in the place of all that were made before; false where nothing is on. Taken at the row of the factor, so
-- that of two at the same moment the second replaces the codes of the first.
create or replace function ctx.renew_spare_codes(spare bytea[]) returns boolean
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  own record;
begin
  select f.business_id, f.user_id into own from ctx.second_factors f
  join ctx.own_access() a on a.business_id = f.business_id and a.user_id = f.user_id
  where a.kind = 'session' and f.confirmed_at is not null for update of f;
  if own.user_id is null then return false; end if;
  delete from ctx.spare_codes c where c.business_id = own.business_id and c.user_id = own.user_id;
  insert into ctx.spare_codes (business_id, user_id, code_mac) select own.business_id, own.user_id, unnest(spare);
  return true;
end $$;

create or replace function ctx.drop_second_factor() returns void
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
  delete from ctx.spare_codes c using ctx.own_access() a
  where a.kind = 'session' and c.business_id = a.business_id and c.user_id = a.user_id;
  delete from ctx.second_factors f using ctx.own_access() a
  where a.kind = 'session' and f.business_id = a.business_id and f.user_id = a.user_id;
$$;

-- Whether whoever acts, by a session or a token of his, has one that is asked for at logins.
create or replace function ctx.has_second_factor() returns boolean
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select exists (select from ctx.second_factors f join ctx.own_access() a
                 on a.business_id = f.business_id and a.user_id = f.user_id where f.confirmed_at is not null)
$$;

create or replace function ctx.second_factor_of(business uuid, usr uuid) returns table (sealed_seed bytea, is_on boolean)
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return query select f.sealed_seed, f.confirmed_at is not null from ctx.second_factors f
               where f.business_id = business and f.user_id = usr;
end $$;

-- A code is right once: only a later step than the last one counts, and of fifty at the same moment one changes the row.
create or replace function ctx.spend_step(business uuid, usr uuid, step bigint) returns boolean
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  update ctx.second_factors f set last_step = step
  where f.business_id = business and f.user_id = usr and f.confirmed_at is not null and f.last_step < step;
  return found;
end $$;

create or replace function ctx.spend_spare_code(business uuid, usr uuid, mac bytea) returns boolean
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  update ctx.spare_codes c set spent_at = now()
  where c.business_id = business and c.user_id = usr and c.code_mac = mac and c.spent_at is null;
  return found;
end $$;

grant execute on function ctx.begin_second_factor(bytea), ctx.confirm_second_factor(bigint, bytea[]), ctx.drop_second_factor(),
  ctx.renew_spare_codes(bytea[]), ctx.has_second_factor() to pos_app;
grant execute on function ctx.second_factor_of(uuid, uuid), ctx.spend_step(uuid, uuid, bigint), ctx.spend_spare_code(uuid, uuid, bytea) to pos_login;
reset role;
