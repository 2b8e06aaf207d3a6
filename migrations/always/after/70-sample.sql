-- A business that was made to try things with can be removed without a trace. It is marked in the transaction in which it is
-- made and at no other time, so no business that somebody works with can ever become one.
set local role pos_owner;

create table if not exists ctx.samples (
  business_id uuid primary key,
  made_at     timestamptz not null default now()
);
-- How far it is made, and when its maker was last heard of: a sample that somebody waits for is not yet one to look around in.
alter table ctx.samples add column if not exists percent smallint not null default 100 check (percent between 0 and 100);
alter table ctx.samples add column if not exists heard_at timestamptz not null default now();
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
  insert into ctx.samples (business_id, percent) values (b, 0);
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

-- Whether anybody can log in to what is no sample: until then the owner of the installation has not begun.
create or replace function ctx.has_own_logins() returns boolean
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$ select exists (select from ctx.login_names l
                     where not exists (select from ctx.samples s where s.business_id = l.business_id)) $$;

create or replace function ctx.note_sample(business uuid, reached smallint) returns void
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$ update ctx.samples set percent = reached, heard_at = now() where business_id = business and percent < 100 $$;

-- Nobody makes it any more: its server was stopped, or lost its database.
create or replace function ctx.is_left_half(s ctx.samples) returns boolean
language sql stable
set search_path = pg_catalog, pg_temp
as $$ select s.percent < 100 and s.heard_at < now() - interval '1 minute' $$;

create or replace function ctx.newest_sample() returns table (percent smallint, is_left boolean)
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$ select s.percent, ctx.is_left_half(s) from ctx.samples s order by s.made_at desc, s.business_id limit 1 $$;

-- What was never finished may go without its owner: the one named by its maker, or those that nobody makes any more.
create or replace function ctx.drop_half_samples(business uuid) returns bigint
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  half uuid;
  total bigint := 0;
begin
  for half in select s.business_id from ctx.samples s
              where case when business is null then ctx.is_left_half(s) else s.business_id = business and s.percent < 100 end
              for update skip locked loop
    total := total + ctx.remove_sample_of(half);
  end loop;
  return total;
end $$;

grant execute on function ctx.mark_sample(), ctx.is_sample(), ctx.remove_sample() to pos_app;
grant execute on function ctx.has_own_logins(), ctx.note_sample(uuid, smallint), ctx.newest_sample(), ctx.drop_half_samples(uuid) to pos_login;
reset role;
