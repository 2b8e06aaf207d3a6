-- What was refused to somebody, logins that failed and lists that left as a file stand in the activities of the business
-- (ASVS 5.0, 16.3). The call itself may have no transaction, or one that was rolled back, so the server notes it beside.
set local role pos_owner;

-- How often in an hour, so that a flood leaves a few lines and not thousands.
create table if not exists ctx.noted_acts (
  business_id uuid not null,
  user_id     uuid not null,
  counted_as  text not null,
  hour        timestamptz not null,
  times       int not null,
  primary key (business_id, user_id, counted_as, hour)
);
alter table ctx.noted_acts enable row level security;
alter table ctx.noted_acts force row level security;
drop policy if exists noted_acts_owner on ctx.noted_acts;
create policy noted_acts_owner on ctx.noted_acts to pos_owner using (true) with check (true);   -- only through the functions below

do $$
begin
  if not exists (select from pg_attribute where attrelid = to_regclass('public.activities') and attname = 'times') then return; end if;
  drop policy if exists noted on public.activities;
  create policy noted on public.activities for insert to pos_owner with check (type in ('refusal', 'wrong_login', 'export'));
  drop policy if exists noted on public.user_access;
  create policy noted on public.user_access for select to pos_owner using (true);
end $$;

-- The first five of an hour are written down, then the tenth, hundredth and thousandth. Whose login failed is not who tried:
-- such a line names nobody, and the account as its record. In the branch of the call if it is one of the business, else in the
-- first of the account.
create or replace function ctx.note_act(
  business uuid, usr uuid, activity uuid, act text, counted text, of_entity text, record text, said text, address text, branch uuid)
returns void
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  person text;
  place  uuid;
  often  int;
begin
  select u.name, b.id into person, place
  from public.users u
  join lateral (
    select b.id from public.branches b
    left join public.user_access l on l.business_id = b.business_id and l.branch_id = b.id and l.user_id = u.id
    where b.business_id = u.business_id and b.deleted_at is null
    order by b.id = branch desc nulls last, l.line_no nulls last, b.created_at, b.id limit 1) b on true
  where u.business_id = business and u.id = usr and u.deleted_at is null;
  if not found then return; end if;
  insert into ctx.noted_acts as n (business_id, user_id, counted_as, hour, times)
  values (business, usr, counted, date_trunc('hour', now()), 1)
  on conflict (business_id, user_id, counted_as, hour) do update set times = n.times + 1
  returning n.times into often;
  if often > 5 and often not in (10, 100, 1000, 10000) then return; end if;
  insert into public.activities (business_id, id, branch_id, user_id, entity, record_id, record_name, type, changes, reason, ip, times, search_text)
  values (business, activity, place, case when act <> 'wrong_login' then usr end, of_entity, coalesce(record, usr::text),
          case when act = 'wrong_login' then person end, act, '[]', said, address, often,
          case when act = 'wrong_login' then lower(person) else '' end);
end $$;

create or replace function ctx.forget_noted_acts() returns void
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$ delete from ctx.noted_acts where hour < now() - interval '2 hours' $$;

grant execute on function ctx.note_act(uuid, uuid, uuid, text, text, text, text, text, text, uuid) to pos_login;
grant execute on function ctx.forget_noted_acts() to pos_job;
reset role;
