-- A business that was made to try things with can be removed without a trace. It is marked in the transaction in which it is
-- made and at no other time, so no business that somebody works with can ever become one.
set local role pos_owner;

create table if not exists ctx.samples (
  business_id uuid primary key,
  made_at     timestamptz not null default now()
);
alter table ctx.samples enable row level security;
alter table ctx.samples force row level security;
drop policy if exists sample_owner on ctx.samples;
create policy sample_owner on ctx.samples to pos_owner using (true) with check (true);   -- only through the functions below

create or replace function ctx.mark_sample() returns void
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  b uuid := ctx.biz();
begin
  if not exists (select from public.businesses f where f.business_id = b and f.created_at = transaction_timestamp()) then
    raise exception 'only a business that is being made becomes a sample' using errcode = '42501';
  end if;
  insert into ctx.samples (business_id) values (b);
end $$;

create or replace function ctx.is_sample() returns boolean
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return exists (select from ctx.samples s where s.business_id = ctx.biz());
end $$;

-- Every table that knows of businesses, whoever adds one.
create or replace function ctx.tables_of_business() returns table (name text)
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select format('%I.%I', n.nspname, c.relname)
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attname = 'business_id' and not a.attisdropped
  where n.nspname in ('public', 'ctx') and c.relkind in ('r', 'p')
  order by 1
$$;

do $$
declare
  t text;
begin
  for t in select name from ctx.tables_of_business() loop
    execute format('drop policy if exists sample_removed on %s', t);
    execute format('create policy sample_removed on %s to pos_owner
                    using (business_id::text = nullif(current_setting(''app.remove_sample'', true), ''''))', t);   -- forced row security binds the owner too
  end loop;
end $$;

-- One statement empties all tables, so that rows may refer to each other in circles. Answers how many rows it were.
create or replace function ctx.remove_sample_of(business uuid) returns bigint
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  parts text;
  sums text;
  total bigint;
begin
  perform from ctx.samples s where s.business_id = business for update;
  if not found then raise exception 'this business is no sample' using errcode = '42501'; end if;
  perform set_config('app.remove_sample', business::text, true);
  select string_agg(format('g%s as (delete from %s where business_id = $1 returning 1)', place, name), ', '),
         string_agg(format('(select count(*) from g%s)', place), ' + ')
    into parts, sums
    from (select name, row_number() over (order by name) as place from ctx.tables_of_business()) t;
  execute format('with %s select %s', parts, sums) into total using business;
  perform set_config('app.remove_sample', '', true);
  return total;
end $$;

create or replace function ctx.remove_sample() returns bigint
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return ctx.remove_sample_of(ctx.biz());
end $$;

grant execute on function ctx.mark_sample(), ctx.is_sample(), ctx.remove_sample() to pos_app;
reset role;
