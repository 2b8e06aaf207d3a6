-- What a login adds to an access: the device or API token behind it, the branch it opens in, and the session key, sealed
-- by the server. pos_app sees what belongs to the access it acts under and nothing of any other.
set local role pos_owner;

alter table ctx.access add column if not exists holder_id uuid;      -- device of a session, or API token
alter table ctx.access add column if not exists branch_id uuid;      -- default of a call that names no branch
alter table ctx.access add column if not exists sealed_key bytea;    -- of a session; a token needs none
create index if not exists access_of_holder on ctx.access (business_id, holder_id) where revoked_at is null;

create or replace function ctx.own_hash() returns bytea
language plpgsql stable parallel safe
set search_path = pg_catalog, pg_temp
as $$
declare
  hash text := current_setting('app.access', true);
begin
  if hash is null or hash !~ '^[0-9a-f]{64}$' then return null; end if;
  return decode(hash, 'hex');
end $$;

create or replace function ctx.own_access()
returns table (business_id uuid, user_id uuid, kind text, holder_id uuid, branch_id uuid, sealed_key bytea, expires_at timestamptz)
language plpgsql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return query select a.business_id, a.user_id, a.kind, a.holder_id, a.branch_id, a.sealed_key, a.expires_at from ctx.access a
               where a.token_hash = ctx.own_hash() and a.revoked_at is null and a.expires_at > now();
end $$;

-- Once, right after the access was opened: an access that has a holder keeps it. A session is opened for a minute and gets
-- here what its business grants, at most a month; a token was opened with its own end.
create or replace function ctx.furnish_access(holder uuid, branch uuid, sealed bytea, life interval) returns void
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
  update ctx.access set holder_id = holder, branch_id = branch, sealed_key = sealed,
    expires_at = case when kind = 'session' then now() + least(life, interval '30 days') else expires_at end
  where token_hash = ctx.own_hash() and holder_id is null and revoked_at is null and expires_at > now()
$$;

create or replace function ctx.move_access(branch uuid) returns void
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$ update ctx.access set branch_id = branch where token_hash = ctx.own_hash() and revoked_at is null $$;

-- The devices and tokens of the caller's own business that still open something.
create or replace function ctx.live_holders() returns table (holder_id uuid, expires_at timestamptz, is_own boolean)
language plpgsql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return query select a.holder_id, a.expires_at, a.token_hash = ctx.own_hash() from ctx.access a
               where a.business_id = ctx.biz() and a.holder_id is not null and a.revoked_at is null and a.expires_at > now();
end $$;

grant execute on function ctx.own_hash(), ctx.own_access(), ctx.furnish_access(uuid, uuid, bytea, interval),
  ctx.move_access(uuid), ctx.live_holders() to pos_app, pos_job;

-- Guesses at passwords are counted per account with address and per address, whatever process receives them: a bucket
-- that refills with time. Names are not kept, only hashes of them.
create table if not exists ctx.guesses (
  bucket     bytea primary key check (octet_length(bucket) = 32),
  spent      double precision not null,
  counted_at timestamptz not null default now()
);
create index if not exists guesses_by_age on ctx.guesses (counted_at);
alter table ctx.guesses enable row level security;
alter table ctx.guesses force row level security;
drop policy if exists guesses_owner on ctx.guesses;
create policy guesses_owner on ctx.guesses to pos_owner using (true) with check (true);   -- only through the functions below

-- Takes one guess out of the bucket and answers how many seconds to wait; 0 means the guess may be evaluated. A refused
-- guess takes nothing, so that asking again and again does not prolong the wait.
create or replace function ctx.take_guess(of_bucket bytea, capacity int, refill_seconds double precision) returns double precision
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  was double precision;
begin
  insert into ctx.guesses as g (bucket, spent) values (of_bucket, 0) on conflict (bucket) do nothing;
  select greatest(0, g.spent - extract(epoch from clock_timestamp() - g.counted_at) / refill_seconds) into was
  from ctx.guesses g where g.bucket = of_bucket for update;
  if was > capacity - 1 then return ceil((was - capacity + 1) * refill_seconds); end if;
  update ctx.guesses set spent = was + 1, counted_at = clock_timestamp() where bucket = of_bucket;
  return 0;
end $$;

-- A right password gives the guess back, and takes the chance to forget buckets that are full again.
create or replace function ctx.return_guess(of_bucket bytea) returns void
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
  delete from ctx.guesses where counted_at < now() - interval '1 day';
  update ctx.guesses set spent = greatest(0, spent - 1) where bucket = of_bucket;
$$;

-- A header that was encrypted for a write is taken once, whichever server it reaches. Not logged: it is worth five minutes,
-- and a commit that waits for no disk costs a sale nothing. After a crash the keys of the calls still stand.
create unlogged table if not exists ctx.used_headers (
  session_id uuid not null,
  vector     bytea not null check (octet_length(vector) = 12),
  used_at    timestamptz not null default now(),
  primary key (session_id, vector)
);
alter table ctx.used_headers enable row level security;
alter table ctx.used_headers force row level security;
drop policy if exists used_headers_owner on ctx.used_headers;
create policy used_headers_owner on ctx.used_headers to pos_owner using (true) with check (true);   -- only through the functions below

create or replace function ctx.take_header(session uuid, of_vector bytea) returns boolean
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  insert into ctx.used_headers (session_id, vector) values (session, of_vector) on conflict do nothing;
  return found;
end $$;

-- A header lives five minutes, and may come from a clock that is five minutes ahead.
create or replace function ctx.forget_used_headers() returns void
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$ delete from ctx.used_headers where used_at < now() - interval '15 minutes' $$;

grant execute on function ctx.take_guess(bytea, int, double precision), ctx.return_guess(bytea),
  ctx.take_header(uuid, bytea) to pos_login;
grant execute on function ctx.forget_used_headers() to pos_job;

reset role;
