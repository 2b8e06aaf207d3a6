-- What a customer learns of his transport by the link that he was given (transport.md 8): the business, the way, the truck, how the
-- trip stands and where the truck was last; no prices, and nothing of people or of what else is on the truck.
set local role pos_owner;

do $$
begin
  if not exists (select from pg_attribute where attrelid = to_regclass('public.truck_orders') and attname = 'link_code') then return; end if;
  drop trigger if exists follow_link on public.truck_orders;
  create trigger follow_link after insert or delete or update of link_code on public.truck_orders
    for each row execute function ctx.follow_link('truck-order');
  -- Forced row security binds the owner too.
  drop policy if exists by_link on public.truck_orders;
  create policy by_link on public.truck_orders for select to pos_owner using (link_code is not null);
  drop policy if exists by_link on public.routes;
  create policy by_link on public.routes for select to pos_owner using (true);
  drop policy if exists by_link on public.trucks;
  create policy by_link on public.trucks for select to pos_owner using (true);
  drop policy if exists by_link on public.truck_operations;
  create policy by_link on public.truck_operations for select to pos_owner using (current_location is not null);
end $$;

-- A link ends thirty days after the goods arrived, and with a trip that was taken back or deleted.
create or replace function ctx.find_trip(asked text, now_is timestamptz)
returns table (business text, branch text, number text, status text, origin text, destination text, truck text,
               starts timestamptz, ends timestamptz, started_at timestamptz, delivered_at timestamptz,
               last_place text, last_seen text)
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
begin
  return query
    select f.name, b.name, r.number, r.status, w.origin, w.destination, t.registration, r.starts, r.ends, r.started_at,
           r.delivered_at, seen.current_location, seen.date::text
    from ctx.links l
    join public.truck_orders r on r.business_id = l.business_id and r.id = l.record_id
    join public.businesses f on f.business_id = r.business_id
    join public.branches b on b.business_id = r.business_id and b.id = r.branch_id
    join public.routes w on w.business_id = r.business_id and w.id = r.route_id
    left join public.trucks t on t.business_id = r.business_id and t.id = r.truck_id
    left join lateral (
      select o.current_location, o.date, o.created_at as at from public.truck_operations o
      where o.business_id = r.business_id and o.truck_order_id = r.id and o.deleted_at is null and o.status <> 'void'
        and btrim(o.current_location) <> '' and r.started_at is not null and r.delivered_at is null
      union all
      select t.current_location, (t.located_at at time zone b.time_zone)::date, t.located_at
      where t.located_at >= r.started_at and r.delivered_at is null
      order by date desc, at desc limit 1) seen on true
    where l.code = asked and l.entity = 'truck-order' and r.deleted_at is null and r.status <> 'void'
      and (r.delivered_at is null or r.delivered_at > now_is - interval '30 days');
end $$;

grant execute on function ctx.find_trip(text, timestamptz) to pos_login;
reset role;
