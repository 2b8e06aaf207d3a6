-- What a customer sees of his quote by the link that he was sent, and how he accepts it (decision 200): the business, what is offered
-- at which prices and until when, and nothing of people, of cost or of stock.
set local role pos_owner;

do $$
begin
  if not exists (select from pg_attribute where attrelid = to_regclass('public.quotes') and attname = 'link_code') then return; end if;
  drop trigger if exists follow_link on public.quotes;
  create trigger follow_link after insert or delete or update of link_code on public.quotes
    for each row execute function ctx.follow_link('quote');
  -- Forced row security binds the owner too.
  drop policy if exists by_link on public.quotes;
  create policy by_link on public.quotes for select to pos_owner using (link_code is not null);
  drop policy if exists by_link_accepted on public.quotes;
  create policy by_link_accepted on public.quotes for update to pos_owner
    using (link_code is not null and status = 'sent') with check (status = 'accepted');
  drop policy if exists by_link on public.quote_lines;
  create policy by_link on public.quote_lines for select to pos_owner using (true);
  drop policy if exists by_link on public.products;
  create policy by_link on public.products for select to pos_owner using (true);
  drop policy if exists by_link on public.branch_settings;
  create policy by_link on public.branch_settings for select to pos_owner using (true);
  drop policy if exists by_link_of_quotes on public.activities;
  create policy by_link_of_quotes on public.activities for insert to pos_owner with check (entity = 'quote' and user_id is null);
  drop policy if exists by_link on public.notifications;
  create policy by_link on public.notifications for insert to pos_owner with check (kind = 'quote_accepted');
end $$;

-- A link ends thirty days after its last day or after it was accepted, whichever comes later, and with a quote that is deleted.
create or replace function ctx.find_quote(asked text, now_is timestamptz)
returns table (business text, branch text, number text, date text, valid_until text, status text, present_day text,
               accepted_at timestamptz, accepted_by_link boolean, currency text, price_mode text, discount bigint,
               net_amount bigint, tax bigint, total_amount bigint, version integer, remarks text, lines jsonb)
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
begin
  return query
    select f.name, b.name, q.number, q.date::text, q.valid_until::text, q.status,
           ((now_is at time zone b.time_zone) - s.day_starts_at::interval)::date::text,
           q.accepted_at, coalesce(q.accepted_by_link, false), q.currency, q.price_mode, q.discount, q.net_amount, q.tax,
           q.total_amount, q.version, q.remarks,
           (select jsonb_agg(jsonb_build_object('product', p.name, 'unit', l.unit, 'quantity', l.quantity::text,
                                                'unit_price', l.unit_price::text, 'total_amount', l.total_amount::text)
                             order by l.line_no)
            from public.quote_lines l
            join public.products p on p.business_id = l.business_id and p.id = l.product_id
            where l.business_id = q.business_id and l.quote_id = q.id)
    from ctx.links l
    join public.quotes q on q.business_id = l.business_id and q.id = l.record_id
    join public.businesses f on f.business_id = q.business_id
    join public.branches b on b.business_id = q.business_id and b.id = q.branch_id
    join public.branch_settings s on s.business_id = q.business_id and s.branch_id = q.branch_id
    where l.code = asked and l.entity = 'quote' and q.deleted_at is null and q.number is not null
      and greatest(q.valid_until::timestamp at time zone b.time_zone, q.accepted_at) > now_is - interval '30 days';
end $$;

-- The customer accepts what he was shown, once, and only what still stands: two at once take turns at the row, and the second finds it
-- accepted. What came of it: `unknown`, `over` (expired, closed, ordered), `changed` since he saw it, or `accepted`.
create or replace function ctx.accept_quote(asked text, seen integer, now_is timestamptz, activity uuid, address text, said jsonb)
returns text
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  link  ctx.links;
  offer record;
  today date;
begin
  select * into link from ctx.links l where l.code = asked and l.entity = 'quote';
  if not found then return 'unknown'; end if;
  select ((now_is at time zone b.time_zone) - s.day_starts_at::interval)::date into today
  from public.quotes q
  join public.branches b on b.business_id = q.business_id and b.id = q.branch_id
  join public.branch_settings s on s.business_id = q.business_id and s.branch_id = q.branch_id
  where q.business_id = link.business_id and q.id = link.record_id;
  select * into offer from public.quotes q
  where q.business_id = link.business_id and q.id = link.record_id and q.deleted_at is null and q.status = 'sent' for update;
  if not found then
    perform from public.quotes q
    where q.business_id = link.business_id and q.id = link.record_id and q.deleted_at is null and q.status = 'accepted';
    return case when found then 'accepted' else 'over' end;
  end if;
  if offer.valid_until < today then return 'over'; end if;
  if offer.version <> seen then return 'changed'; end if;
  update public.quotes q
  set status = 'accepted', accepted_at = now_is, accepted_by_link = true, version = q.version + 1, updated_at = now_is
  where q.business_id = link.business_id and q.id = link.record_id;
  insert into public.activities (business_id, id, branch_id, entity, record_id, record_name, type, changes, ip, search_text)
  values (link.business_id, activity, offer.branch_id, 'quote', offer.id::text, offer.number, 'modification',
          jsonb_build_array(
            jsonb_build_object('field', 'status', 'before', 'sent', 'after', 'accepted'),
            jsonb_build_object('field', 'accepted_by_link', 'before', false, 'after', true),
            jsonb_build_object('field', 'accepted_at', 'before', null, 'after', now_is)),
          address, lower(offer.number));
  perform ctx.tell_change(link.business_id, offer.branch_id, 'quote', offer.id);
  -- Whoever sent it is told, while he works here.
  insert into public.notifications (business_id, id, user_id, branch_id, kind, title, text, link)
  select u.business_id, gen_random_uuid(), u.id, offer.branch_id, 'quote_accepted', said -> 'title', said -> 'text',
         '/point-of-sale/quote-view?id=' || offer.id
  from public.users u
  where u.business_id = link.business_id and u.id = offer.sent_by_id and u.status = 'active' and u.deleted_at is null;
  return 'accepted';
end $$;

grant execute on function ctx.find_quote(text, timestamptz) to pos_login;
grant execute on function ctx.accept_quote(text, integer, timestamptz, uuid, text, jsonb) to pos_login;
reset role;
