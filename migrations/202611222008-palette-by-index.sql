drop function ctx.find_categories(text,integer,boolean);
drop function ctx.search_categories(text,integer,integer);
grant create on schema ctx to pos_search;
set local role pos_search;
create or replace function ctx.find_categories(word text, most int, guess boolean) returns table (id uuid, closeness int)
language plpgsql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
set enable_indexscan = off
set enable_indexonlyscan = off
set pg_trgm.word_similarity_threshold = 0.42
set enable_seqscan = off
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
        where r.business_id = b and r.deleted_at is null and r.search_text operator(public.%>) word limit 2000)
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
        (select r.id, r.name::text as title, r.search_text from public.categories r
        where r.business_id = b and r.deleted_at is null and r.search_text ilike safe || '%' limit 2000)
        union
        (select r.id, r.name::text as title, r.search_text from public.categories r
        where r.business_id = b and r.deleted_at is null and r.search_text ilike '% ' || safe || '%' limit 2000))
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
create or replace function ctx.search_categories(word text, page_size int, skip int) returns table (id uuid, total bigint)
language plpgsql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
set enable_indexscan = off
set enable_indexonlyscan = off
as $$
declare
  b    uuid := ctx.biz();
  safe text := replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_');
begin
  if b is null or word = '' then return; end if;
  if length(word) >= 3 then
    return query
      with hits as materialized (
        select r.id, r.name from public.categories r
        where r.business_id = b and r.deleted_at is null and r.search_text ilike '%' || safe || '%')
      select h.id, count(*) over () from hits h
      order by case when page_size <= 1000 then h.name end collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  else
    return query
      with hits as materialized (
        (select r.id, r.name from public.categories r
        where r.business_id = b and r.deleted_at is null and r.search_text ilike safe || '%')
        union
        (select r.id, r.name from public.categories r
        where r.business_id = b and r.deleted_at is null and r.search_text ilike '% ' || safe || '%'))
      select h.id, count(*) over () from hits h
      order by case when page_size <= 1000 then h.name end collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  end if;
end $$;
revoke execute on function ctx.search_categories(text, int, int) from public;
grant execute on function ctx.search_categories(text, int, int) to pos_app, pos_job;
set local role pos_owner;
revoke create on schema ctx from pos_search;
drop function ctx.find_products(text,integer,boolean);
drop function ctx.search_products(text,integer,integer);
grant create on schema ctx to pos_search;
set local role pos_search;
create or replace function ctx.find_products(word text, most int, guess boolean) returns table (id uuid, closeness int)
language plpgsql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
set enable_indexscan = off
set enable_indexonlyscan = off
set pg_trgm.word_similarity_threshold = 0.42
set enable_seqscan = off
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
        where r.business_id = b and r.deleted_at is null and r.search_text operator(public.%>) word limit 2000)
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
        (select r.id, r.name::text as title, r.search_text from public.products r
        where r.business_id = b and r.deleted_at is null and r.search_text ilike safe || '%' limit 2000)
        union
        (select r.id, r.name::text as title, r.search_text from public.products r
        where r.business_id = b and r.deleted_at is null and r.search_text ilike '% ' || safe || '%' limit 2000))
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
create or replace function ctx.search_products(word text, page_size int, skip int) returns table (id uuid, total bigint)
language plpgsql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
set enable_indexscan = off
set enable_indexonlyscan = off
as $$
declare
  b    uuid := ctx.biz();
  safe text := replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_');
begin
  if b is null or word = '' then return; end if;
  if length(word) >= 3 then
    return query
      with hits as materialized (
        select r.id, r.name from public.products r
        where r.business_id = b and r.deleted_at is null and r.search_text ilike '%' || safe || '%')
      select h.id, count(*) over () from hits h
      order by case when page_size <= 1000 then h.name end collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  else
    return query
      with hits as materialized (
        (select r.id, r.name from public.products r
        where r.business_id = b and r.deleted_at is null and r.search_text ilike safe || '%')
        union
        (select r.id, r.name from public.products r
        where r.business_id = b and r.deleted_at is null and r.search_text ilike '% ' || safe || '%'))
      select h.id, count(*) over () from hits h
      order by case when page_size <= 1000 then h.name end collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  end if;
end $$;
revoke execute on function ctx.search_products(text, int, int) from public;
grant execute on function ctx.search_products(text, int, int) to pos_app, pos_job;
set local role pos_owner;
revoke create on schema ctx from pos_search;
drop function ctx.find_stores(text,uuid[],integer,boolean);
drop function ctx.search_stores(text,uuid[],integer,integer);
grant create on schema ctx to pos_search;
set local role pos_search;
create or replace function ctx.find_stores(word text, branches uuid[], most int, guess boolean) returns table (id uuid, closeness int)
language plpgsql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
set enable_indexscan = off
set enable_indexonlyscan = off
set pg_trgm.word_similarity_threshold = 0.42
set enable_seqscan = off
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
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and r.search_text operator(public.%>) word limit 2000)
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
        (select r.id, r.name::text as title, r.search_text from public.stores r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and r.search_text ilike safe || '%' limit 2000)
        union
        (select r.id, r.name::text as title, r.search_text from public.stores r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and r.search_text ilike '% ' || safe || '%' limit 2000))
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
create or replace function ctx.search_stores(word text, branches uuid[], page_size int, skip int) returns table (id uuid, total bigint)
language plpgsql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
set enable_indexscan = off
set enable_indexonlyscan = off
as $$
declare
  b    uuid := ctx.biz();
  safe text := replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_');
begin
  if b is null or word = '' then return; end if;
  if length(word) >= 3 then
    return query
      with hits as materialized (
        select r.id, r.name from public.stores r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and r.search_text ilike '%' || safe || '%')
      select h.id, count(*) over () from hits h
      order by case when page_size <= 1000 then h.name end collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  else
    return query
      with hits as materialized (
        (select r.id, r.name from public.stores r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and r.search_text ilike safe || '%')
        union
        (select r.id, r.name from public.stores r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and r.search_text ilike '% ' || safe || '%'))
      select h.id, count(*) over () from hits h
      order by case when page_size <= 1000 then h.name end collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  end if;
end $$;
revoke execute on function ctx.search_stores(text, uuid[], int, int) from public;
grant execute on function ctx.search_stores(text, uuid[], int, int) to pos_app, pos_job;
set local role pos_owner;
revoke create on schema ctx from pos_search;
drop function ctx.find_customers(text,integer,boolean);
drop function ctx.search_customers(text,integer,integer);
grant create on schema ctx to pos_search;
set local role pos_search;
create or replace function ctx.find_customers(word text, most int, guess boolean) returns table (id uuid, closeness int)
language plpgsql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
set enable_indexscan = off
set enable_indexonlyscan = off
set pg_trgm.word_similarity_threshold = 0.42
set enable_seqscan = off
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
        where r.business_id = b and r.deleted_at is null and r.search_text operator(public.%>) word limit 2000)
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
        (select r.id, r.name::text as title, r.search_text from public.customers r
        where r.business_id = b and r.deleted_at is null and r.search_text ilike safe || '%' limit 2000)
        union
        (select r.id, r.name::text as title, r.search_text from public.customers r
        where r.business_id = b and r.deleted_at is null and r.search_text ilike '% ' || safe || '%' limit 2000))
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
create or replace function ctx.search_customers(word text, page_size int, skip int) returns table (id uuid, total bigint)
language plpgsql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
set enable_indexscan = off
set enable_indexonlyscan = off
as $$
declare
  b    uuid := ctx.biz();
  safe text := replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_');
begin
  if b is null or word = '' then return; end if;
  if length(word) >= 3 then
    return query
      with hits as materialized (
        select r.id, r.name from public.customers r
        where r.business_id = b and r.deleted_at is null and r.search_text ilike '%' || safe || '%')
      select h.id, count(*) over () from hits h
      order by case when page_size <= 1000 then h.name end collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  else
    return query
      with hits as materialized (
        (select r.id, r.name from public.customers r
        where r.business_id = b and r.deleted_at is null and r.search_text ilike safe || '%')
        union
        (select r.id, r.name from public.customers r
        where r.business_id = b and r.deleted_at is null and r.search_text ilike '% ' || safe || '%'))
      select h.id, count(*) over () from hits h
      order by case when page_size <= 1000 then h.name end collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  end if;
end $$;
revoke execute on function ctx.search_customers(text, int, int) from public;
grant execute on function ctx.search_customers(text, int, int) to pos_app, pos_job;
set local role pos_owner;
revoke create on schema ctx from pos_search;
drop function ctx.find_sales(text,uuid[],integer,boolean);
drop function ctx.search_sales(text,uuid[],integer,integer);
grant create on schema ctx to pos_search;
set local role pos_search;
create or replace function ctx.find_sales(word text, branches uuid[], most int, guess boolean) returns table (id uuid, closeness int)
language plpgsql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
set enable_indexscan = off
set enable_indexonlyscan = off
set pg_trgm.word_similarity_threshold = 0.42
set enable_seqscan = off
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
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and r.search_text operator(public.%>) word limit 2000)
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
        (select r.id, r.number::text as title, r.search_text from public.sales r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and r.search_text ilike safe || '%' limit 2000)
        union
        (select r.id, r.number::text as title, r.search_text from public.sales r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and r.search_text ilike '% ' || safe || '%' limit 2000))
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
create or replace function ctx.search_sales(word text, branches uuid[], page_size int, skip int) returns table (id uuid, total bigint)
language plpgsql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
set enable_indexscan = off
set enable_indexonlyscan = off
as $$
declare
  b    uuid := ctx.biz();
  safe text := replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_');
begin
  if b is null or word = '' then return; end if;
  if length(word) >= 3 then
    return query
      with hits as materialized (
        select r.id, r.number from public.sales r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and r.search_text ilike '%' || safe || '%')
      select h.id, count(*) over () from hits h
      order by case when page_size <= 1000 then h.number end collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  else
    return query
      with hits as materialized (
        (select r.id, r.number from public.sales r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and r.search_text ilike safe || '%')
        union
        (select r.id, r.number from public.sales r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and r.search_text ilike '% ' || safe || '%'))
      select h.id, count(*) over () from hits h
      order by case when page_size <= 1000 then h.number end collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  end if;
end $$;
revoke execute on function ctx.search_sales(text, uuid[], int, int) from public;
grant execute on function ctx.search_sales(text, uuid[], int, int) to pos_app, pos_job;
set local role pos_owner;
revoke create on schema ctx from pos_search;
drop function ctx.find_sale_returns(text,uuid[],integer,boolean);
drop function ctx.search_sale_returns(text,uuid[],integer,integer);
grant create on schema ctx to pos_search;
set local role pos_search;
create or replace function ctx.find_sale_returns(word text, branches uuid[], most int, guess boolean) returns table (id uuid, closeness int)
language plpgsql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
set enable_indexscan = off
set enable_indexonlyscan = off
set pg_trgm.word_similarity_threshold = 0.42
set enable_seqscan = off
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
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and r.search_text operator(public.%>) word limit 2000)
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
        (select r.id, r.number::text as title, r.search_text from public.sale_returns r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and r.search_text ilike safe || '%' limit 2000)
        union
        (select r.id, r.number::text as title, r.search_text from public.sale_returns r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and r.search_text ilike '% ' || safe || '%' limit 2000))
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
create or replace function ctx.search_sale_returns(word text, branches uuid[], page_size int, skip int) returns table (id uuid, total bigint)
language plpgsql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
set enable_indexscan = off
set enable_indexonlyscan = off
as $$
declare
  b    uuid := ctx.biz();
  safe text := replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_');
begin
  if b is null or word = '' then return; end if;
  if length(word) >= 3 then
    return query
      with hits as materialized (
        select r.id, r.number from public.sale_returns r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and r.search_text ilike '%' || safe || '%')
      select h.id, count(*) over () from hits h
      order by case when page_size <= 1000 then h.number end collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  else
    return query
      with hits as materialized (
        (select r.id, r.number from public.sale_returns r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and r.search_text ilike safe || '%')
        union
        (select r.id, r.number from public.sale_returns r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and r.search_text ilike '% ' || safe || '%'))
      select h.id, count(*) over () from hits h
      order by case when page_size <= 1000 then h.number end collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  end if;
end $$;
revoke execute on function ctx.search_sale_returns(text, uuid[], int, int) from public;
grant execute on function ctx.search_sale_returns(text, uuid[], int, int) to pos_app, pos_job;
set local role pos_owner;
revoke create on schema ctx from pos_search;
drop function ctx.find_removed_lines(text,uuid[],integer,boolean);
drop function ctx.search_removed_lines(text,uuid[],integer,integer);
grant create on schema ctx to pos_search;
set local role pos_search;
create or replace function ctx.find_removed_lines(word text, branches uuid[], most int, guess boolean) returns table (id uuid, closeness int)
language plpgsql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
set enable_indexscan = off
set enable_indexonlyscan = off
set pg_trgm.word_similarity_threshold = 0.42
set enable_seqscan = off
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
        where r.business_id = b and r.branch_id = any (branches) and r.search_text operator(public.%>) word limit 2000)
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
        (select r.id, r.name::text as title, r.search_text from public.removed_lines r
        where r.business_id = b and r.branch_id = any (branches) and r.search_text ilike safe || '%' limit 2000)
        union
        (select r.id, r.name::text as title, r.search_text from public.removed_lines r
        where r.business_id = b and r.branch_id = any (branches) and r.search_text ilike '% ' || safe || '%' limit 2000))
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
create or replace function ctx.search_removed_lines(word text, branches uuid[], page_size int, skip int) returns table (id uuid, total bigint)
language plpgsql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
set enable_indexscan = off
set enable_indexonlyscan = off
as $$
declare
  b    uuid := ctx.biz();
  safe text := replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_');
begin
  if b is null or word = '' then return; end if;
  if length(word) >= 3 then
    return query
      with hits as materialized (
        select r.id, r.name from public.removed_lines r
        where r.business_id = b and r.branch_id = any (branches) and r.search_text ilike '%' || safe || '%')
      select h.id, count(*) over () from hits h
      order by case when page_size <= 1000 then h.name end collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  else
    return query
      with hits as materialized (
        (select r.id, r.name from public.removed_lines r
        where r.business_id = b and r.branch_id = any (branches) and r.search_text ilike safe || '%')
        union
        (select r.id, r.name from public.removed_lines r
        where r.business_id = b and r.branch_id = any (branches) and r.search_text ilike '% ' || safe || '%'))
      select h.id, count(*) over () from hits h
      order by case when page_size <= 1000 then h.name end collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  end if;
end $$;
revoke execute on function ctx.search_removed_lines(text, uuid[], int, int) from public;
grant execute on function ctx.search_removed_lines(text, uuid[], int, int) to pos_app, pos_job;
set local role pos_owner;
revoke create on schema ctx from pos_search;
drop function ctx.find_accounts(text,uuid[],integer,boolean);
drop function ctx.search_accounts(text,uuid[],integer,integer);
grant create on schema ctx to pos_search;
set local role pos_search;
create or replace function ctx.find_accounts(word text, branches uuid[], most int, guess boolean) returns table (id uuid, closeness int)
language plpgsql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
set enable_indexscan = off
set enable_indexonlyscan = off
set pg_trgm.word_similarity_threshold = 0.42
set enable_seqscan = off
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
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and r.search_text operator(public.%>) word limit 2000)
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
        (select r.id, r.name::text as title, r.search_text from public.accounts r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and r.search_text ilike safe || '%' limit 2000)
        union
        (select r.id, r.name::text as title, r.search_text from public.accounts r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and r.search_text ilike '% ' || safe || '%' limit 2000))
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
create or replace function ctx.search_accounts(word text, branches uuid[], page_size int, skip int) returns table (id uuid, total bigint)
language plpgsql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
set enable_indexscan = off
set enable_indexonlyscan = off
as $$
declare
  b    uuid := ctx.biz();
  safe text := replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_');
begin
  if b is null or word = '' then return; end if;
  if length(word) >= 3 then
    return query
      with hits as materialized (
        select r.id, r.name from public.accounts r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and r.search_text ilike '%' || safe || '%')
      select h.id, count(*) over () from hits h
      order by case when page_size <= 1000 then h.name end collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  else
    return query
      with hits as materialized (
        (select r.id, r.name from public.accounts r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and r.search_text ilike safe || '%')
        union
        (select r.id, r.name from public.accounts r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and r.search_text ilike '% ' || safe || '%'))
      select h.id, count(*) over () from hits h
      order by case when page_size <= 1000 then h.name end collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  end if;
end $$;
revoke execute on function ctx.search_accounts(text, uuid[], int, int) from public;
grant execute on function ctx.search_accounts(text, uuid[], int, int) to pos_app, pos_job;
set local role pos_owner;
revoke create on schema ctx from pos_search;
drop function ctx.find_payments(text,uuid[],integer,boolean);
drop function ctx.search_payments(text,uuid[],integer,integer);
grant create on schema ctx to pos_search;
set local role pos_search;
create or replace function ctx.find_payments(word text, branches uuid[], most int, guess boolean) returns table (id uuid, closeness int)
language plpgsql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
set enable_indexscan = off
set enable_indexonlyscan = off
set pg_trgm.word_similarity_threshold = 0.42
set enable_seqscan = off
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
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and r.search_text operator(public.%>) word limit 2000)
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
        (select r.id, r.party_name::text as title, r.search_text from public.payments r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and r.search_text ilike safe || '%' limit 2000)
        union
        (select r.id, r.party_name::text as title, r.search_text from public.payments r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and r.search_text ilike '% ' || safe || '%' limit 2000))
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
create or replace function ctx.search_payments(word text, branches uuid[], page_size int, skip int) returns table (id uuid, total bigint)
language plpgsql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
set enable_indexscan = off
set enable_indexonlyscan = off
as $$
declare
  b    uuid := ctx.biz();
  safe text := replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_');
begin
  if b is null or word = '' then return; end if;
  if length(word) >= 3 then
    return query
      with hits as materialized (
        select r.id, r.party_name from public.payments r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and r.search_text ilike '%' || safe || '%')
      select h.id, count(*) over () from hits h
      order by case when page_size <= 1000 then h.party_name end collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  else
    return query
      with hits as materialized (
        (select r.id, r.party_name from public.payments r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and r.search_text ilike safe || '%')
        union
        (select r.id, r.party_name from public.payments r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and r.search_text ilike '% ' || safe || '%'))
      select h.id, count(*) over () from hits h
      order by case when page_size <= 1000 then h.party_name end collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  end if;
end $$;
revoke execute on function ctx.search_payments(text, uuid[], int, int) from public;
grant execute on function ctx.search_payments(text, uuid[], int, int) to pos_app, pos_job;
set local role pos_owner;
revoke create on schema ctx from pos_search;
drop function ctx.find_debts(text,uuid[],integer,boolean);
drop function ctx.search_debts(text,uuid[],integer,integer);
grant create on schema ctx to pos_search;
set local role pos_search;
create or replace function ctx.find_debts(word text, branches uuid[], most int, guess boolean) returns table (id uuid, closeness int)
language plpgsql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
set enable_indexscan = off
set enable_indexonlyscan = off
set pg_trgm.word_similarity_threshold = 0.42
set enable_seqscan = off
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
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and r.search_text operator(public.%>) word limit 2000)
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
        (select r.id, r.party_name::text as title, r.search_text from public.debts r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and r.search_text ilike safe || '%' limit 2000)
        union
        (select r.id, r.party_name::text as title, r.search_text from public.debts r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and r.search_text ilike '% ' || safe || '%' limit 2000))
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
create or replace function ctx.search_debts(word text, branches uuid[], page_size int, skip int) returns table (id uuid, total bigint)
language plpgsql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
set enable_indexscan = off
set enable_indexonlyscan = off
as $$
declare
  b    uuid := ctx.biz();
  safe text := replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_');
begin
  if b is null or word = '' then return; end if;
  if length(word) >= 3 then
    return query
      with hits as materialized (
        select r.id, r.party_name from public.debts r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and r.search_text ilike '%' || safe || '%')
      select h.id, count(*) over () from hits h
      order by case when page_size <= 1000 then h.party_name end collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  else
    return query
      with hits as materialized (
        (select r.id, r.party_name from public.debts r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and r.search_text ilike safe || '%')
        union
        (select r.id, r.party_name from public.debts r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and r.search_text ilike '% ' || safe || '%'))
      select h.id, count(*) over () from hits h
      order by case when page_size <= 1000 then h.party_name end collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  end if;
end $$;
revoke execute on function ctx.search_debts(text, uuid[], int, int) from public;
grant execute on function ctx.search_debts(text, uuid[], int, int) to pos_app, pos_job;
set local role pos_owner;
revoke create on schema ctx from pos_search;
drop function ctx.find_debt_histories(text,uuid[],integer,boolean);
drop function ctx.search_debt_histories(text,uuid[],integer,integer);
grant create on schema ctx to pos_search;
set local role pos_search;
create or replace function ctx.find_debt_histories(word text, branches uuid[], most int, guess boolean) returns table (id uuid, closeness int)
language plpgsql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
set enable_indexscan = off
set enable_indexonlyscan = off
set pg_trgm.word_similarity_threshold = 0.42
set enable_seqscan = off
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
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and r.search_text operator(public.%>) word limit 2000)
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
        (select r.id, r.party_name::text as title, r.search_text from public.debt_histories r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and r.search_text ilike safe || '%' limit 2000)
        union
        (select r.id, r.party_name::text as title, r.search_text from public.debt_histories r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and r.search_text ilike '% ' || safe || '%' limit 2000))
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
create or replace function ctx.search_debt_histories(word text, branches uuid[], page_size int, skip int) returns table (id uuid, total bigint)
language plpgsql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
set enable_indexscan = off
set enable_indexonlyscan = off
as $$
declare
  b    uuid := ctx.biz();
  safe text := replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_');
begin
  if b is null or word = '' then return; end if;
  if length(word) >= 3 then
    return query
      with hits as materialized (
        select r.id, r.party_name from public.debt_histories r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and r.search_text ilike '%' || safe || '%')
      select h.id, count(*) over () from hits h
      order by case when page_size <= 1000 then h.party_name end collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  else
    return query
      with hits as materialized (
        (select r.id, r.party_name from public.debt_histories r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and r.search_text ilike safe || '%')
        union
        (select r.id, r.party_name from public.debt_histories r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and r.search_text ilike '% ' || safe || '%'))
      select h.id, count(*) over () from hits h
      order by case when page_size <= 1000 then h.party_name end collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  end if;
end $$;
revoke execute on function ctx.search_debt_histories(text, uuid[], int, int) from public;
grant execute on function ctx.search_debt_histories(text, uuid[], int, int) to pos_app, pos_job;
set local role pos_owner;
revoke create on schema ctx from pos_search;
drop function ctx.find_users(text,integer,boolean);
drop function ctx.search_users(text,integer,integer);
grant create on schema ctx to pos_search;
set local role pos_search;
create or replace function ctx.find_users(word text, most int, guess boolean) returns table (id uuid, closeness int)
language plpgsql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
set enable_indexscan = off
set enable_indexonlyscan = off
set pg_trgm.word_similarity_threshold = 0.42
set enable_seqscan = off
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
        where r.business_id = b and r.deleted_at is null and r.search_text operator(public.%>) word limit 2000)
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
        (select r.id, r.name::text as title, r.search_text from public.users r
        where r.business_id = b and r.deleted_at is null and r.search_text ilike safe || '%' limit 2000)
        union
        (select r.id, r.name::text as title, r.search_text from public.users r
        where r.business_id = b and r.deleted_at is null and r.search_text ilike '% ' || safe || '%' limit 2000))
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
create or replace function ctx.search_users(word text, page_size int, skip int) returns table (id uuid, total bigint)
language plpgsql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
set enable_indexscan = off
set enable_indexonlyscan = off
as $$
declare
  b    uuid := ctx.biz();
  safe text := replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_');
begin
  if b is null or word = '' then return; end if;
  if length(word) >= 3 then
    return query
      with hits as materialized (
        select r.id, r.name from public.users r
        where r.business_id = b and r.deleted_at is null and r.search_text ilike '%' || safe || '%')
      select h.id, count(*) over () from hits h
      order by case when page_size <= 1000 then h.name end collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  else
    return query
      with hits as materialized (
        (select r.id, r.name from public.users r
        where r.business_id = b and r.deleted_at is null and r.search_text ilike safe || '%')
        union
        (select r.id, r.name from public.users r
        where r.business_id = b and r.deleted_at is null and r.search_text ilike '% ' || safe || '%'))
      select h.id, count(*) over () from hits h
      order by case when page_size <= 1000 then h.name end collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  end if;
end $$;
revoke execute on function ctx.search_users(text, int, int) from public;
grant execute on function ctx.search_users(text, int, int) to pos_app, pos_job;
set local role pos_owner;
revoke create on schema ctx from pos_search;
drop function ctx.find_roles(text,integer,boolean);
drop function ctx.search_roles(text,integer,integer);
grant create on schema ctx to pos_search;
set local role pos_search;
create or replace function ctx.find_roles(word text, most int, guess boolean) returns table (id uuid, closeness int)
language plpgsql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
set enable_indexscan = off
set enable_indexonlyscan = off
set pg_trgm.word_similarity_threshold = 0.42
set enable_seqscan = off
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
        where r.business_id = b and r.deleted_at is null and r.search_text operator(public.%>) word limit 2000)
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
        (select r.id, r.name::text as title, r.search_text from public.roles r
        where r.business_id = b and r.deleted_at is null and r.search_text ilike safe || '%' limit 2000)
        union
        (select r.id, r.name::text as title, r.search_text from public.roles r
        where r.business_id = b and r.deleted_at is null and r.search_text ilike '% ' || safe || '%' limit 2000))
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
create or replace function ctx.search_roles(word text, page_size int, skip int) returns table (id uuid, total bigint)
language plpgsql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
set enable_indexscan = off
set enable_indexonlyscan = off
as $$
declare
  b    uuid := ctx.biz();
  safe text := replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_');
begin
  if b is null or word = '' then return; end if;
  if length(word) >= 3 then
    return query
      with hits as materialized (
        select r.id, r.name from public.roles r
        where r.business_id = b and r.deleted_at is null and r.search_text ilike '%' || safe || '%')
      select h.id, count(*) over () from hits h
      order by case when page_size <= 1000 then h.name end collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  else
    return query
      with hits as materialized (
        (select r.id, r.name from public.roles r
        where r.business_id = b and r.deleted_at is null and r.search_text ilike safe || '%')
        union
        (select r.id, r.name from public.roles r
        where r.business_id = b and r.deleted_at is null and r.search_text ilike '% ' || safe || '%'))
      select h.id, count(*) over () from hits h
      order by case when page_size <= 1000 then h.name end collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  end if;
end $$;
revoke execute on function ctx.search_roles(text, int, int) from public;
grant execute on function ctx.search_roles(text, int, int) to pos_app, pos_job;
set local role pos_owner;
revoke create on schema ctx from pos_search;
drop function ctx.find_branches(text,integer,boolean);
drop function ctx.search_branches(text,integer,integer);
grant create on schema ctx to pos_search;
set local role pos_search;
create or replace function ctx.find_branches(word text, most int, guess boolean) returns table (id uuid, closeness int)
language plpgsql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
set enable_indexscan = off
set enable_indexonlyscan = off
set pg_trgm.word_similarity_threshold = 0.42
set enable_seqscan = off
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
        where r.business_id = b and r.deleted_at is null and r.search_text operator(public.%>) word limit 2000)
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
        (select r.id, r.name::text as title, r.search_text from public.branches r
        where r.business_id = b and r.deleted_at is null and r.search_text ilike safe || '%' limit 2000)
        union
        (select r.id, r.name::text as title, r.search_text from public.branches r
        where r.business_id = b and r.deleted_at is null and r.search_text ilike '% ' || safe || '%' limit 2000))
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
create or replace function ctx.search_branches(word text, page_size int, skip int) returns table (id uuid, total bigint)
language plpgsql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
set enable_indexscan = off
set enable_indexonlyscan = off
as $$
declare
  b    uuid := ctx.biz();
  safe text := replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_');
begin
  if b is null or word = '' then return; end if;
  if length(word) >= 3 then
    return query
      with hits as materialized (
        select r.id, r.name from public.branches r
        where r.business_id = b and r.deleted_at is null and r.search_text ilike '%' || safe || '%')
      select h.id, count(*) over () from hits h
      order by case when page_size <= 1000 then h.name end collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  else
    return query
      with hits as materialized (
        (select r.id, r.name from public.branches r
        where r.business_id = b and r.deleted_at is null and r.search_text ilike safe || '%')
        union
        (select r.id, r.name from public.branches r
        where r.business_id = b and r.deleted_at is null and r.search_text ilike '% ' || safe || '%'))
      select h.id, count(*) over () from hits h
      order by case when page_size <= 1000 then h.name end collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  end if;
end $$;
revoke execute on function ctx.search_branches(text, int, int) from public;
grant execute on function ctx.search_branches(text, int, int) to pos_app, pos_job;
set local role pos_owner;
revoke create on schema ctx from pos_search;
drop function ctx.find_activities(text,uuid[],integer,boolean);
drop function ctx.search_activities(text,uuid[],integer,integer);
grant create on schema ctx to pos_search;
set local role pos_search;
create or replace function ctx.find_activities(word text, branches uuid[], most int, guess boolean) returns table (id uuid, closeness int)
language plpgsql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
set enable_indexscan = off
set enable_indexonlyscan = off
set pg_trgm.word_similarity_threshold = 0.42
set enable_seqscan = off
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
        where r.business_id = b and r.branch_id = any (branches) and r.search_text operator(public.%>) word limit 2000)
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
        (select r.id, r.record_name::text as title, r.search_text from public.activities r
        where r.business_id = b and r.branch_id = any (branches) and r.search_text ilike safe || '%' limit 2000)
        union
        (select r.id, r.record_name::text as title, r.search_text from public.activities r
        where r.business_id = b and r.branch_id = any (branches) and r.search_text ilike '% ' || safe || '%' limit 2000))
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
create or replace function ctx.search_activities(word text, branches uuid[], page_size int, skip int) returns table (id uuid, total bigint)
language plpgsql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
set enable_indexscan = off
set enable_indexonlyscan = off
as $$
declare
  b    uuid := ctx.biz();
  safe text := replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_');
begin
  if b is null or word = '' then return; end if;
  if length(word) >= 3 then
    return query
      with hits as materialized (
        select r.id, r.record_name from public.activities r
        where r.business_id = b and r.branch_id = any (branches) and r.search_text ilike '%' || safe || '%')
      select h.id, count(*) over () from hits h
      order by case when page_size <= 1000 then h.record_name end collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  else
    return query
      with hits as materialized (
        (select r.id, r.record_name from public.activities r
        where r.business_id = b and r.branch_id = any (branches) and r.search_text ilike safe || '%')
        union
        (select r.id, r.record_name from public.activities r
        where r.business_id = b and r.branch_id = any (branches) and r.search_text ilike '% ' || safe || '%'))
      select h.id, count(*) over () from hits h
      order by case when page_size <= 1000 then h.record_name end collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  end if;
end $$;
revoke execute on function ctx.search_activities(text, uuid[], int, int) from public;
grant execute on function ctx.search_activities(text, uuid[], int, int) to pos_app, pos_job;
set local role pos_owner;
revoke create on schema ctx from pos_search;
drop function ctx.find_fee_payments(text,integer,boolean);
drop function ctx.search_fee_payments(text,integer,integer);
grant create on schema ctx to pos_search;
set local role pos_search;
create or replace function ctx.find_fee_payments(word text, most int, guess boolean) returns table (id uuid, closeness int)
language plpgsql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
set enable_indexscan = off
set enable_indexonlyscan = off
set pg_trgm.word_similarity_threshold = 0.42
set enable_seqscan = off
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
        where r.business_id = b and r.deleted_at is null and r.search_text operator(public.%>) word limit 2000)
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
        (select r.id, r.client_name::text as title, r.search_text from public.fee_payments r
        where r.business_id = b and r.deleted_at is null and r.search_text ilike safe || '%' limit 2000)
        union
        (select r.id, r.client_name::text as title, r.search_text from public.fee_payments r
        where r.business_id = b and r.deleted_at is null and r.search_text ilike '% ' || safe || '%' limit 2000))
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
create or replace function ctx.search_fee_payments(word text, page_size int, skip int) returns table (id uuid, total bigint)
language plpgsql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
set enable_indexscan = off
set enable_indexonlyscan = off
as $$
declare
  b    uuid := ctx.biz();
  safe text := replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_');
begin
  if b is null or word = '' then return; end if;
  if length(word) >= 3 then
    return query
      with hits as materialized (
        select r.id, r.client_name from public.fee_payments r
        where r.business_id = b and r.deleted_at is null and r.search_text ilike '%' || safe || '%')
      select h.id, count(*) over () from hits h
      order by case when page_size <= 1000 then h.client_name end collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  else
    return query
      with hits as materialized (
        (select r.id, r.client_name from public.fee_payments r
        where r.business_id = b and r.deleted_at is null and r.search_text ilike safe || '%')
        union
        (select r.id, r.client_name from public.fee_payments r
        where r.business_id = b and r.deleted_at is null and r.search_text ilike '% ' || safe || '%'))
      select h.id, count(*) over () from hits h
      order by case when page_size <= 1000 then h.client_name end collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  end if;
end $$;
revoke execute on function ctx.search_fee_payments(text, int, int) from public;
grant execute on function ctx.search_fee_payments(text, int, int) to pos_app, pos_job;
set local role pos_owner;
revoke create on schema ctx from pos_search;
drop function ctx.find_tokens(text,integer,boolean);
drop function ctx.search_tokens(text,integer,integer);
grant create on schema ctx to pos_search;
set local role pos_search;
create or replace function ctx.find_tokens(word text, most int, guess boolean) returns table (id uuid, closeness int)
language plpgsql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
set enable_indexscan = off
set enable_indexonlyscan = off
set pg_trgm.word_similarity_threshold = 0.42
set enable_seqscan = off
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
        where r.business_id = b and r.deleted_at is null and r.search_text operator(public.%>) word limit 2000)
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
        (select r.id, r.name::text as title, r.search_text from public.tokens r
        where r.business_id = b and r.deleted_at is null and r.search_text ilike safe || '%' limit 2000)
        union
        (select r.id, r.name::text as title, r.search_text from public.tokens r
        where r.business_id = b and r.deleted_at is null and r.search_text ilike '% ' || safe || '%' limit 2000))
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
grant create on schema ctx to pos_search;
set local role pos_search;
create or replace function ctx.search_tokens(word text, page_size int, skip int) returns table (id uuid, total bigint)
language plpgsql stable parallel safe security definer
set search_path = pg_catalog, pg_temp
set enable_indexscan = off
set enable_indexonlyscan = off
as $$
declare
  b    uuid := ctx.biz();
  safe text := replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_');
begin
  if b is null or word = '' then return; end if;
  if length(word) >= 3 then
    return query
      with hits as materialized (
        select r.id, r.name from public.tokens r
        where r.business_id = b and r.deleted_at is null and r.search_text ilike '%' || safe || '%')
      select h.id, count(*) over () from hits h
      order by case when page_size <= 1000 then h.name end collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  else
    return query
      with hits as materialized (
        (select r.id, r.name from public.tokens r
        where r.business_id = b and r.deleted_at is null and r.search_text ilike safe || '%')
        union
        (select r.id, r.name from public.tokens r
        where r.business_id = b and r.deleted_at is null and r.search_text ilike '% ' || safe || '%'))
      select h.id, count(*) over () from hits h
      order by case when page_size <= 1000 then h.name end collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  end if;
end $$;
revoke execute on function ctx.search_tokens(text, int, int) from public;
grant execute on function ctx.search_tokens(text, int, int) to pos_app, pos_job;
set local role pos_owner;
revoke create on schema ctx from pos_search;
