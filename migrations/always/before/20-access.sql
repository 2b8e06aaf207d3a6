-- Who is calling. The first message of a transaction sets app.access to the hex SHA-256 of the caller's token;
-- ctx.biz() turns it into a business. A setting that an injected statement invents is worth nothing: it must be a hash
-- that is live in this table, which pos_app cannot read.
set local role pos_owner;

create table if not exists ctx.access (
  token_hash  bytea primary key check (octet_length(token_hash) = 32),
  kind        text not null check (kind in ('session', 'api_token', 'job')),
  business_id uuid not null,        -- platform users act in the platform business, or by a grant row in one business
  user_id     uuid not null,
  created_at  timestamptz not null default now(),
  expires_at  timestamptz not null,
  revoked_at  timestamptz
);
create index if not exists access_of_user on ctx.access (business_id, user_id) where revoked_at is null;
alter table ctx.access enable row level security;
alter table ctx.access force row level security;
drop policy if exists access_owner on ctx.access;
create policy access_owner on ctx.access to pos_owner using (true) with check (true);   -- only through the functions below

-- PL/pgSQL and not SQL: its plan is kept for the life of the connection (half as many reads again per second).
-- PARALLEL SAFE: without it one policy switches parallel plans off for every report.
-- STABLE and always called as (select ctx.biz()): evaluated once per statement, as an InitPlan.
-- After a transaction a custom setting reads '' and not null; both, and anything malformed, give null: no rows.
-- Revocation is seen by the next statement under READ COMMITTED, by the next transaction under REPEATABLE READ.
create or replace function ctx.biz() returns uuid
language plpgsql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  hash text := current_setting('app.access', true);
begin
  if hash is null or hash !~ '^[0-9a-f]{64}$' then return null; end if;
  if current_setting('app.support', true) <> '' then   -- a grant of another business is named: nothing but reading, nothing of one's own
    return (select g.business_id from ctx.support_in_force(decode(hash, 'hex'), current_setting('app.support', true)) g
            where current_setting('transaction_read_only') = 'on');
  end if;
  return (select a.business_id from ctx.access a
          where a.token_hash = decode(hash, 'hex') and a.revoked_at is null and a.expires_at > now());
end $$;

create or replace function ctx.open_access(hash bytea, kind text, business uuid, usr uuid, expires timestamptz) returns void
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  if kind not in ('session', 'api_token') then
    raise exception 'kind % is not opened by login', kind using errcode = '22023';
  end if;
  insert into ctx.access (token_hash, kind, business_id, user_id, expires_at) values (hash, kind, business, usr, expires);
end $$;

create or replace function ctx.open_job_access(hash bytea, business uuid, usr uuid) returns void
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$ insert into ctx.access (token_hash, kind, business_id, user_id, expires_at)
      values (hash, 'job', business, usr, now() + interval '15 minutes') $$;

-- A job that opens its access and ends it in one transaction leaves no row.
create or replace function ctx.drop_job_access(hash bytea) returns void
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$ delete from ctx.access where token_hash = hash and kind = 'job' $$;

create or replace function ctx.close_access(hash bytea) returns void
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$ update ctx.access set revoked_at = now() where token_hash = hash and revoked_at is null $$;

-- Rows of accesses that ended a month ago serve nobody; the trail of who came when is in the activities.
create or replace function ctx.forget_old_access() returns bigint
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
  with gone as (delete from ctx.access where least(expires_at, revoked_at) < now() - interval '30 days' returning 1)
  select count(*) from gone
$$;

grant execute on function ctx.biz() to pos_app, pos_job, pos_search;
grant execute on function ctx.open_access(bytea, text, uuid, uuid, timestamptz), ctx.close_access(bytea) to pos_login;
grant execute on function ctx.open_job_access(bytea, uuid, uuid), ctx.drop_job_access(bytea), ctx.close_access(bytea),
  ctx.forget_old_access() to pos_job;
reset role;
