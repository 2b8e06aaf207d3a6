-- What the platform has settled of its fees, told to every business: how long its branches work unpaid follows from it.
-- Only the row of the platform counts; one that another business had written into its own would be read by nobody.
set local role pos_owner;

do $$
begin
  if to_regclass('public.platform_settings') is null then return; end if;
  drop policy if exists platform on public.platform_settings;
  create policy platform on public.platform_settings for select to pos_owner using (true);
end $$;

create or replace function ctx.fee_terms()
returns table (commission_rate int, grace_days int, read_only_days int, trial_days int)
language plpgsql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
begin
  return query
    select s.commission_rate, s.grace_days, s.read_only_days, s.trial_days
    from public.platform_settings s join ctx.platform p on p.business_id = s.business_id and p.business_id = s.id;
end $$;

grant execute on function ctx.fee_terms() to pos_app, pos_job;
reset role;
