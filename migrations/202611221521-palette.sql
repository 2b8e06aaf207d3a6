grant create on schema ctx to pos_search;
set local role pos_search;
create or replace function ctx.find_categories(word text, most int, guess boolean) returns table (id uuid, closeness int)
language plpgsql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
set enable_indexscan = off
set enable_indexonlyscan = off
set pg_trgm.word_similarity_threshold = 0.42
as $$
declare
  b    uuid := ctx.biz();
  safe text := replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_');
begin
  if b is null or word = '' then return; end if;
  if guess then
    return query
      with hits as materialized (
        select r.id, public.word_similarity(word, r.search_text) as likeness from public.categories r
        where r.business_id = b and r.deleted_at is null and r.search_text operator(public.%>) word)
      select h.id, 5 from hits h order by h.likeness desc, h.id limit most;
  elsif length(word) >= 3 then
    return query
      with hits as materialized (
        select r.id, r.name::text as title, r.search_text from public.categories r
        where r.business_id = b and r.deleted_at is null and r.search_text ilike '%' || safe || '%' limit 2000)
      select h.id, case
        when lower(h.title) = lower(word) then 0
        when concat(' ', h.search_text, ' ') ilike case when word ~ '[0-9]' then '% ' else ' ' end || safe || ' %' then 1
        when h.search_text ilike safe || '%' then 2
        when h.search_text ilike '% ' || safe || '%' then 3
        else 4 end
      from hits h order by 2, length(h.search_text), h.id limit most;
  else
    return query
      with hits as materialized (
        select r.id, r.name::text as title, r.search_text from public.categories r
        where r.business_id = b and r.deleted_at is null and (r.search_text ilike safe || '%' or r.search_text ilike '% ' || safe || '%') limit 2000)
      select h.id, case
        when lower(h.title) = lower(word) then 0
        when concat(' ', h.search_text, ' ') ilike case when word ~ '[0-9]' then '% ' else ' ' end || safe || ' %' then 1
        when h.search_text ilike safe || '%' then 2
        when h.search_text ilike '% ' || safe || '%' then 3
        else 4 end
      from hits h order by 2, length(h.search_text), h.id limit most;
  end if;
end $$;
revoke execute on function ctx.find_categories(text, int, boolean) from public;
grant execute on function ctx.find_categories(text, int, boolean) to pos_app, pos_job;
set local role pos_owner;
revoke create on schema ctx from pos_search;
grant create on schema ctx to pos_search;
set local role pos_search;
create or replace function ctx.find_products(word text, most int, guess boolean) returns table (id uuid, closeness int)
language plpgsql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
set enable_indexscan = off
set enable_indexonlyscan = off
set pg_trgm.word_similarity_threshold = 0.42
as $$
declare
  b    uuid := ctx.biz();
  safe text := replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_');
begin
  if b is null or word = '' then return; end if;
  if guess then
    return query
      with hits as materialized (
        select r.id, public.word_similarity(word, r.search_text) as likeness from public.products r
        where r.business_id = b and r.deleted_at is null and r.search_text operator(public.%>) word)
      select h.id, 5 from hits h order by h.likeness desc, h.id limit most;
  elsif length(word) >= 3 then
    return query
      with hits as materialized (
        select r.id, r.name::text as title, r.search_text from public.products r
        where r.business_id = b and r.deleted_at is null and r.search_text ilike '%' || safe || '%' limit 2000)
      select h.id, case
        when lower(h.title) = lower(word) then 0
        when concat(' ', h.search_text, ' ') ilike case when word ~ '[0-9]' then '% ' else ' ' end || safe || ' %' then 1
        when h.search_text ilike safe || '%' then 2
        when h.search_text ilike '% ' || safe || '%' then 3
        else 4 end
      from hits h order by 2, length(h.search_text), h.id limit most;
  else
    return query
      with hits as materialized (
        select r.id, r.name::text as title, r.search_text from public.products r
        where r.business_id = b and r.deleted_at is null and (r.search_text ilike safe || '%' or r.search_text ilike '% ' || safe || '%') limit 2000)
      select h.id, case
        when lower(h.title) = lower(word) then 0
        when concat(' ', h.search_text, ' ') ilike case when word ~ '[0-9]' then '% ' else ' ' end || safe || ' %' then 1
        when h.search_text ilike safe || '%' then 2
        when h.search_text ilike '% ' || safe || '%' then 3
        else 4 end
      from hits h order by 2, length(h.search_text), h.id limit most;
  end if;
end $$;
revoke execute on function ctx.find_products(text, int, boolean) from public;
grant execute on function ctx.find_products(text, int, boolean) to pos_app, pos_job;
set local role pos_owner;
revoke create on schema ctx from pos_search;
grant create on schema ctx to pos_search;
set local role pos_search;
create or replace function ctx.find_stores(word text, branches uuid[], most int, guess boolean) returns table (id uuid, closeness int)
language plpgsql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
set enable_indexscan = off
set enable_indexonlyscan = off
set pg_trgm.word_similarity_threshold = 0.42
as $$
declare
  b    uuid := ctx.biz();
  safe text := replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_');
begin
  if b is null or word = '' then return; end if;
  if guess then
    return query
      with hits as materialized (
        select r.id, public.word_similarity(word, r.search_text) as likeness from public.stores r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and r.search_text operator(public.%>) word)
      select h.id, 5 from hits h order by h.likeness desc, h.id limit most;
  elsif length(word) >= 3 then
    return query
      with hits as materialized (
        select r.id, r.name::text as title, r.search_text from public.stores r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and r.search_text ilike '%' || safe || '%' limit 2000)
      select h.id, case
        when lower(h.title) = lower(word) then 0
        when concat(' ', h.search_text, ' ') ilike case when word ~ '[0-9]' then '% ' else ' ' end || safe || ' %' then 1
        when h.search_text ilike safe || '%' then 2
        when h.search_text ilike '% ' || safe || '%' then 3
        else 4 end
      from hits h order by 2, length(h.search_text), h.id limit most;
  else
    return query
      with hits as materialized (
        select r.id, r.name::text as title, r.search_text from public.stores r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and (r.search_text ilike safe || '%' or r.search_text ilike '% ' || safe || '%') limit 2000)
      select h.id, case
        when lower(h.title) = lower(word) then 0
        when concat(' ', h.search_text, ' ') ilike case when word ~ '[0-9]' then '% ' else ' ' end || safe || ' %' then 1
        when h.search_text ilike safe || '%' then 2
        when h.search_text ilike '% ' || safe || '%' then 3
        else 4 end
      from hits h order by 2, length(h.search_text), h.id limit most;
  end if;
end $$;
revoke execute on function ctx.find_stores(text, uuid[], int, boolean) from public;
grant execute on function ctx.find_stores(text, uuid[], int, boolean) to pos_app, pos_job;
set local role pos_owner;
revoke create on schema ctx from pos_search;
grant create on schema ctx to pos_search;
set local role pos_search;
create or replace function ctx.find_customers(word text, most int, guess boolean) returns table (id uuid, closeness int)
language plpgsql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
set enable_indexscan = off
set enable_indexonlyscan = off
set pg_trgm.word_similarity_threshold = 0.42
as $$
declare
  b    uuid := ctx.biz();
  safe text := replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_');
begin
  if b is null or word = '' then return; end if;
  if guess then
    return query
      with hits as materialized (
        select r.id, public.word_similarity(word, r.search_text) as likeness from public.customers r
        where r.business_id = b and r.deleted_at is null and r.search_text operator(public.%>) word)
      select h.id, 5 from hits h order by h.likeness desc, h.id limit most;
  elsif length(word) >= 3 then
    return query
      with hits as materialized (
        select r.id, r.name::text as title, r.search_text from public.customers r
        where r.business_id = b and r.deleted_at is null and r.search_text ilike '%' || safe || '%' limit 2000)
      select h.id, case
        when lower(h.title) = lower(word) then 0
        when concat(' ', h.search_text, ' ') ilike case when word ~ '[0-9]' then '% ' else ' ' end || safe || ' %' then 1
        when h.search_text ilike safe || '%' then 2
        when h.search_text ilike '% ' || safe || '%' then 3
        else 4 end
      from hits h order by 2, length(h.search_text), h.id limit most;
  else
    return query
      with hits as materialized (
        select r.id, r.name::text as title, r.search_text from public.customers r
        where r.business_id = b and r.deleted_at is null and (r.search_text ilike safe || '%' or r.search_text ilike '% ' || safe || '%') limit 2000)
      select h.id, case
        when lower(h.title) = lower(word) then 0
        when concat(' ', h.search_text, ' ') ilike case when word ~ '[0-9]' then '% ' else ' ' end || safe || ' %' then 1
        when h.search_text ilike safe || '%' then 2
        when h.search_text ilike '% ' || safe || '%' then 3
        else 4 end
      from hits h order by 2, length(h.search_text), h.id limit most;
  end if;
end $$;
revoke execute on function ctx.find_customers(text, int, boolean) from public;
grant execute on function ctx.find_customers(text, int, boolean) to pos_app, pos_job;
set local role pos_owner;
revoke create on schema ctx from pos_search;
grant create on schema ctx to pos_search;
set local role pos_search;
create or replace function ctx.find_sales(word text, branches uuid[], most int, guess boolean) returns table (id uuid, closeness int)
language plpgsql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
set enable_indexscan = off
set enable_indexonlyscan = off
set pg_trgm.word_similarity_threshold = 0.42
as $$
declare
  b    uuid := ctx.biz();
  safe text := replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_');
begin
  if b is null or word = '' then return; end if;
  if guess then
    return query
      with hits as materialized (
        select r.id, public.word_similarity(word, r.search_text) as likeness from public.sales r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and r.search_text operator(public.%>) word)
      select h.id, 5 from hits h order by h.likeness desc, h.id limit most;
  elsif length(word) >= 3 then
    return query
      with hits as materialized (
        select r.id, r.number::text as title, r.search_text from public.sales r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and r.search_text ilike '%' || safe || '%' limit 2000)
      select h.id, case
        when lower(h.title) = lower(word) then 0
        when concat(' ', h.search_text, ' ') ilike case when word ~ '[0-9]' then '% ' else ' ' end || safe || ' %' then 1
        when h.search_text ilike safe || '%' then 2
        when h.search_text ilike '% ' || safe || '%' then 3
        else 4 end
      from hits h order by 2, length(h.search_text), h.id limit most;
  else
    return query
      with hits as materialized (
        select r.id, r.number::text as title, r.search_text from public.sales r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and (r.search_text ilike safe || '%' or r.search_text ilike '% ' || safe || '%') limit 2000)
      select h.id, case
        when lower(h.title) = lower(word) then 0
        when concat(' ', h.search_text, ' ') ilike case when word ~ '[0-9]' then '% ' else ' ' end || safe || ' %' then 1
        when h.search_text ilike safe || '%' then 2
        when h.search_text ilike '% ' || safe || '%' then 3
        else 4 end
      from hits h order by 2, length(h.search_text), h.id limit most;
  end if;
end $$;
revoke execute on function ctx.find_sales(text, uuid[], int, boolean) from public;
grant execute on function ctx.find_sales(text, uuid[], int, boolean) to pos_app, pos_job;
set local role pos_owner;
revoke create on schema ctx from pos_search;
grant create on schema ctx to pos_search;
set local role pos_search;
create or replace function ctx.find_sale_returns(word text, branches uuid[], most int, guess boolean) returns table (id uuid, closeness int)
language plpgsql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
set enable_indexscan = off
set enable_indexonlyscan = off
set pg_trgm.word_similarity_threshold = 0.42
as $$
declare
  b    uuid := ctx.biz();
  safe text := replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_');
begin
  if b is null or word = '' then return; end if;
  if guess then
    return query
      with hits as materialized (
        select r.id, public.word_similarity(word, r.search_text) as likeness from public.sale_returns r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and r.search_text operator(public.%>) word)
      select h.id, 5 from hits h order by h.likeness desc, h.id limit most;
  elsif length(word) >= 3 then
    return query
      with hits as materialized (
        select r.id, r.number::text as title, r.search_text from public.sale_returns r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and r.search_text ilike '%' || safe || '%' limit 2000)
      select h.id, case
        when lower(h.title) = lower(word) then 0
        when concat(' ', h.search_text, ' ') ilike case when word ~ '[0-9]' then '% ' else ' ' end || safe || ' %' then 1
        when h.search_text ilike safe || '%' then 2
        when h.search_text ilike '% ' || safe || '%' then 3
        else 4 end
      from hits h order by 2, length(h.search_text), h.id limit most;
  else
    return query
      with hits as materialized (
        select r.id, r.number::text as title, r.search_text from public.sale_returns r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and (r.search_text ilike safe || '%' or r.search_text ilike '% ' || safe || '%') limit 2000)
      select h.id, case
        when lower(h.title) = lower(word) then 0
        when concat(' ', h.search_text, ' ') ilike case when word ~ '[0-9]' then '% ' else ' ' end || safe || ' %' then 1
        when h.search_text ilike safe || '%' then 2
        when h.search_text ilike '% ' || safe || '%' then 3
        else 4 end
      from hits h order by 2, length(h.search_text), h.id limit most;
  end if;
end $$;
revoke execute on function ctx.find_sale_returns(text, uuid[], int, boolean) from public;
grant execute on function ctx.find_sale_returns(text, uuid[], int, boolean) to pos_app, pos_job;
set local role pos_owner;
revoke create on schema ctx from pos_search;
grant create on schema ctx to pos_search;
set local role pos_search;
create or replace function ctx.find_removed_lines(word text, branches uuid[], most int, guess boolean) returns table (id uuid, closeness int)
language plpgsql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
set enable_indexscan = off
set enable_indexonlyscan = off
set pg_trgm.word_similarity_threshold = 0.42
as $$
declare
  b    uuid := ctx.biz();
  safe text := replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_');
begin
  if b is null or word = '' then return; end if;
  if guess then
    return query
      with hits as materialized (
        select r.id, public.word_similarity(word, r.search_text) as likeness from public.removed_lines r
        where r.business_id = b and r.branch_id = any (branches) and r.search_text operator(public.%>) word)
      select h.id, 5 from hits h order by h.likeness desc, h.id limit most;
  elsif length(word) >= 3 then
    return query
      with hits as materialized (
        select r.id, r.name::text as title, r.search_text from public.removed_lines r
        where r.business_id = b and r.branch_id = any (branches) and r.search_text ilike '%' || safe || '%' limit 2000)
      select h.id, case
        when lower(h.title) = lower(word) then 0
        when concat(' ', h.search_text, ' ') ilike case when word ~ '[0-9]' then '% ' else ' ' end || safe || ' %' then 1
        when h.search_text ilike safe || '%' then 2
        when h.search_text ilike '% ' || safe || '%' then 3
        else 4 end
      from hits h order by 2, length(h.search_text), h.id limit most;
  else
    return query
      with hits as materialized (
        select r.id, r.name::text as title, r.search_text from public.removed_lines r
        where r.business_id = b and r.branch_id = any (branches) and (r.search_text ilike safe || '%' or r.search_text ilike '% ' || safe || '%') limit 2000)
      select h.id, case
        when lower(h.title) = lower(word) then 0
        when concat(' ', h.search_text, ' ') ilike case when word ~ '[0-9]' then '% ' else ' ' end || safe || ' %' then 1
        when h.search_text ilike safe || '%' then 2
        when h.search_text ilike '% ' || safe || '%' then 3
        else 4 end
      from hits h order by 2, length(h.search_text), h.id limit most;
  end if;
end $$;
revoke execute on function ctx.find_removed_lines(text, uuid[], int, boolean) from public;
grant execute on function ctx.find_removed_lines(text, uuid[], int, boolean) to pos_app, pos_job;
set local role pos_owner;
revoke create on schema ctx from pos_search;
grant create on schema ctx to pos_search;
set local role pos_search;
create or replace function ctx.find_accounts(word text, branches uuid[], most int, guess boolean) returns table (id uuid, closeness int)
language plpgsql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
set enable_indexscan = off
set enable_indexonlyscan = off
set pg_trgm.word_similarity_threshold = 0.42
as $$
declare
  b    uuid := ctx.biz();
  safe text := replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_');
begin
  if b is null or word = '' then return; end if;
  if guess then
    return query
      with hits as materialized (
        select r.id, public.word_similarity(word, r.search_text) as likeness from public.accounts r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and r.search_text operator(public.%>) word)
      select h.id, 5 from hits h order by h.likeness desc, h.id limit most;
  elsif length(word) >= 3 then
    return query
      with hits as materialized (
        select r.id, r.name::text as title, r.search_text from public.accounts r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and r.search_text ilike '%' || safe || '%' limit 2000)
      select h.id, case
        when lower(h.title) = lower(word) then 0
        when concat(' ', h.search_text, ' ') ilike case when word ~ '[0-9]' then '% ' else ' ' end || safe || ' %' then 1
        when h.search_text ilike safe || '%' then 2
        when h.search_text ilike '% ' || safe || '%' then 3
        else 4 end
      from hits h order by 2, length(h.search_text), h.id limit most;
  else
    return query
      with hits as materialized (
        select r.id, r.name::text as title, r.search_text from public.accounts r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and (r.search_text ilike safe || '%' or r.search_text ilike '% ' || safe || '%') limit 2000)
      select h.id, case
        when lower(h.title) = lower(word) then 0
        when concat(' ', h.search_text, ' ') ilike case when word ~ '[0-9]' then '% ' else ' ' end || safe || ' %' then 1
        when h.search_text ilike safe || '%' then 2
        when h.search_text ilike '% ' || safe || '%' then 3
        else 4 end
      from hits h order by 2, length(h.search_text), h.id limit most;
  end if;
end $$;
revoke execute on function ctx.find_accounts(text, uuid[], int, boolean) from public;
grant execute on function ctx.find_accounts(text, uuid[], int, boolean) to pos_app, pos_job;
set local role pos_owner;
revoke create on schema ctx from pos_search;
grant create on schema ctx to pos_search;
set local role pos_search;
create or replace function ctx.find_payments(word text, branches uuid[], most int, guess boolean) returns table (id uuid, closeness int)
language plpgsql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
set enable_indexscan = off
set enable_indexonlyscan = off
set pg_trgm.word_similarity_threshold = 0.42
as $$
declare
  b    uuid := ctx.biz();
  safe text := replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_');
begin
  if b is null or word = '' then return; end if;
  if guess then
    return query
      with hits as materialized (
        select r.id, public.word_similarity(word, r.search_text) as likeness from public.payments r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and r.search_text operator(public.%>) word)
      select h.id, 5 from hits h order by h.likeness desc, h.id limit most;
  elsif length(word) >= 3 then
    return query
      with hits as materialized (
        select r.id, r.party_name::text as title, r.search_text from public.payments r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and r.search_text ilike '%' || safe || '%' limit 2000)
      select h.id, case
        when lower(h.title) = lower(word) then 0
        when concat(' ', h.search_text, ' ') ilike case when word ~ '[0-9]' then '% ' else ' ' end || safe || ' %' then 1
        when h.search_text ilike safe || '%' then 2
        when h.search_text ilike '% ' || safe || '%' then 3
        else 4 end
      from hits h order by 2, length(h.search_text), h.id limit most;
  else
    return query
      with hits as materialized (
        select r.id, r.party_name::text as title, r.search_text from public.payments r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and (r.search_text ilike safe || '%' or r.search_text ilike '% ' || safe || '%') limit 2000)
      select h.id, case
        when lower(h.title) = lower(word) then 0
        when concat(' ', h.search_text, ' ') ilike case when word ~ '[0-9]' then '% ' else ' ' end || safe || ' %' then 1
        when h.search_text ilike safe || '%' then 2
        when h.search_text ilike '% ' || safe || '%' then 3
        else 4 end
      from hits h order by 2, length(h.search_text), h.id limit most;
  end if;
end $$;
revoke execute on function ctx.find_payments(text, uuid[], int, boolean) from public;
grant execute on function ctx.find_payments(text, uuid[], int, boolean) to pos_app, pos_job;
set local role pos_owner;
revoke create on schema ctx from pos_search;
grant create on schema ctx to pos_search;
set local role pos_search;
create or replace function ctx.find_debts(word text, branches uuid[], most int, guess boolean) returns table (id uuid, closeness int)
language plpgsql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
set enable_indexscan = off
set enable_indexonlyscan = off
set pg_trgm.word_similarity_threshold = 0.42
as $$
declare
  b    uuid := ctx.biz();
  safe text := replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_');
begin
  if b is null or word = '' then return; end if;
  if guess then
    return query
      with hits as materialized (
        select r.id, public.word_similarity(word, r.search_text) as likeness from public.debts r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and r.search_text operator(public.%>) word)
      select h.id, 5 from hits h order by h.likeness desc, h.id limit most;
  elsif length(word) >= 3 then
    return query
      with hits as materialized (
        select r.id, r.party_name::text as title, r.search_text from public.debts r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and r.search_text ilike '%' || safe || '%' limit 2000)
      select h.id, case
        when lower(h.title) = lower(word) then 0
        when concat(' ', h.search_text, ' ') ilike case when word ~ '[0-9]' then '% ' else ' ' end || safe || ' %' then 1
        when h.search_text ilike safe || '%' then 2
        when h.search_text ilike '% ' || safe || '%' then 3
        else 4 end
      from hits h order by 2, length(h.search_text), h.id limit most;
  else
    return query
      with hits as materialized (
        select r.id, r.party_name::text as title, r.search_text from public.debts r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and (r.search_text ilike safe || '%' or r.search_text ilike '% ' || safe || '%') limit 2000)
      select h.id, case
        when lower(h.title) = lower(word) then 0
        when concat(' ', h.search_text, ' ') ilike case when word ~ '[0-9]' then '% ' else ' ' end || safe || ' %' then 1
        when h.search_text ilike safe || '%' then 2
        when h.search_text ilike '% ' || safe || '%' then 3
        else 4 end
      from hits h order by 2, length(h.search_text), h.id limit most;
  end if;
end $$;
revoke execute on function ctx.find_debts(text, uuid[], int, boolean) from public;
grant execute on function ctx.find_debts(text, uuid[], int, boolean) to pos_app, pos_job;
set local role pos_owner;
revoke create on schema ctx from pos_search;
grant create on schema ctx to pos_search;
set local role pos_search;
create or replace function ctx.find_debt_histories(word text, branches uuid[], most int, guess boolean) returns table (id uuid, closeness int)
language plpgsql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
set enable_indexscan = off
set enable_indexonlyscan = off
set pg_trgm.word_similarity_threshold = 0.42
as $$
declare
  b    uuid := ctx.biz();
  safe text := replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_');
begin
  if b is null or word = '' then return; end if;
  if guess then
    return query
      with hits as materialized (
        select r.id, public.word_similarity(word, r.search_text) as likeness from public.debt_histories r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and r.search_text operator(public.%>) word)
      select h.id, 5 from hits h order by h.likeness desc, h.id limit most;
  elsif length(word) >= 3 then
    return query
      with hits as materialized (
        select r.id, r.party_name::text as title, r.search_text from public.debt_histories r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and r.search_text ilike '%' || safe || '%' limit 2000)
      select h.id, case
        when lower(h.title) = lower(word) then 0
        when concat(' ', h.search_text, ' ') ilike case when word ~ '[0-9]' then '% ' else ' ' end || safe || ' %' then 1
        when h.search_text ilike safe || '%' then 2
        when h.search_text ilike '% ' || safe || '%' then 3
        else 4 end
      from hits h order by 2, length(h.search_text), h.id limit most;
  else
    return query
      with hits as materialized (
        select r.id, r.party_name::text as title, r.search_text from public.debt_histories r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and (r.search_text ilike safe || '%' or r.search_text ilike '% ' || safe || '%') limit 2000)
      select h.id, case
        when lower(h.title) = lower(word) then 0
        when concat(' ', h.search_text, ' ') ilike case when word ~ '[0-9]' then '% ' else ' ' end || safe || ' %' then 1
        when h.search_text ilike safe || '%' then 2
        when h.search_text ilike '% ' || safe || '%' then 3
        else 4 end
      from hits h order by 2, length(h.search_text), h.id limit most;
  end if;
end $$;
revoke execute on function ctx.find_debt_histories(text, uuid[], int, boolean) from public;
grant execute on function ctx.find_debt_histories(text, uuid[], int, boolean) to pos_app, pos_job;
set local role pos_owner;
revoke create on schema ctx from pos_search;
grant create on schema ctx to pos_search;
set local role pos_search;
create or replace function ctx.find_users(word text, most int, guess boolean) returns table (id uuid, closeness int)
language plpgsql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
set enable_indexscan = off
set enable_indexonlyscan = off
set pg_trgm.word_similarity_threshold = 0.42
as $$
declare
  b    uuid := ctx.biz();
  safe text := replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_');
begin
  if b is null or word = '' then return; end if;
  if guess then
    return query
      with hits as materialized (
        select r.id, public.word_similarity(word, r.search_text) as likeness from public.users r
        where r.business_id = b and r.deleted_at is null and r.search_text operator(public.%>) word)
      select h.id, 5 from hits h order by h.likeness desc, h.id limit most;
  elsif length(word) >= 3 then
    return query
      with hits as materialized (
        select r.id, r.name::text as title, r.search_text from public.users r
        where r.business_id = b and r.deleted_at is null and r.search_text ilike '%' || safe || '%' limit 2000)
      select h.id, case
        when lower(h.title) = lower(word) then 0
        when concat(' ', h.search_text, ' ') ilike case when word ~ '[0-9]' then '% ' else ' ' end || safe || ' %' then 1
        when h.search_text ilike safe || '%' then 2
        when h.search_text ilike '% ' || safe || '%' then 3
        else 4 end
      from hits h order by 2, length(h.search_text), h.id limit most;
  else
    return query
      with hits as materialized (
        select r.id, r.name::text as title, r.search_text from public.users r
        where r.business_id = b and r.deleted_at is null and (r.search_text ilike safe || '%' or r.search_text ilike '% ' || safe || '%') limit 2000)
      select h.id, case
        when lower(h.title) = lower(word) then 0
        when concat(' ', h.search_text, ' ') ilike case when word ~ '[0-9]' then '% ' else ' ' end || safe || ' %' then 1
        when h.search_text ilike safe || '%' then 2
        when h.search_text ilike '% ' || safe || '%' then 3
        else 4 end
      from hits h order by 2, length(h.search_text), h.id limit most;
  end if;
end $$;
revoke execute on function ctx.find_users(text, int, boolean) from public;
grant execute on function ctx.find_users(text, int, boolean) to pos_app, pos_job;
set local role pos_owner;
revoke create on schema ctx from pos_search;
grant create on schema ctx to pos_search;
set local role pos_search;
create or replace function ctx.find_roles(word text, most int, guess boolean) returns table (id uuid, closeness int)
language plpgsql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
set enable_indexscan = off
set enable_indexonlyscan = off
set pg_trgm.word_similarity_threshold = 0.42
as $$
declare
  b    uuid := ctx.biz();
  safe text := replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_');
begin
  if b is null or word = '' then return; end if;
  if guess then
    return query
      with hits as materialized (
        select r.id, public.word_similarity(word, r.search_text) as likeness from public.roles r
        where r.business_id = b and r.deleted_at is null and r.search_text operator(public.%>) word)
      select h.id, 5 from hits h order by h.likeness desc, h.id limit most;
  elsif length(word) >= 3 then
    return query
      with hits as materialized (
        select r.id, r.name::text as title, r.search_text from public.roles r
        where r.business_id = b and r.deleted_at is null and r.search_text ilike '%' || safe || '%' limit 2000)
      select h.id, case
        when lower(h.title) = lower(word) then 0
        when concat(' ', h.search_text, ' ') ilike case when word ~ '[0-9]' then '% ' else ' ' end || safe || ' %' then 1
        when h.search_text ilike safe || '%' then 2
        when h.search_text ilike '% ' || safe || '%' then 3
        else 4 end
      from hits h order by 2, length(h.search_text), h.id limit most;
  else
    return query
      with hits as materialized (
        select r.id, r.name::text as title, r.search_text from public.roles r
        where r.business_id = b and r.deleted_at is null and (r.search_text ilike safe || '%' or r.search_text ilike '% ' || safe || '%') limit 2000)
      select h.id, case
        when lower(h.title) = lower(word) then 0
        when concat(' ', h.search_text, ' ') ilike case when word ~ '[0-9]' then '% ' else ' ' end || safe || ' %' then 1
        when h.search_text ilike safe || '%' then 2
        when h.search_text ilike '% ' || safe || '%' then 3
        else 4 end
      from hits h order by 2, length(h.search_text), h.id limit most;
  end if;
end $$;
revoke execute on function ctx.find_roles(text, int, boolean) from public;
grant execute on function ctx.find_roles(text, int, boolean) to pos_app, pos_job;
set local role pos_owner;
revoke create on schema ctx from pos_search;
grant create on schema ctx to pos_search;
set local role pos_search;
create or replace function ctx.find_branches(word text, most int, guess boolean) returns table (id uuid, closeness int)
language plpgsql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
set enable_indexscan = off
set enable_indexonlyscan = off
set pg_trgm.word_similarity_threshold = 0.42
as $$
declare
  b    uuid := ctx.biz();
  safe text := replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_');
begin
  if b is null or word = '' then return; end if;
  if guess then
    return query
      with hits as materialized (
        select r.id, public.word_similarity(word, r.search_text) as likeness from public.branches r
        where r.business_id = b and r.deleted_at is null and r.search_text operator(public.%>) word)
      select h.id, 5 from hits h order by h.likeness desc, h.id limit most;
  elsif length(word) >= 3 then
    return query
      with hits as materialized (
        select r.id, r.name::text as title, r.search_text from public.branches r
        where r.business_id = b and r.deleted_at is null and r.search_text ilike '%' || safe || '%' limit 2000)
      select h.id, case
        when lower(h.title) = lower(word) then 0
        when concat(' ', h.search_text, ' ') ilike case when word ~ '[0-9]' then '% ' else ' ' end || safe || ' %' then 1
        when h.search_text ilike safe || '%' then 2
        when h.search_text ilike '% ' || safe || '%' then 3
        else 4 end
      from hits h order by 2, length(h.search_text), h.id limit most;
  else
    return query
      with hits as materialized (
        select r.id, r.name::text as title, r.search_text from public.branches r
        where r.business_id = b and r.deleted_at is null and (r.search_text ilike safe || '%' or r.search_text ilike '% ' || safe || '%') limit 2000)
      select h.id, case
        when lower(h.title) = lower(word) then 0
        when concat(' ', h.search_text, ' ') ilike case when word ~ '[0-9]' then '% ' else ' ' end || safe || ' %' then 1
        when h.search_text ilike safe || '%' then 2
        when h.search_text ilike '% ' || safe || '%' then 3
        else 4 end
      from hits h order by 2, length(h.search_text), h.id limit most;
  end if;
end $$;
revoke execute on function ctx.find_branches(text, int, boolean) from public;
grant execute on function ctx.find_branches(text, int, boolean) to pos_app, pos_job;
set local role pos_owner;
revoke create on schema ctx from pos_search;
grant create on schema ctx to pos_search;
set local role pos_search;
create or replace function ctx.find_activities(word text, branches uuid[], most int, guess boolean) returns table (id uuid, closeness int)
language plpgsql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
set enable_indexscan = off
set enable_indexonlyscan = off
set pg_trgm.word_similarity_threshold = 0.42
as $$
declare
  b    uuid := ctx.biz();
  safe text := replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_');
begin
  if b is null or word = '' then return; end if;
  if guess then
    return query
      with hits as materialized (
        select r.id, public.word_similarity(word, r.search_text) as likeness from public.activities r
        where r.business_id = b and r.branch_id = any (branches) and r.search_text operator(public.%>) word)
      select h.id, 5 from hits h order by h.likeness desc, h.id limit most;
  elsif length(word) >= 3 then
    return query
      with hits as materialized (
        select r.id, r.record_name::text as title, r.search_text from public.activities r
        where r.business_id = b and r.branch_id = any (branches) and r.search_text ilike '%' || safe || '%' limit 2000)
      select h.id, case
        when lower(h.title) = lower(word) then 0
        when concat(' ', h.search_text, ' ') ilike case when word ~ '[0-9]' then '% ' else ' ' end || safe || ' %' then 1
        when h.search_text ilike safe || '%' then 2
        when h.search_text ilike '% ' || safe || '%' then 3
        else 4 end
      from hits h order by 2, length(h.search_text), h.id limit most;
  else
    return query
      with hits as materialized (
        select r.id, r.record_name::text as title, r.search_text from public.activities r
        where r.business_id = b and r.branch_id = any (branches) and (r.search_text ilike safe || '%' or r.search_text ilike '% ' || safe || '%') limit 2000)
      select h.id, case
        when lower(h.title) = lower(word) then 0
        when concat(' ', h.search_text, ' ') ilike case when word ~ '[0-9]' then '% ' else ' ' end || safe || ' %' then 1
        when h.search_text ilike safe || '%' then 2
        when h.search_text ilike '% ' || safe || '%' then 3
        else 4 end
      from hits h order by 2, length(h.search_text), h.id limit most;
  end if;
end $$;
revoke execute on function ctx.find_activities(text, uuid[], int, boolean) from public;
grant execute on function ctx.find_activities(text, uuid[], int, boolean) to pos_app, pos_job;
set local role pos_owner;
revoke create on schema ctx from pos_search;
grant create on schema ctx to pos_search;
set local role pos_search;
create or replace function ctx.find_fee_payments(word text, most int, guess boolean) returns table (id uuid, closeness int)
language plpgsql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
set enable_indexscan = off
set enable_indexonlyscan = off
set pg_trgm.word_similarity_threshold = 0.42
as $$
declare
  b    uuid := ctx.biz();
  safe text := replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_');
begin
  if b is null or word = '' then return; end if;
  if guess then
    return query
      with hits as materialized (
        select r.id, public.word_similarity(word, r.search_text) as likeness from public.fee_payments r
        where r.business_id = b and r.deleted_at is null and r.search_text operator(public.%>) word)
      select h.id, 5 from hits h order by h.likeness desc, h.id limit most;
  elsif length(word) >= 3 then
    return query
      with hits as materialized (
        select r.id, r.client_name::text as title, r.search_text from public.fee_payments r
        where r.business_id = b and r.deleted_at is null and r.search_text ilike '%' || safe || '%' limit 2000)
      select h.id, case
        when lower(h.title) = lower(word) then 0
        when concat(' ', h.search_text, ' ') ilike case when word ~ '[0-9]' then '% ' else ' ' end || safe || ' %' then 1
        when h.search_text ilike safe || '%' then 2
        when h.search_text ilike '% ' || safe || '%' then 3
        else 4 end
      from hits h order by 2, length(h.search_text), h.id limit most;
  else
    return query
      with hits as materialized (
        select r.id, r.client_name::text as title, r.search_text from public.fee_payments r
        where r.business_id = b and r.deleted_at is null and (r.search_text ilike safe || '%' or r.search_text ilike '% ' || safe || '%') limit 2000)
      select h.id, case
        when lower(h.title) = lower(word) then 0
        when concat(' ', h.search_text, ' ') ilike case when word ~ '[0-9]' then '% ' else ' ' end || safe || ' %' then 1
        when h.search_text ilike safe || '%' then 2
        when h.search_text ilike '% ' || safe || '%' then 3
        else 4 end
      from hits h order by 2, length(h.search_text), h.id limit most;
  end if;
end $$;
revoke execute on function ctx.find_fee_payments(text, int, boolean) from public;
grant execute on function ctx.find_fee_payments(text, int, boolean) to pos_app, pos_job;
set local role pos_owner;
revoke create on schema ctx from pos_search;
grant create on schema ctx to pos_search;
set local role pos_search;
create or replace function ctx.find_tokens(word text, most int, guess boolean) returns table (id uuid, closeness int)
language plpgsql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
set enable_indexscan = off
set enable_indexonlyscan = off
set pg_trgm.word_similarity_threshold = 0.42
as $$
declare
  b    uuid := ctx.biz();
  safe text := replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_');
begin
  if b is null or word = '' then return; end if;
  if guess then
    return query
      with hits as materialized (
        select r.id, public.word_similarity(word, r.search_text) as likeness from public.tokens r
        where r.business_id = b and r.deleted_at is null and r.search_text operator(public.%>) word)
      select h.id, 5 from hits h order by h.likeness desc, h.id limit most;
  elsif length(word) >= 3 then
    return query
      with hits as materialized (
        select r.id, r.name::text as title, r.search_text from public.tokens r
        where r.business_id = b and r.deleted_at is null and r.search_text ilike '%' || safe || '%' limit 2000)
      select h.id, case
        when lower(h.title) = lower(word) then 0
        when concat(' ', h.search_text, ' ') ilike case when word ~ '[0-9]' then '% ' else ' ' end || safe || ' %' then 1
        when h.search_text ilike safe || '%' then 2
        when h.search_text ilike '% ' || safe || '%' then 3
        else 4 end
      from hits h order by 2, length(h.search_text), h.id limit most;
  else
    return query
      with hits as materialized (
        select r.id, r.name::text as title, r.search_text from public.tokens r
        where r.business_id = b and r.deleted_at is null and (r.search_text ilike safe || '%' or r.search_text ilike '% ' || safe || '%') limit 2000)
      select h.id, case
        when lower(h.title) = lower(word) then 0
        when concat(' ', h.search_text, ' ') ilike case when word ~ '[0-9]' then '% ' else ' ' end || safe || ' %' then 1
        when h.search_text ilike safe || '%' then 2
        when h.search_text ilike '% ' || safe || '%' then 3
        else 4 end
      from hits h order by 2, length(h.search_text), h.id limit most;
  end if;
end $$;
revoke execute on function ctx.find_tokens(text, int, boolean) from public;
grant execute on function ctx.find_tokens(text, int, boolean) to pos_app, pos_job;
set local role pos_owner;
revoke create on schema ctx from pos_search;
