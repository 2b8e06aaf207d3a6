-- What the platform does with a business is told to its owners at the bell, in the transaction of the action. A person of the
-- platform stands behind another wall and can write nothing there himself: the functions below write for him, only of what
-- they have found to be so. The words come from the server in every language, and each owner reads them in his.
set local role pos_owner;

do $$
begin
  if to_regclass('public.notifications') is null then return; end if;
  drop policy if exists platform on public.notifications;
  create policy platform on public.notifications for insert to pos_owner
    with check (kind in ('support_asked', 'support_opened', 'message_opened'));
end $$;

-- When somebody last read by a grant: whoever comes back after half an hour opens it anew.
alter table ctx.support_grants add column if not exists last_call_at timestamptz;

-- Not for the application: `said` is {"title": {"en", "sw"}, "text": {"en", "sw"}}. The reason of a grant is known here alone.
create or replace function ctx.tell_owners(business uuid, what text, said jsonb, why text, leads_to text) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  insert into public.notifications (business_id, id, user_id, branch_id, kind, title, text, link)
  select o.business_id, gen_random_uuid(), o.id, b.id, what, said -> 'title', t.with_reason, leads_to
  from public.users o
  join lateral (
    select x.id from public.branches x where x.business_id = o.business_id and x.deleted_at is null
    order by x.created_at, x.id limit 1) b on true
  cross join lateral (
    select jsonb_object_agg(key, replace(value, '{reason}', why)) as with_reason from jsonb_each_text(said -> 'text')) t
  where o.business_id = business and o.account_type = 'owner' and o.status = 'active' and o.deleted_at is null;
end $$;

-- Somebody of the platform has asked to look into a business: his own request, which waits.
create or replace function ctx.tell_of_request(named uuid, said jsonb) returns void
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  asked record;
begin
  select g.business_id, g.reason into asked
  from ctx.support_grants g join ctx.platform_account() me on me.user_id = g.user_id
  where g.id = named and ctx.support_state(g) = 'asked';
  if found then perform ctx.tell_owners(asked.business_id, 'support_asked', said, asked.reason, '/settings/support-access'); end if;
end $$;

-- Somebody reads by a grant: told when he opens it, and again when he comes back after half an hour. Calls that come at the
-- same moment take turns at the grant, so one of them tells.
create or replace function ctx.tell_of_opening(named uuid, said jsonb) returns void
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  opened record;
begin
  select g.business_id, g.reason, g.last_call_at into opened from ctx.support_grants g
  where g.id = named and exists (select from ctx.support_in_force(ctx.own_hash(), named::text)) for update;
  if not found then return; end if;
  update ctx.support_grants g set last_call_at = now() where g.id = named;
  if opened.last_call_at is null or opened.last_call_at < now() - interval '30 minutes' then
    perform ctx.tell_owners(opened.business_id, 'support_opened', said, opened.reason, '/settings/support-access');
  end if;
end $$;

-- An `onepos` account opens a message that a business sent: it stands in the activities of that business, by whom and to
-- whom, and its owners are told. A message of the platform itself is on record there already.
create or replace function ctx.note_opened_message(named uuid, activity uuid, recipient text, address text, said jsonb)
returns void
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  sender uuid;
begin
  insert into public.activities (business_id, id, branch_id, entity, record_id, record_name, type, changes, ip, person, acted_as, search_text)
  select m.business_id, activity, b.id, 'message', named::text, recipient, 'reading', '[]', address, u.name, 'support', lower(recipient)
  from ctx.messages m
  join ctx.platform_account() me on me.account_type = 'onepos'
  join ctx.platform p on p.business_id <> m.business_id
  join public.users u on u.business_id = p.business_id and u.id = me.user_id
  join lateral (
    select x.id from public.branches x where x.business_id = m.business_id and x.deleted_at is null
    order by x.created_at, x.id limit 1) b on true
  where m.id = named and m.business_id <> ctx.nobody()
  returning business_id into sender;
  if sender is not null then perform ctx.tell_owners(sender, 'message_opened', said, '', '/branch/activities?condition=reading'); end if;
end $$;

grant execute on function ctx.tell_of_request(uuid, jsonb), ctx.tell_of_opening(uuid, jsonb),
  ctx.note_opened_message(uuid, uuid, text, text, jsonb) to pos_app;
reset role;
