-- SMS that a branch has bought from the platform: parts bought, waiting to leave, and used. Where the platform sells none, SMS go by
-- a gateway whose bill is somebody else's, and nothing is counted. Only the functions below write here.
set local role pos_owner;

create table if not exists ctx.sms_credits (
  business_id uuid not null,
  branch_id   uuid not null,
  bought      int not null default 0 check (bought >= 0),
  reserved    int not null default 0 check (reserved >= 0),
  used        int not null default 0 check (used >= 0),
  primary key (business_id, branch_id)
);
alter table ctx.sms_credits enable row level security;
alter table ctx.sms_credits force row level security;
drop policy if exists sms_credits_owner on ctx.sms_credits;
create policy sms_credits_owner on ctx.sms_credits to pos_owner using (true) with check (true);   -- only through functions
create index if not exists messages_to_book on ctx.messages (business_id, branch_id)
  where parts is not null and sent_at is not null and not is_booked;
create index if not exists messages_reserved on ctx.messages (expires_at) where credit = 'reserved' and sent_at is null;
create index if not exists messages_of_many on ctx.messages (business_id, message_id) where sent_at is null and message_id is not null;

-- What the platform takes for a part, in its own money; nothing where it sells none, and of the platform itself.
create or replace function ctx.sms_price() returns bigint
language plpgsql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return (select s.sms_price from public.platform_settings s
          join ctx.platform p on p.business_id = s.business_id and p.business_id = s.id
          where p.business_id <> ctx.biz());
end $$;

-- The credit of a branch of one's own business; one row, with no price where none is needed.
create or replace function ctx.sms_credit(branch uuid) returns table (price bigint, bought int, reserved int, used int)
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
begin
  return query select ctx.sms_price(), coalesce(c.bought, 0), coalesce(c.reserved, 0), coalesce(c.used, 0)
    from (select ctx.biz() as b) me left join ctx.sms_credits c on c.business_id = me.b and c.branch_id = branch;
end $$;

-- The same, held: whoever sends from the branch at the same moment waits.
create or replace function ctx.hold_sms_credit(branch uuid) returns table (price bigint, bought int, reserved int, used int)
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform from ctx.sms_credits c where c.business_id = ctx.biz() and c.branch_id = branch for update;
  return query select * from ctx.sms_credit(branch);
end $$;

-- Puts an SMS into the outbox that the branch pays for. Its credit is reserved with it or it is not there.
create or replace function ctx.post_sms(message uuid, message_sealed bytea, life interval, branch uuid, message_parts int, of_message uuid)
returns void
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  b uuid := ctx.biz();
  on_credit boolean := ctx.sms_price() is not null;
begin
  if b is null then raise exception 'a message belongs to a business' using errcode = '42501'; end if;
  if on_credit then
    update ctx.sms_credits c set reserved = c.reserved + message_parts
    where c.business_id = b and c.branch_id = branch and c.bought - c.reserved - c.used >= message_parts;
    if not found then raise exception 'there is no credit left for this SMS'; end if;
  end if;
  insert into ctx.messages (business_id, id, channel, sealed, expires_at, branch_id, message_id, parts, credit)
  values (b, message, 'sms', message_sealed, now() + life, branch, of_message, message_parts,
          case when on_credit then 'reserved' end);
end $$;

-- What was bought counts at once. Only the platform adds, and takes back no more than is left; answers whether it did.
create or replace function ctx.add_sms_credit(business uuid, branch uuid, more int) returns boolean
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  if not exists (select from ctx.platform_account() where account_type in ('system', 'onepos')) then
    raise exception 'only the platform sells SMS' using errcode = '42501';
  end if;
  insert into ctx.sms_credits as c (business_id, branch_id)
    select s.business_id, s.id from public.branches s where s.business_id = business and s.id = branch
  on conflict do nothing;
  update ctx.sms_credits c set bought = c.bought + more
  where c.business_id = business and c.branch_id = branch and (more > 0 or c.bought - c.reserved - c.used + more >= 0);
  return found;
end $$;

-- Of all that never left and never will: a server that claimed it in its last moment has long given up after two minutes.
create or replace function ctx.return_sms_credit() returns void
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
  with given_back as (
    update ctx.messages m set credit = 'returned'
    where m.credit = 'reserved' and m.sent_at is null and m.expires_at <= now() - interval '2 minutes'
    returning m.business_id, m.branch_id, m.parts)
  update ctx.sms_credits c set reserved = c.reserved - g.parts
  from (select business_id, branch_id, sum(parts) as parts from given_back group by 1, 2) g
  where c.business_id = g.business_id and c.branch_id = g.branch_id
$$;

-- For the job that books what was used: the businesses of which SMS have left.
create or replace function ctx.businesses_with_sms() returns setof uuid
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select distinct m.business_id from ctx.messages m where m.parts is not null and m.sent_at is not null and not m.is_booked
$$;

-- SMS of a branch that left and are not booked; one of a message to many is done once nothing more of that can leave.
create or replace function ctx.sms_to_book(branch uuid)
returns table (id uuid, message_id uuid, parts int, sent_at timestamptz, on_credit boolean, is_done boolean)
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select m.id, m.message_id, m.parts, m.sent_at, m.credit is not null,
    not exists (select from ctx.messages o where o.business_id = m.business_id and o.message_id = m.message_id
                and o.sent_at is null and o.expires_at > now())
  from ctx.messages m
  where m.business_id = ctx.biz() and m.branch_id = branch and m.parts is not null and m.sent_at is not null and not m.is_booked
  order by m.sent_at, m.id
$$;

create or replace function ctx.note_sms_booked(named uuid[]) returns void
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
  update ctx.messages m set is_booked = true where m.business_id = ctx.biz() and m.id = any (named)
$$;

grant execute on function ctx.sms_credit(uuid), ctx.hold_sms_credit(uuid),
  ctx.post_sms(uuid, bytea, interval, uuid, int, uuid) to pos_app, pos_job;
grant execute on function ctx.add_sms_credit(uuid, uuid, int) to pos_app;
grant execute on function ctx.return_sms_credit(), ctx.businesses_with_sms(), ctx.sms_to_book(uuid), ctx.note_sms_booked(uuid[])
  to pos_job;
reset role;
