-- The PIN by which somebody approves on the till of another. He sets it himself, in a session of his own; pos_app learns who
-- has one and reads none, and pos_login alone may read it to check what was typed.
set local role pos_owner;

create table if not exists ctx.pins (
  business_id uuid not null,
  user_id     uuid not null,
  pin_hash    text not null,
  changed_at  timestamptz not null default now(),
  primary key (business_id, user_id)
);
alter table ctx.pins enable row level security;
alter table ctx.pins force row level security;
drop policy if exists pins_owner on ctx.pins;
create policy pins_owner on ctx.pins to pos_owner using (true) with check (true);   -- only through the functions below

-- Null takes it away. False where no session of a person is calling.
create or replace function ctx.set_pin(hash text) returns boolean
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  own record;
begin
  select a.business_id, a.user_id into own from ctx.own_access() a where a.kind = 'session';
  if own.user_id is null then return false; end if;
  if hash is null then
    delete from ctx.pins p where p.business_id = own.business_id and p.user_id = own.user_id;
    return true;
  end if;
  insert into ctx.pins (business_id, user_id, pin_hash) values (own.business_id, own.user_id, hash)
  on conflict on constraint pins_pkey do update set pin_hash = excluded.pin_hash, changed_at = now();
  return true;
end $$;

create or replace function ctx.who_has_pin() returns setof uuid
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$ select p.user_id from ctx.pins p where p.business_id = ctx.biz() $$;

create or replace function ctx.pin_of(business uuid, usr uuid) returns text
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return (select p.pin_hash from ctx.pins p where p.business_id = business and p.user_id = usr);
end $$;

grant execute on function ctx.set_pin(text), ctx.who_has_pin() to pos_app;
grant execute on function ctx.pin_of(uuid, uuid) to pos_login;
reset role;
