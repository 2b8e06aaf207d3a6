-- What a customer learns of his job by the link that he was given, and how he answers an estimate by it (services.md 7): the
-- business, the item, how it stands, what it will cost and what is left to pay, and nothing else.
set local role pos_owner;

do $$
begin
  if not exists (select from pg_attribute where attrelid = to_regclass('public.services') and attname = 'link_code')
    or to_regclass('public.sold_services') is null then return; end if;
  drop trigger if exists follow_job on public.services;
  drop trigger if exists follow_link on public.services;
  create trigger follow_link after insert or delete or update of link_code on public.services
    for each row execute function ctx.follow_link('service');
  -- Forced row security binds the owner too.
  drop policy if exists by_link on public.services;
  create policy by_link on public.services for select to pos_owner using (link_code is not null);
  drop policy if exists by_link_answered on public.services;
  create policy by_link_answered on public.services for update to pos_owner
    using (link_code is not null and waiting = 'customer') with check (waiting is null);
  drop policy if exists by_link on public.sales;
  create policy by_link on public.sales for select to pos_owner using (
    service_id is not null or exists (select from public.sold_services x
                                      where x.business_id = sales.business_id and x.sale_id = sales.id));
  drop policy if exists by_link on public.sold_services;
  create policy by_link on public.sold_services for select to pos_owner using (true);
  drop policy if exists by_link on public.accounts;
  create policy by_link on public.accounts for select to pos_owner using (type in ('mobile', 'bank'));
  drop policy if exists by_link on public.activities;
  create policy by_link on public.activities for insert to pos_owner with check (entity = 'service' and user_id is null);
end $$;

drop function if exists ctx.follow_job();

-- A link ends thirty days after the item was collected, and with a job that was taken back or deleted.
-- What it answers has grown since it was first made.
drop function if exists ctx.find_job(text, timestamptz);
create or replace function ctx.find_job(asked text, now_is timestamptz)
returns table (business text, branch text, number text, item text, status text, waiting text, collected_at timestamptz,
               promised_at timestamptz, estimate_amount bigint, accepted_amount bigint, answered_by_link boolean,
               total_amount bigint, remain_amount bigint, currency text, pay_to text)
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
begin
  return query
    select f.name, b.name, j.number, j.item, j.status, j.waiting, j.collected_at, j.promised_at, j.estimate_amount,
           j.accepted_amount, coalesce(j.answered_by_link, false), j.total_amount,
           -- Of its bill, and of the sale that billed the work before it was done.
           (select sum(s.remain_amount)::bigint from public.sales s
            where s.business_id = j.business_id and s.status <> 'void'
              and (s.service_id = j.id or s.id = (select x.sale_id from public.sold_services x
                                                  where x.business_id = j.business_id and x.service_id = j.id))), j.currency,
           -- A wallet before a bank, as messages name it.
           (select a.provider || ' ' || a.account_number from public.accounts a
            where a.business_id = j.business_id and a.branch_id = j.branch_id and a.type in ('mobile', 'bank')
              and btrim(a.account_number) <> '' and a.provider <> 'NONE' and a.deleted_at is null
            order by a.type desc, a.name, a.id limit 1)
    from ctx.links l
    join public.services j on j.business_id = l.business_id and j.id = l.record_id
    join public.businesses f on f.business_id = j.business_id
    join public.branches b on b.business_id = j.business_id and b.id = j.branch_id
    where l.code = asked and l.entity = 'service' and j.deleted_at is null and j.status <> 'void'
      and (j.collected_at is null or j.collected_at > now_is - interval '30 days');
end $$;

-- The customer agrees to what he was shown, or not: once, and only to what still stands. Two answers at once take turns at the
-- row, and the second finds nothing to answer. What came of it: `unknown`, `nothing`, `changed` or `answered`.
create or replace function ctx.answer_job(asked text, seen bigint, agrees boolean, now_is timestamptz, activity uuid, address text)
returns text
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  link ctx.links;
  job  record;
begin
  select * into link from ctx.links l where l.code = asked and l.entity = 'service';
  if not found then return 'unknown'; end if;
  select * into job from public.services j
  where j.business_id = link.business_id and j.id = link.record_id and j.deleted_at is null and j.status <> 'void'
    and j.waiting = 'customer' and j.estimate_amount is not null and j.accepted_at is null
  for update;
  if not found then return 'nothing'; end if;
  if job.estimate_amount <> seen then return 'changed'; end if;
  update public.services j
  set waiting = null, waiting_since = null, answered_by_link = true, version = j.version + 1, updated_at = now_is,
      accepted_amount = case when agrees then j.estimate_amount end,
      accepted_at = case when agrees then now_is end
  where j.business_id = link.business_id and j.id = link.record_id;
  insert into public.activities (business_id, id, branch_id, entity, record_id, record_name, type, changes, ip, search_text)
  values (link.business_id, activity, job.branch_id, 'service', job.id::text, job.number, 'modification',
          jsonb_build_array(
            jsonb_build_object('field', 'answered_by_link', 'before', coalesce(job.answered_by_link, false), 'after', true),
            jsonb_build_object('field', 'waiting', 'before', 'customer', 'after', null),
            jsonb_build_object('field', 'accepted_at', 'before', null, 'after', case when agrees then now_is end)),
          address, lower(job.number));
  perform ctx.tell_change(link.business_id, job.branch_id, 'service', job.id);
  return 'answered';
end $$;

grant execute on function ctx.find_job(text, timestamptz) to pos_login;
grant execute on function ctx.answer_job(text, bigint, boolean, timestamptz, uuid, text) to pos_login;
reset role;
