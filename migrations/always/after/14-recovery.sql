-- A forgotten password, and the messages by which its code leaves. Nobody has a session here, so all of it is outside the
-- wall and only pos_login asks. A name that nobody has goes through the same statements as one that somebody has and
-- leaves the same rows: they belong to no business, and no message of theirs is ever sent.
set local role pos_owner;

create or replace function ctx.nobody() returns uuid
language sql immutable parallel safe
set search_path = pg_catalog, pg_temp
as $$ select '00000000-0000-0000-0000-000000000000'::uuid $$;

-- One row for each time somebody asked. The code is kept as a keyed hash, the secrets of the browser as hashes.
create table if not exists ctx.recoveries (
  business_id  uuid not null,
  user_id      uuid not null,
  request_hash bytea primary key check (octet_length(request_hash) = 32),
  code_mac     bytea not null check (octet_length(code_mac) = 32),
  tries        int not null default 0,
  token_hash   bytea unique check (octet_length(token_hash) = 32),   -- once the code was right
  expires_at   timestamptz not null,
  spent_at     timestamptz
);
create index if not exists recoveries_of_user on ctx.recoveries (business_id, user_id);
create index if not exists recoveries_by_age on ctx.recoveries (expires_at);
alter table ctx.recoveries enable row level security;
alter table ctx.recoveries force row level security;
drop policy if exists recoveries_owner on ctx.recoveries;
create policy recoveries_owner on ctx.recoveries to pos_owner using (true) with check (true);   -- only through the functions below

-- The outbox: what is to leave by e-mail or SMS. Address and text are sealed by the server and erased once sent.
create table if not exists ctx.messages (
  business_id uuid not null,
  id          uuid not null,
  channel     text not null check (channel in ('email', 'sms')),
  sealed      bytea,
  created_at  timestamptz not null default now(),
  send_after  timestamptz not null default now(),
  expires_at  timestamptz not null,
  tries       int not null default 0,
  sent_at     timestamptz,
  last_error  text,
  primary key (business_id, id)
);
-- Of an SMS that a branch pays for: which branch, the message to many that it is one of, its parts, what became of their credit,
-- and whether its use stands in the books.
alter table ctx.messages add column if not exists branch_id uuid;
alter table ctx.messages add column if not exists message_id uuid;
alter table ctx.messages add column if not exists parts int;
alter table ctx.messages add column if not exists credit text check (credit in ('reserved', 'used', 'returned'));
alter table ctx.messages add column if not exists is_booked boolean not null default false;
create index if not exists messages_waiting on ctx.messages (send_after) where sent_at is null;
create index if not exists messages_by_age on ctx.messages (created_at);
alter table ctx.messages enable row level security;
alter table ctx.messages force row level security;
drop policy if exists messages_owner on ctx.messages;
create policy messages_owner on ctx.messages to pos_owner using (true) with check (true);   -- only through the functions below

create or replace function ctx.ask_recovery(typed text, request bytea, code bytea, message uuid, by_channel text, message_sealed bytea, life interval)
returns void
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  b uuid;
  u uuid;
begin
  select l.business_id, l.user_id into b, u
  from ctx.login_names l join public.users p on p.business_id = l.business_id and p.id = l.user_id
  where l.name = ctx.login_name(typed) and not l.is_given and p.status = 'active' and p.deleted_at is null;
  insert into ctx.recoveries (business_id, user_id, request_hash, code_mac, expires_at)
  values (coalesce(b, ctx.nobody()), coalesce(u, ctx.nobody()), request, code, now() + life);
  insert into ctx.messages (business_id, id, channel, sealed, expires_at)
  values (coalesce(b, ctx.nobody()), message, by_channel, message_sealed, now() + life);
end $$;

-- One try at the code: counted whatever comes of it, five at most, and a right one is right once. Two tries at the same
-- moment take turns at the row, and the second finds the token of the first.
create or replace function ctx.try_recovery(request bytea, code bytea, token bytea, life interval) returns boolean
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
  update ctx.recoveries r set tries = r.tries + 1,
    token_hash = case when r.code_mac = code and r.user_id <> ctx.nobody() then token end,
    expires_at = case when r.code_mac = code and r.user_id <> ctx.nobody() then now() + life else r.expires_at end
  where r.request_hash = request and r.token_hash is null and r.spent_at is null and r.tries < 5 and r.expires_at > now()
  returning r.token_hash is not null
$$;

create or replace function ctx.recovery_of(token bytea) returns table (business_id uuid, user_id uuid)
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return query select r.business_id, r.user_id from ctx.recoveries r
               where r.token_hash = token and r.spent_at is null and r.expires_at > now();
end $$;

-- In the transaction of the new password: of two at once the second waits and finds it spent. Whatever else was asked for
-- the same person is spent with it.
create or replace function ctx.spend_recovery(token bytea) returns boolean
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  b uuid;
  u uuid;
begin
  update ctx.recoveries r set spent_at = now() from ctx.own_access() a
  where r.token_hash = token and r.spent_at is null and r.expires_at > now()
    and r.business_id = a.business_id and r.user_id = a.user_id
  returning r.business_id, r.user_id into b, u;
  if b is null then return false; end if;
  update ctx.recoveries r set spent_at = now() where r.business_id = b and r.user_id = u and r.spent_at is null;
  return true;
end $$;

-- Messages to be sent now, each to one server only: it has them until `send_after`, which doubles with every try.
create or replace function ctx.claim_messages(channels text[], most int)
returns table (business_id uuid, id uuid, channel text, sealed bytea)
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
  update ctx.messages m set tries = m.tries + 1, send_after = now() + make_interval(mins => least(60, 2 ^ m.tries)::int)
  where (m.business_id, m.id) in (
    select w.business_id, w.id from ctx.messages w
    where w.sent_at is null and w.send_after <= now() and w.expires_at > now() and w.channel = any (channels)
      and w.business_id <> ctx.nobody() and w.sealed is not null
    order by w.send_after limit most for update skip locked)
  returning m.business_id, m.id, m.channel, m.sealed
$$;

-- What left has used its credit, also where that had been given back before.
create or replace function ctx.note_message(business uuid, message uuid, problem text) returns void
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  held ctx.messages;
begin
  select * into held from ctx.messages m
  where m.business_id = business and m.id = message and m.sent_at is null for update;
  if not found then return; end if;
  if problem is not null then
    update ctx.messages m set last_error = problem where m.business_id = business and m.id = message;
    return;
  end if;
  update ctx.messages m
  set last_error = null, sent_at = now(), sealed = null, credit = case when m.credit is not null then 'used' end
  where m.business_id = business and m.id = message;
  if held.credit is not null then
    update ctx.sms_credits c
    set used = c.used + held.parts, reserved = c.reserved - case held.credit when 'reserved' then held.parts else 0 end
    where c.business_id = business and c.branch_id = held.branch_id;
  end if;
end $$;

-- For the people of the platform, newest first: what waits, what was sent, what failed and why.
create or replace function ctx.read_messages(most int)
returns table (business_id uuid, id uuid, channel text, sealed bytea, created_at timestamptz, expires_at timestamptz,
               tries int, sent_at timestamptz, last_error text)
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return query select m.business_id, m.id, m.channel, m.sealed, m.created_at, m.expires_at, m.tries, m.sent_at, m.last_error
               from ctx.messages m where m.business_id <> ctx.nobody() order by m.created_at desc, m.id desc limit most;
end $$;

-- A day after its end a message is unreadable, a month after it is gone; questions are forgotten after a day.
create or replace function ctx.forget_old_messages() returns void
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
  delete from ctx.recoveries where expires_at < now() - interval '1 day';
  update ctx.messages set sealed = null where sealed is not null and expires_at < now() - interval '1 day';
  delete from ctx.messages where (created_at < now() - interval '30 days' and (is_booked or parts is null or sent_at is null))
    or (business_id = ctx.nobody() and expires_at < now());
$$;

grant execute on function ctx.ask_recovery(text, bytea, bytea, uuid, text, bytea, interval),
  ctx.try_recovery(bytea, bytea, bytea, interval), ctx.recovery_of(bytea), ctx.claim_messages(text[], int),
  ctx.note_message(uuid, uuid, text), ctx.read_messages(int), ctx.forget_old_messages() to pos_login;
grant execute on function ctx.spend_recovery(bytea) to pos_app;
reset role;
