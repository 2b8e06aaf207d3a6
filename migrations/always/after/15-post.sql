-- What jobs and commands write into the outbox of 14-recovery.sql, and what becomes of a message that no gateway will ever
-- take. Each puts sealed messages in for the business it has entered and can read none.
set local role pos_owner;

create or replace function ctx.post_message(message uuid, by_channel text, message_sealed bytea, life interval) returns void
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  b uuid := ctx.biz();
begin
  if b is null then raise exception 'a message belongs to a business' using errcode = '42501'; end if;
  insert into ctx.messages (business_id, id, channel, sealed, expires_at)
  values (b, message, by_channel, message_sealed, now() + life);
end $$;

-- Laid aside with its reason: its time is over, so nobody tries again, and its credit is given back.
create or replace function ctx.lay_message_aside(business uuid, message uuid, problem text) returns void
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  held ctx.messages;
begin
  select * into held from ctx.messages m
  where m.business_id = business and m.id = message and m.sent_at is null for update;
  if not found then return; end if;
  update ctx.messages m
  set last_error = problem, expires_at = least(m.expires_at, now()),
      credit = case when m.credit = 'reserved' then 'returned' else m.credit end
  where m.business_id = business and m.id = message;
  if held.credit = 'reserved' then
    update ctx.sms_credits c set reserved = c.reserved - held.parts
    where c.business_id = business and c.branch_id = held.branch_id;
  end if;
end $$;

-- What became of messages of one's own business, for whoever wrote them: nothing of whom they are for and what they say.
create or replace function ctx.fates_of_messages(named uuid[])
returns table (id uuid, sent_at timestamptz, is_over boolean, last_error text)
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select m.id, m.sent_at, m.sent_at is null and m.expires_at <= now(), m.last_error
  from ctx.messages m where m.business_id = ctx.biz() and m.id = any (named)
$$;

-- For the job of reports and reminders: every business that has a branch.
create or replace function ctx.businesses_to_remind() returns setof uuid
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return query select distinct b.business_id from public.branches b where b.deleted_at is null and b.status <> 'closed';
end $$;

grant execute on function ctx.post_message(uuid, text, bytea, interval), ctx.businesses_to_remind() to pos_job;
grant execute on function ctx.post_message(uuid, text, bytea, interval) to pos_app;
-- For the job of messages to many: the businesses that have any scheduled or on their way.
create or replace function ctx.businesses_with_messages() returns setof uuid
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return query select distinct m.business_id from public.messages m where m.status in ('scheduled', 'queued');
end $$;
grant execute on function ctx.businesses_with_messages() to pos_job;
-- For the night audit: the businesses that let rooms.
create or replace function ctx.businesses_with_rooms() returns setof uuid
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return query select distinct r.business_id from public.rooms r where r.deleted_at is null;
end $$;
grant execute on function ctx.businesses_with_rooms() to pos_job;
-- For the job of recurring expenses: the businesses that have any to come.
create or replace function ctx.businesses_with_recurring_expenses() returns setof uuid
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return query select distinct r.business_id from public.recurring_expenses r
    where r.next_on is not null and r.deleted_at is null;
end $$;
grant execute on function ctx.businesses_with_recurring_expenses() to pos_job;
-- For the job that makes cost of what was paid ahead: the businesses that have paid so, with days still to come or to count.
create or replace function ctx.businesses_with_prepaid_fees() returns setof uuid
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return query select distinct p.business_id from public.payments p
    where p.kind = 'system' and p.days > 30 and p.status <> 'void' and p.deleted_at is null
      and coalesce(p.released_until, p.covers_from) < p.covers_from + p.days - 1;
end $$;
grant execute on function ctx.businesses_with_prepaid_fees() to pos_job;
grant execute on function ctx.fates_of_messages(uuid[]) to pos_app, pos_job;
grant execute on function ctx.lay_message_aside(uuid, uuid, text) to pos_login;
reset role;
