-- What the platform knows of the businesses: who they are, who brought them, and until when their branches are paid. It is
-- told by functions that look who is calling, and that can read three tables and no other: row security is forced, so the
-- owner of the functions is blind wherever no policy names it. Books are not among what it sees.
set local role pos_owner;

-- The business in which the accounts of the platform live. Only the command line writes it: pos_app can neither read nor
-- write it, so nobody makes a platform of his own business.
create table if not exists ctx.platform (business_id uuid primary key);
alter table ctx.platform enable row level security;
alter table ctx.platform force row level security;
drop policy if exists platform_owner on ctx.platform;
create policy platform_owner on ctx.platform to pos_owner using (true) with check (true);   -- only through the functions below

-- Which account of the platform brought a business.
create table if not exists ctx.brought (
  business_id uuid primary key,
  agent_id    uuid not null,
  brought_at  timestamptz not null default now()
);
create index if not exists brought_by_agent on ctx.brought (agent_id);
alter table ctx.brought enable row level security;
alter table ctx.brought force row level security;
drop policy if exists brought_owner on ctx.brought;
create policy brought_owner on ctx.brought to pos_owner using (true) with check (true);   -- only through the functions below

do $$
begin
  if to_regclass('public.businesses') is null or to_regclass('public.branches') is null then return; end if;
  drop policy if exists platform on public.businesses;
  create policy platform on public.businesses for select to pos_owner using (true);
  drop policy if exists platform on public.users;
  create policy platform on public.users for update to pos_owner using (true) with check (true);
  drop policy if exists platform on public.branches;
  create policy platform on public.branches for select to pos_owner using (true);
  drop policy if exists platform_fee on public.branches;
  create policy platform_fee on public.branches for update to pos_owner using (true) with check (true);
end $$;

-- Whoever is calling, if he is an account of the platform, logged in and not shut out; a token is nobody's account.
create or replace function ctx.platform_account() returns table (user_id uuid, account_type text)
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
begin
  return query
    select u.id, u.account_type
    from ctx.access a
    join ctx.platform p on p.business_id = a.business_id
    join public.users u on u.business_id = a.business_id and u.id = a.user_id
    where a.token_hash = ctx.own_hash() and a.kind = 'session' and a.revoked_at is null and a.expires_at > now()
      and u.status = 'active' and u.deleted_at is null and u.account_type in ('agent', 'system', 'onepos');
end $$;

-- Every branch of every business, with the owner to call; an agent is told of those he brought.
create or replace function ctx.client_branches()
returns table (business_id uuid, business_name text, business_type text, brought_by uuid, made_at timestamptz,
               owner_name text, owner_phone text, branch_id uuid, branch_name text, status text, service_fee bigint,
               paid_until date, currency text, time_zone text)
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
begin
  return query
    select f.business_id, f.name, f.business_type, c.agent_id, f.created_at, o.name, o.phone_number,
           b.id, b.name, b.status, b.service_fee, b.paid_until, b.currency, b.time_zone
    from ctx.platform_account() me
    join public.businesses f on f.deleted_at is null
    join public.branches b on b.business_id = f.business_id and b.deleted_at is null
    left join ctx.brought c on c.business_id = f.business_id
    left join lateral (
      select u.name, u.phone_number from public.users u
      where u.business_id = f.business_id and u.account_type = 'owner' and u.deleted_at is null
      order by u.created_at, u.id limit 1) o on true
    where not exists (select from ctx.platform p where p.business_id = f.business_id)
      and (me.account_type <> 'agent' or c.agent_id = me.user_id);
end $$;

-- Notes who brought a business that was just made, and lets its first branch work on trial up to a day.
create or replace function ctx.bring_business(business uuid, trial_until date) returns void
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  me uuid := (select user_id from ctx.platform_account());
begin
  if me is null then raise exception 'only the platform brings businesses' using errcode = '42501'; end if;
  if not exists (select from public.businesses f where f.business_id = business and f.created_at > now() - interval '5 minutes') then
    raise exception 'only a business that was just made is brought' using errcode = '42501';
  end if;
  insert into ctx.brought (business_id, agent_id) values (business, me);
  update public.branches b set paid_until = trial_until where b.business_id = business and b.paid_until is null;
end $$;

-- A fee was paid: from the later of what was paid before and today on, so many days more. One statement, so that two
-- payments at the same moment both count.
create or replace function ctx.extend_branch(business uuid, branch uuid, days int, today date, fee bigint) returns date
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  until date;
begin
  if not exists (select from ctx.platform_account() where account_type in ('system', 'onepos')) then
    raise exception 'only the platform takes fees' using errcode = '42501';
  end if;
  update public.branches b
  set paid_until = greatest(coalesce(b.paid_until, today - 1), today - 1) + days, status = 'active',
      service_fee = coalesce(fee, b.service_fee), version = b.version + 1, updated_at = now()
  where b.business_id = business and b.id = branch and b.deleted_at is null
    and not exists (select from ctx.platform p where p.business_id = b.business_id)
  returning b.paid_until into until;
  return until;
end $$;

-- Until when a branch is paid, and holds it: whoever takes or voids a fee of it at the same moment waits. A branch that is
-- no more answers nothing.
create or replace function ctx.hold_branch(business uuid, branch uuid) returns table (paid_until date)
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
begin
  if not exists (select from ctx.platform_account() where account_type in ('system', 'onepos')) then
    raise exception 'only the platform takes fees' using errcode = '42501';
  end if;
  return query
    select b.paid_until from public.branches b
    where b.business_id = business and b.id = branch and b.deleted_at is null
      and not exists (select from ctx.platform p where p.business_id = b.business_id)
    for update;
end $$;

-- A fee was voided: the branch is paid until the day that the others come to, and on trial where none is left.
create or replace function ctx.shorten_branch(business uuid, branch uuid, until date, fee bigint) returns void
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  if not exists (select from ctx.platform_account() where account_type in ('system', 'onepos')) then
    raise exception 'only the platform voids fees' using errcode = '42501';
  end if;
  update public.branches b
  set paid_until = until, status = case when fee is null then 'trial' else 'active' end, service_fee = fee,
      version = b.version + 1, updated_at = now()
  where b.business_id = business and b.id = branch and b.deleted_at is null
    and not exists (select from ctx.platform p where p.business_id = b.business_id);
end $$;

-- For the job that notes how branches stand: which businesses have any that something was agreed for.
create or replace function ctx.businesses_with_fee() returns setof uuid
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return query select distinct b.business_id from public.branches b where b.paid_until is not null and b.deleted_at is null;
end $$;

-- Only the command line, which comes as the owner of the database, makes a platform and its highest account; no call can.
create or replace function ctx.make_onepos(business uuid, usr uuid) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  insert into ctx.platform (business_id) values (business) on conflict on constraint platform_pkey do nothing;
  if (select count(*) from ctx.platform) > 1 then raise exception 'there is one platform' using errcode = '23505'; end if;
  update public.users u set account_type = 'onepos', version = u.version + 1, updated_at = now()
  where u.business_id = business and u.id = usr;
end $$;

grant execute on function ctx.platform_account(), ctx.client_branches(), ctx.bring_business(uuid, date),
  ctx.extend_branch(uuid, uuid, int, date, bigint), ctx.hold_branch(uuid, uuid),
  ctx.shorten_branch(uuid, uuid, date, bigint) to pos_app;
grant execute on function ctx.businesses_with_fee() to pos_job;
reset role;
