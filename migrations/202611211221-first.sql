create table categories (
  business_id uuid not null,
  id          uuid not null,
  name        text not null,
  remarks     text,
  search_text text not null default ''::text,
  version     integer not null default 1,
  created_at  timestamp with time zone not null default now(),
  created_by  uuid,
  updated_at  timestamp with time zone not null default now(),
  deleted_at  timestamp with time zone,
  deleted_by  uuid,
  primary key (business_id, id)
);
create index categories_newest on categories (business_id, created_at desc, id);
create index categories_by_name on categories (business_id, name collate "und-x-icu", id) where (deleted_at IS NULL);
create unique index categories_one_name on categories (business_id, name) where (deleted_at IS NULL);
alter table categories enable row level security;
alter table categories force row level security;
create policy tenant on categories to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on categories to pos_app;
grant insert (business_id, id, name, remarks, search_text, version, created_by) on categories to pos_app;
grant update (name, remarks, search_text, version, updated_at, deleted_at, deleted_by) on categories to pos_app;
grant select on categories to pos_job;
grant insert (business_id, id, name, remarks, search_text, version, created_by) on categories to pos_job;
grant update (name, remarks, search_text, version, updated_at, deleted_at, deleted_by) on categories to pos_job;
create trigger count_added after insert on categories referencing new table as added
  for each statement execute function ctx.count_added('business');
create trigger count_hidden after update of deleted_at on categories for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('business');
create index categories_search on categories using gin (business_id, search_text gin_trgm_ops) where (deleted_at IS NULL);
grant select (business_id, id, name, search_text, deleted_at) on categories to pos_search;
create policy search on categories for select to pos_search using (true);
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
        select r.id, r.name from public.categories r
        where r.business_id = b and r.deleted_at is null and (r.search_text ilike safe || '%' or r.search_text ilike '% ' || safe || '%'))
      select h.id, count(*) over () from hits h
      order by case when page_size <= 1000 then h.name end collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  end if;
end $$;
revoke execute on function ctx.search_categories(text, int, int) from public;
grant execute on function ctx.search_categories(text, int, int) to pos_app, pos_job;
set local role pos_owner;
revoke create on schema ctx from pos_search;

create table products (
  business_id     uuid not null,
  id              uuid not null,
  name            text not null,
  code            text,
  barcodes        text[] not null default '{}'::text[],
  category_id     uuid,
  type            text not null,
  unit_of_measure text not null,
  whole_units     boolean,
  valuation       text not null,
  tax             text not null,
  expire_date     date,
  expire_time     text,
  image_id        uuid,
  remarks         text,
  status          text not null,
  search_text     text not null default ''::text,
  version         integer not null default 1,
  created_at      timestamp with time zone not null default now(),
  created_by      uuid,
  updated_at      timestamp with time zone not null default now(),
  deleted_at      timestamp with time zone,
  deleted_by      uuid,
  primary key (business_id, id)
);
create index products_newest on products (business_id, created_at desc, id);
create index products_by_name on products (business_id, name collate "und-x-icu", id) where (deleted_at IS NULL);
create unique index products_one_code on products (business_id, code) where (deleted_at IS NULL);
create index products_of_category on products (business_id, category_id);
create index products_of_image on products (business_id, image_id);
alter table products enable row level security;
alter table products force row level security;
create policy tenant on products to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on products to pos_app;
grant insert (business_id, id, name, code, barcodes, category_id, type, unit_of_measure, whole_units, valuation, tax, expire_date, expire_time, image_id, remarks, status, search_text, version, created_by) on products to pos_app;
grant update (name, code, barcodes, category_id, type, unit_of_measure, whole_units, valuation, tax, expire_date, expire_time, image_id, remarks, status, search_text, version, updated_at, deleted_at, deleted_by) on products to pos_app;
grant select on products to pos_job;
grant insert (business_id, id, name, code, barcodes, category_id, type, unit_of_measure, whole_units, valuation, tax, expire_date, expire_time, image_id, remarks, status, search_text, version, created_by) on products to pos_job;
grant update (name, code, barcodes, category_id, type, unit_of_measure, whole_units, valuation, tax, expire_date, expire_time, image_id, remarks, status, search_text, version, updated_at, deleted_at, deleted_by) on products to pos_job;
create trigger count_added after insert on products referencing new table as added
  for each statement execute function ctx.count_added('business');
create trigger count_hidden after update of deleted_at on products for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('business');
create index products_search on products using gin (business_id, search_text gin_trgm_ops) where (deleted_at IS NULL);
grant select (business_id, id, name, search_text, deleted_at) on products to pos_search;
create policy search on products for select to pos_search using (true);
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
        select r.id, r.name from public.products r
        where r.business_id = b and r.deleted_at is null and (r.search_text ilike safe || '%' or r.search_text ilike '% ' || safe || '%'))
      select h.id, count(*) over () from hits h
      order by case when page_size <= 1000 then h.name end collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  end if;
end $$;
revoke execute on function ctx.search_products(text, int, int) from public;
grant execute on function ctx.search_products(text, int, int) to pos_app, pos_job;
set local role pos_owner;
revoke create on schema ctx from pos_search;

create table product_branches (
  business_id   uuid not null,
  product_id    uuid not null,
  branch_id     uuid not null,
  buying_price  bigint,
  selling_price bigint,
  minimum_price bigint,
  stock_alert   bigint,
  placement     text,
  created_at    timestamp with time zone not null default now(),
  updated_at    timestamp with time zone not null default now(),
  primary key (business_id, product_id, branch_id)
);
create index product_branches_of_branch on product_branches (business_id, branch_id);
alter table product_branches enable row level security;
alter table product_branches force row level security;
create policy tenant on product_branches to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on product_branches to pos_app;
grant insert (business_id, product_id, branch_id, buying_price, selling_price, minimum_price, stock_alert, placement) on product_branches to pos_app;
grant update (buying_price, selling_price, minimum_price, stock_alert, placement, updated_at) on product_branches to pos_app;
grant select on product_branches to pos_job;
grant insert (business_id, product_id, branch_id, buying_price, selling_price, minimum_price, stock_alert, placement) on product_branches to pos_job;
grant update (buying_price, selling_price, minimum_price, stock_alert, placement, updated_at) on product_branches to pos_job;

create table product_units (
  business_id   uuid not null,
  product_id    uuid not null,
  line_no       integer not null,
  unit          text not null,
  factor        integer not null,
  barcode       text,
  selling_price bigint,
  primary key (business_id, product_id, line_no)
);
alter table product_units enable row level security;
alter table product_units force row level security;
create policy tenant on product_units to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on product_units to pos_app;
grant insert (business_id, product_id, line_no, unit, factor, barcode, selling_price) on product_units to pos_app;
grant update (unit, factor, barcode, selling_price) on product_units to pos_app;
grant delete on product_units to pos_app;
grant select on product_units to pos_job;
grant insert (business_id, product_id, line_no, unit, factor, barcode, selling_price) on product_units to pos_job;
grant update (unit, factor, barcode, selling_price) on product_units to pos_job;
grant delete on product_units to pos_job;

create table product_barcodes (
  business_id uuid not null,
  value       text not null,
  product_id  uuid not null,
  primary key (business_id, value)
);
create index product_barcodes_of_product on product_barcodes (business_id, product_id);
alter table product_barcodes enable row level security;
alter table product_barcodes force row level security;
create policy tenant on product_barcodes to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on product_barcodes to pos_app;
grant insert (business_id, value, product_id) on product_barcodes to pos_app;
grant delete on product_barcodes to pos_app;
grant select on product_barcodes to pos_job;
grant insert (business_id, value, product_id) on product_barcodes to pos_job;
grant delete on product_barcodes to pos_job;

create table stores (
  business_id uuid not null,
  id          uuid not null,
  branch_id   uuid not null,
  name        text not null,
  keeper_id   uuid,
  is_default  boolean not null,
  remarks     text,
  search_text text not null default ''::text,
  version     integer not null default 1,
  created_at  timestamp with time zone not null default now(),
  created_by  uuid,
  updated_at  timestamp with time zone not null default now(),
  deleted_at  timestamp with time zone,
  deleted_by  uuid,
  primary key (business_id, id)
);
create index stores_newest on stores (business_id, created_at desc, id);
create index stores_of_branch on stores (business_id, branch_id, created_at desc, id);
create index stores_by_name on stores (business_id, name collate "und-x-icu", id) where (deleted_at IS NULL);
create index stores_of_keeper on stores (business_id, keeper_id);
alter table stores enable row level security;
alter table stores force row level security;
create policy tenant on stores to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on stores to pos_app;
grant insert (business_id, id, branch_id, name, keeper_id, is_default, remarks, search_text, version, created_by) on stores to pos_app;
grant update (name, keeper_id, is_default, remarks, search_text, version, updated_at, deleted_at, deleted_by) on stores to pos_app;
grant select on stores to pos_job;
grant insert (business_id, id, branch_id, name, keeper_id, is_default, remarks, search_text, version, created_by) on stores to pos_job;
grant update (name, keeper_id, is_default, remarks, search_text, version, updated_at, deleted_at, deleted_by) on stores to pos_job;
create trigger count_added after insert on stores referencing new table as added
  for each statement execute function ctx.count_added('branch');
create trigger count_hidden after update of deleted_at on stores for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('branch');
create index stores_search on stores using gin (business_id, search_text gin_trgm_ops) where (deleted_at IS NULL);
grant select (business_id, id, branch_id, name, search_text, deleted_at) on stores to pos_search;
create policy search on stores for select to pos_search using (true);
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
        select r.id, r.name from public.stores r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and (r.search_text ilike safe || '%' or r.search_text ilike '% ' || safe || '%'))
      select h.id, count(*) over () from hits h
      order by case when page_size <= 1000 then h.name end collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  end if;
end $$;
revoke execute on function ctx.search_stores(text, uuid[], int, int) from public;
grant execute on function ctx.search_stores(text, uuid[], int, int) to pos_app, pos_job;
set local role pos_owner;
revoke create on schema ctx from pos_search;

create table customers (
  business_id    uuid not null,
  id             uuid not null,
  name           text not null,
  company_name   text,
  phone_number   text,
  email          text,
  tin_number     text,
  vrn_number     text,
  region         text,
  district       text,
  ward           text,
  credit_limit   bigint,
  credit_days    integer,
  customer_group text,
  remarks        text,
  search_text    text not null default ''::text,
  version        integer not null default 1,
  created_at     timestamp with time zone not null default now(),
  created_by     uuid,
  updated_at     timestamp with time zone not null default now(),
  deleted_at     timestamp with time zone,
  deleted_by     uuid,
  primary key (business_id, id)
);
create index customers_newest on customers (business_id, created_at desc, id);
create index customers_by_name on customers (business_id, name collate "und-x-icu", id) where (deleted_at IS NULL);
alter table customers enable row level security;
alter table customers force row level security;
create policy tenant on customers to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on customers to pos_app;
grant insert (business_id, id, name, company_name, phone_number, email, tin_number, vrn_number, region, district, ward, credit_limit, credit_days, customer_group, remarks, search_text, version, created_by) on customers to pos_app;
grant update (name, company_name, phone_number, email, tin_number, vrn_number, region, district, ward, credit_limit, credit_days, customer_group, remarks, search_text, version, updated_at, deleted_at, deleted_by) on customers to pos_app;
grant select on customers to pos_job;
grant insert (business_id, id, name, company_name, phone_number, email, tin_number, vrn_number, region, district, ward, credit_limit, credit_days, customer_group, remarks, search_text, version, created_by) on customers to pos_job;
grant update (name, company_name, phone_number, email, tin_number, vrn_number, region, district, ward, credit_limit, credit_days, customer_group, remarks, search_text, version, updated_at, deleted_at, deleted_by) on customers to pos_job;
create trigger count_added after insert on customers referencing new table as added
  for each statement execute function ctx.count_added('business');
create trigger count_hidden after update of deleted_at on customers for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('business');
create index customers_search on customers using gin (business_id, search_text gin_trgm_ops) where (deleted_at IS NULL);
grant select (business_id, id, name, search_text, deleted_at) on customers to pos_search;
create policy search on customers for select to pos_search using (true);
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
        select r.id, r.name from public.customers r
        where r.business_id = b and r.deleted_at is null and (r.search_text ilike safe || '%' or r.search_text ilike '% ' || safe || '%'))
      select h.id, count(*) over () from hits h
      order by case when page_size <= 1000 then h.name end collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  end if;
end $$;
revoke execute on function ctx.search_customers(text, int, int) from public;
grant execute on function ctx.search_customers(text, int, int) to pos_app, pos_job;
set local role pos_owner;
revoke create on schema ctx from pos_search;

create table accounts (
  business_id    uuid not null,
  id             uuid not null,
  branch_id      uuid not null,
  name           text not null,
  type           text not null,
  provider       text not null,
  account_number text,
  currency       text,
  is_default     boolean not null,
  ledger_code    text,
  search_text    text not null default ''::text,
  version        integer not null default 1,
  created_at     timestamp with time zone not null default now(),
  created_by     uuid,
  updated_at     timestamp with time zone not null default now(),
  deleted_at     timestamp with time zone,
  deleted_by     uuid,
  primary key (business_id, id)
);
create index accounts_newest on accounts (business_id, created_at desc, id);
create index accounts_of_branch on accounts (business_id, branch_id, created_at desc, id);
create index accounts_by_name on accounts (business_id, name collate "und-x-icu", id) where (deleted_at IS NULL);
alter table accounts enable row level security;
alter table accounts force row level security;
create policy tenant on accounts to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on accounts to pos_app;
grant insert (business_id, id, branch_id, name, type, provider, account_number, currency, is_default, ledger_code, search_text, version, created_by) on accounts to pos_app;
grant update (name, type, provider, account_number, currency, is_default, ledger_code, search_text, version, updated_at, deleted_at, deleted_by) on accounts to pos_app;
grant select on accounts to pos_job;
grant insert (business_id, id, branch_id, name, type, provider, account_number, currency, is_default, ledger_code, search_text, version, created_by) on accounts to pos_job;
grant update (name, type, provider, account_number, currency, is_default, ledger_code, search_text, version, updated_at, deleted_at, deleted_by) on accounts to pos_job;
create trigger count_added after insert on accounts referencing new table as added
  for each statement execute function ctx.count_added('branch');
create trigger count_hidden after update of deleted_at on accounts for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('branch');
create index accounts_search on accounts using gin (business_id, search_text gin_trgm_ops) where (deleted_at IS NULL);
grant select (business_id, id, branch_id, name, search_text, deleted_at) on accounts to pos_search;
create policy search on accounts for select to pos_search using (true);
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
        select r.id, r.name from public.accounts r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and (r.search_text ilike safe || '%' or r.search_text ilike '% ' || safe || '%'))
      select h.id, count(*) over () from hits h
      order by case when page_size <= 1000 then h.name end collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  end if;
end $$;
revoke execute on function ctx.search_accounts(text, uuid[], int, int) from public;
grant execute on function ctx.search_accounts(text, uuid[], int, int) to pos_app, pos_job;
set local role pos_owner;
revoke create on schema ctx from pos_search;

create table users (
  business_id  uuid not null,
  id           uuid not null,
  name         text not null,
  phone_number text not null,
  email        text,
  account_type text not null,
  status       text not null,
  settings     jsonb,
  search_text  text not null default ''::text,
  version      integer not null default 1,
  created_at   timestamp with time zone not null default now(),
  created_by   uuid,
  updated_at   timestamp with time zone not null default now(),
  deleted_at   timestamp with time zone,
  deleted_by   uuid,
  primary key (business_id, id)
);
create index users_newest on users (business_id, created_at desc, id);
create index users_by_name on users (business_id, name collate "und-x-icu", id) where (deleted_at IS NULL);
alter table users enable row level security;
alter table users force row level security;
create policy tenant on users to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on users to pos_app;
grant insert (business_id, id, name, phone_number, email, account_type, status, settings, search_text, version, created_by) on users to pos_app;
grant update (name, phone_number, email, account_type, status, settings, search_text, version, updated_at, deleted_at, deleted_by) on users to pos_app;
grant select on users to pos_job;
grant insert (business_id, id, name, phone_number, email, account_type, status, settings, search_text, version, created_by) on users to pos_job;
grant update (name, phone_number, email, account_type, status, settings, search_text, version, updated_at, deleted_at, deleted_by) on users to pos_job;
create trigger count_added after insert on users referencing new table as added
  for each statement execute function ctx.count_added('business');
create trigger count_hidden after update of deleted_at on users for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('business');
create index users_search on users using gin (business_id, search_text gin_trgm_ops) where (deleted_at IS NULL);
grant select (business_id, id, name, search_text, deleted_at) on users to pos_search;
create policy search on users for select to pos_search using (true);
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
        select r.id, r.name from public.users r
        where r.business_id = b and r.deleted_at is null and (r.search_text ilike safe || '%' or r.search_text ilike '% ' || safe || '%'))
      select h.id, count(*) over () from hits h
      order by case when page_size <= 1000 then h.name end collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  end if;
end $$;
revoke execute on function ctx.search_users(text, int, int) from public;
grant execute on function ctx.search_users(text, int, int) to pos_app, pos_job;
set local role pos_owner;
revoke create on schema ctx from pos_search;

create table user_access (
  business_id uuid not null,
  user_id     uuid not null,
  line_no     integer not null,
  branch_id   uuid not null,
  role_id     uuid,
  store_ids   uuid[] not null default '{}'::uuid[],
  primary key (business_id, user_id, line_no)
);
create index user_access_of_branch on user_access (business_id, branch_id);
create index user_access_of_role on user_access (business_id, role_id);
alter table user_access enable row level security;
alter table user_access force row level security;
create policy tenant on user_access to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on user_access to pos_app;
grant insert (business_id, user_id, line_no, branch_id, role_id, store_ids) on user_access to pos_app;
grant update (branch_id, role_id, store_ids) on user_access to pos_app;
grant delete on user_access to pos_app;
grant select on user_access to pos_job;
grant insert (business_id, user_id, line_no, branch_id, role_id, store_ids) on user_access to pos_job;
grant update (branch_id, role_id, store_ids) on user_access to pos_job;
grant delete on user_access to pos_job;

create table roles (
  business_id uuid not null,
  id          uuid not null,
  name        text not null,
  permissions text[] not null default '{}'::text[],
  remarks     text,
  search_text text not null default ''::text,
  version     integer not null default 1,
  created_at  timestamp with time zone not null default now(),
  created_by  uuid,
  updated_at  timestamp with time zone not null default now(),
  deleted_at  timestamp with time zone,
  deleted_by  uuid,
  primary key (business_id, id)
);
create index roles_newest on roles (business_id, created_at desc, id);
create index roles_by_name on roles (business_id, name collate "und-x-icu", id) where (deleted_at IS NULL);
create unique index roles_one_name on roles (business_id, name) where (deleted_at IS NULL);
alter table roles enable row level security;
alter table roles force row level security;
create policy tenant on roles to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on roles to pos_app;
grant insert (business_id, id, name, permissions, remarks, search_text, version, created_by) on roles to pos_app;
grant update (name, permissions, remarks, search_text, version, updated_at, deleted_at, deleted_by) on roles to pos_app;
grant select on roles to pos_job;
grant insert (business_id, id, name, permissions, remarks, search_text, version, created_by) on roles to pos_job;
grant update (name, permissions, remarks, search_text, version, updated_at, deleted_at, deleted_by) on roles to pos_job;
create trigger count_added after insert on roles referencing new table as added
  for each statement execute function ctx.count_added('business');
create trigger count_hidden after update of deleted_at on roles for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('business');
create index roles_search on roles using gin (business_id, search_text gin_trgm_ops) where (deleted_at IS NULL);
grant select (business_id, id, name, search_text, deleted_at) on roles to pos_search;
create policy search on roles for select to pos_search using (true);
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
        select r.id, r.name from public.roles r
        where r.business_id = b and r.deleted_at is null and (r.search_text ilike safe || '%' or r.search_text ilike '% ' || safe || '%'))
      select h.id, count(*) over () from hits h
      order by case when page_size <= 1000 then h.name end collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  end if;
end $$;
revoke execute on function ctx.search_roles(text, int, int) from public;
grant execute on function ctx.search_roles(text, int, int) to pos_app, pos_job;
set local role pos_owner;
revoke create on schema ctx from pos_search;

create table devices (
  business_id      uuid not null,
  id               uuid not null,
  user_id          uuid,
  name             text not null,
  kind             text not null,
  last_seen        timestamp with time zone,
  ip               text,
  may_sell_offline boolean not null,
  version          integer not null default 1,
  created_at       timestamp with time zone not null default now(),
  created_by       uuid,
  updated_at       timestamp with time zone not null default now(),
  deleted_at       timestamp with time zone,
  deleted_by       uuid,
  primary key (business_id, id)
);
create index devices_newest on devices (business_id, created_at desc, id);
create index devices_by_name on devices (business_id, name collate "und-x-icu", id) where (deleted_at IS NULL);
create index devices_of_user on devices (business_id, user_id);
alter table devices enable row level security;
alter table devices force row level security;
create policy tenant on devices to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on devices to pos_app;
grant insert (business_id, id, user_id, name, kind, last_seen, ip, may_sell_offline, version, created_by) on devices to pos_app;
grant update (user_id, name, kind, last_seen, ip, may_sell_offline, version, updated_at, deleted_at, deleted_by) on devices to pos_app;
grant select on devices to pos_job;
grant insert (business_id, id, user_id, name, kind, last_seen, ip, may_sell_offline, version, created_by) on devices to pos_job;
grant update (user_id, name, kind, last_seen, ip, may_sell_offline, version, updated_at, deleted_at, deleted_by) on devices to pos_job;
create trigger count_added after insert on devices referencing new table as added
  for each statement execute function ctx.count_added('business');
create trigger count_hidden after update of deleted_at on devices for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('business');

create table businesses (
  business_id   uuid not null,
  id            uuid not null,
  name          text not null,
  business_type text not null,
  idle_minutes  integer not null,
  session_hours integer not null,
  version       integer not null default 1,
  created_at    timestamp with time zone not null default now(),
  created_by    uuid,
  updated_at    timestamp with time zone not null default now(),
  deleted_at    timestamp with time zone,
  deleted_by    uuid,
  primary key (business_id, id)
);
create index businesses_newest on businesses (business_id, created_at desc, id);
create index businesses_by_name on businesses (business_id, name collate "und-x-icu", id) where (deleted_at IS NULL);
alter table businesses enable row level security;
alter table businesses force row level security;
create policy tenant on businesses to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on businesses to pos_app;
grant insert (business_id, id, name, business_type, idle_minutes, session_hours, version, created_by) on businesses to pos_app;
grant update (name, business_type, idle_minutes, session_hours, version, updated_at, deleted_at, deleted_by) on businesses to pos_app;
grant select on businesses to pos_job;
grant insert (business_id, id, name, business_type, idle_minutes, session_hours, version, created_by) on businesses to pos_job;
grant update (name, business_type, idle_minutes, session_hours, version, updated_at, deleted_at, deleted_by) on businesses to pos_job;
create trigger count_added after insert on businesses referencing new table as added
  for each statement execute function ctx.count_added('business');
create trigger count_hidden after update of deleted_at on businesses for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('business');

create table branches (
  business_id   uuid not null,
  id            uuid not null,
  name          text not null,
  phone_number  text not null,
  email         text,
  website       text,
  pobox         text,
  country       text not null,
  region        text,
  district      text,
  ward          text,
  tin_number    text,
  vrn_number    text,
  tax_office    text,
  serial_number text,
  tax_authority text not null,
  opening_time  text not null,
  closing_time  text not null,
  days_open     text[] not null default '{}'::text[],
  time_zone     text not null,
  currency      text not null,
  logo_id       uuid,
  signature_id  uuid,
  business_type text not null,
  sender_name   text,
  status        text not null,
  service_fee   bigint,
  paid_until    date,
  lock_date     date,
  abbreviation  text,
  search_text   text not null default ''::text,
  version       integer not null default 1,
  created_at    timestamp with time zone not null default now(),
  created_by    uuid,
  updated_at    timestamp with time zone not null default now(),
  deleted_at    timestamp with time zone,
  deleted_by    uuid,
  primary key (business_id, id)
);
create index branches_newest on branches (business_id, created_at desc, id);
create index branches_by_name on branches (business_id, name collate "und-x-icu", id) where (deleted_at IS NULL);
create unique index branches_one_name on branches (business_id, name) where (deleted_at IS NULL);
create index branches_of_logo on branches (business_id, logo_id);
create index branches_of_signature on branches (business_id, signature_id);
create unique index branches_one_abbreviation on branches (business_id, abbreviation) where (deleted_at IS NULL);
alter table branches enable row level security;
alter table branches force row level security;
create policy tenant on branches to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on branches to pos_app;
grant insert (business_id, id, name, phone_number, email, website, pobox, country, region, district, ward, tin_number, vrn_number, tax_office, serial_number, tax_authority, opening_time, closing_time, days_open, time_zone, currency, logo_id, signature_id, business_type, sender_name, status, service_fee, paid_until, lock_date, abbreviation, search_text, version, created_by) on branches to pos_app;
grant update (name, phone_number, email, website, pobox, country, region, district, ward, tin_number, vrn_number, tax_office, serial_number, tax_authority, opening_time, closing_time, days_open, time_zone, currency, logo_id, signature_id, business_type, sender_name, status, service_fee, paid_until, lock_date, abbreviation, search_text, version, updated_at, deleted_at, deleted_by) on branches to pos_app;
grant select on branches to pos_job;
grant insert (business_id, id, name, phone_number, email, website, pobox, country, region, district, ward, tin_number, vrn_number, tax_office, serial_number, tax_authority, opening_time, closing_time, days_open, time_zone, currency, logo_id, signature_id, business_type, sender_name, status, service_fee, paid_until, lock_date, abbreviation, search_text, version, created_by) on branches to pos_job;
grant update (name, phone_number, email, website, pobox, country, region, district, ward, tin_number, vrn_number, tax_office, serial_number, tax_authority, opening_time, closing_time, days_open, time_zone, currency, logo_id, signature_id, business_type, sender_name, status, service_fee, paid_until, lock_date, abbreviation, search_text, version, updated_at, deleted_at, deleted_by) on branches to pos_job;
create trigger count_added after insert on branches referencing new table as added
  for each statement execute function ctx.count_added('business');
create trigger count_hidden after update of deleted_at on branches for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('business');
create index branches_search on branches using gin (business_id, search_text gin_trgm_ops) where (deleted_at IS NULL);
grant select (business_id, id, name, search_text, deleted_at) on branches to pos_search;
create policy search on branches for select to pos_search using (true);
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
        select r.id, r.name from public.branches r
        where r.business_id = b and r.deleted_at is null and (r.search_text ilike safe || '%' or r.search_text ilike '% ' || safe || '%'))
      select h.id, count(*) over () from hits h
      order by case when page_size <= 1000 then h.name end collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  end if;
end $$;
revoke execute on function ctx.search_branches(text, int, int) from public;
grant execute on function ctx.search_branches(text, int, int) to pos_app, pos_job;
set local role pos_owner;
revoke create on schema ctx from pos_search;

create table branch_settings (
  business_id                uuid not null,
  id                         uuid not null,
  branch_id                  uuid,
  primary_color              text not null,
  border_radius              text not null,
  font_family                text not null,
  font_size                  text not null,
  padding                    text not null,
  margin                     text not null,
  paper_size                 text not null,
  printer_size               text not null,
  currency_format            text not null,
  invoice_validity           integer not null,
  quote_validity             integer not null,
  remarks                    text,
  remarks_two                text,
  barcode_scanning           boolean not null,
  scanning_vibration         boolean not null,
  products_can_expire        boolean not null,
  can_categorize_products    boolean not null,
  has_store                  boolean not null,
  request_stock              boolean not null,
  show_invoice_footer        boolean not null,
  show_payment_methods       boolean not null,
  send_receipt_over_sms      boolean not null,
  show_invoice_note_on_sale  boolean not null,
  show_reference_on_sale     boolean not null,
  daily_report               boolean not null,
  weekly_report              boolean not null,
  monthly_report             boolean not null,
  annual_report              boolean not null,
  remind_customer_debts      boolean not null,
  remind_unpaid_expenses     boolean not null,
  remind_unpaid_purchases    boolean not null,
  remind_expired_products    boolean not null,
  remind_out_of_stock        boolean not null,
  remind_almost_out_of_stock boolean not null,
  remind_shop_debts          boolean not null,
  remind_service_fee         boolean not null,
  allow_negative_stock       boolean not null,
  price_mode                 text not null,
  vat_registered             boolean not null,
  vat_rate                   integer not null,
  cash_rounding              integer not null,
  shift_required             boolean not null,
  day_starts_at              text not null,
  version                    integer not null default 1,
  created_at                 timestamp with time zone not null default now(),
  created_by                 uuid,
  updated_at                 timestamp with time zone not null default now(),
  deleted_at                 timestamp with time zone,
  deleted_by                 uuid,
  primary key (business_id, id)
);
create index branch_settings_newest on branch_settings (business_id, created_at desc, id);
create index branch_settings_of_branch on branch_settings (business_id, branch_id);
alter table branch_settings enable row level security;
alter table branch_settings force row level security;
create policy tenant on branch_settings to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on branch_settings to pos_app;
grant insert (business_id, id, branch_id, primary_color, border_radius, font_family, font_size, padding, margin, paper_size, printer_size, currency_format, invoice_validity, quote_validity, remarks, remarks_two, barcode_scanning, scanning_vibration, products_can_expire, can_categorize_products, has_store, request_stock, show_invoice_footer, show_payment_methods, send_receipt_over_sms, show_invoice_note_on_sale, show_reference_on_sale, daily_report, weekly_report, monthly_report, annual_report, remind_customer_debts, remind_unpaid_expenses, remind_unpaid_purchases, remind_expired_products, remind_out_of_stock, remind_almost_out_of_stock, remind_shop_debts, remind_service_fee, allow_negative_stock, price_mode, vat_registered, vat_rate, cash_rounding, shift_required, day_starts_at, version, created_by) on branch_settings to pos_app;
grant update (branch_id, primary_color, border_radius, font_family, font_size, padding, margin, paper_size, printer_size, currency_format, invoice_validity, quote_validity, remarks, remarks_two, barcode_scanning, scanning_vibration, products_can_expire, can_categorize_products, has_store, request_stock, show_invoice_footer, show_payment_methods, send_receipt_over_sms, show_invoice_note_on_sale, show_reference_on_sale, daily_report, weekly_report, monthly_report, annual_report, remind_customer_debts, remind_unpaid_expenses, remind_unpaid_purchases, remind_expired_products, remind_out_of_stock, remind_almost_out_of_stock, remind_shop_debts, remind_service_fee, allow_negative_stock, price_mode, vat_registered, vat_rate, cash_rounding, shift_required, day_starts_at, version, updated_at, deleted_at, deleted_by) on branch_settings to pos_app;
grant select on branch_settings to pos_job;
grant insert (business_id, id, branch_id, primary_color, border_radius, font_family, font_size, padding, margin, paper_size, printer_size, currency_format, invoice_validity, quote_validity, remarks, remarks_two, barcode_scanning, scanning_vibration, products_can_expire, can_categorize_products, has_store, request_stock, show_invoice_footer, show_payment_methods, send_receipt_over_sms, show_invoice_note_on_sale, show_reference_on_sale, daily_report, weekly_report, monthly_report, annual_report, remind_customer_debts, remind_unpaid_expenses, remind_unpaid_purchases, remind_expired_products, remind_out_of_stock, remind_almost_out_of_stock, remind_shop_debts, remind_service_fee, allow_negative_stock, price_mode, vat_registered, vat_rate, cash_rounding, shift_required, day_starts_at, version, created_by) on branch_settings to pos_job;
grant update (branch_id, primary_color, border_radius, font_family, font_size, padding, margin, paper_size, printer_size, currency_format, invoice_validity, quote_validity, remarks, remarks_two, barcode_scanning, scanning_vibration, products_can_expire, can_categorize_products, has_store, request_stock, show_invoice_footer, show_payment_methods, send_receipt_over_sms, show_invoice_note_on_sale, show_reference_on_sale, daily_report, weekly_report, monthly_report, annual_report, remind_customer_debts, remind_unpaid_expenses, remind_unpaid_purchases, remind_expired_products, remind_out_of_stock, remind_almost_out_of_stock, remind_shop_debts, remind_service_fee, allow_negative_stock, price_mode, vat_registered, vat_rate, cash_rounding, shift_required, day_starts_at, version, updated_at, deleted_at, deleted_by) on branch_settings to pos_job;
create trigger count_added after insert on branch_settings referencing new table as added
  for each statement execute function ctx.count_added('business');
create trigger count_hidden after update of deleted_at on branch_settings for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('business');

create table activities (
  business_id uuid not null,
  id          uuid not null,
  branch_id   uuid not null,
  user_id     uuid,
  device_id   uuid,
  entity      text not null,
  record_id   text not null,
  record_name text,
  type        text not null,
  changes     jsonb not null,
  reason      text,
  ip          text,
  search_text text not null default ''::text,
  created_at  timestamp with time zone not null default now(),
  created_by  uuid,
  primary key (business_id, id)
);
create index activities_newest on activities (business_id, created_at desc, id);
create index activities_of_branch on activities (business_id, branch_id, created_at desc, id);
create index activities_by_record_name on activities (business_id, record_name collate "und-x-icu", id);
create index activities_of_user on activities (business_id, user_id);
create index activities_of_device on activities (business_id, device_id);
alter table activities enable row level security;
alter table activities force row level security;
create policy tenant on activities to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on activities to pos_app;
grant insert (business_id, id, branch_id, user_id, device_id, entity, record_id, record_name, type, changes, reason, ip, search_text, created_by) on activities to pos_app;
grant select on activities to pos_job;
grant insert (business_id, id, branch_id, user_id, device_id, entity, record_id, record_name, type, changes, reason, ip, search_text, created_by) on activities to pos_job;
create trigger append_only before update or delete on activities for each row execute function ctx.refuse_change();
create trigger append_only_all before truncate on activities for each statement execute function ctx.refuse_change();
create trigger count_added after insert on activities referencing new table as added
  for each statement execute function ctx.count_added('branch');
create index activities_search on activities using gin (business_id, search_text gin_trgm_ops);
grant select (business_id, id, branch_id, record_name, search_text) on activities to pos_search;
create policy search on activities for select to pos_search using (true);
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
        select r.id, r.record_name from public.activities r
        where r.business_id = b and r.branch_id = any (branches) and (r.search_text ilike safe || '%' or r.search_text ilike '% ' || safe || '%'))
      select h.id, count(*) over () from hits h
      order by case when page_size <= 1000 then h.record_name end collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  end if;
end $$;
revoke execute on function ctx.search_activities(text, uuid[], int, int) from public;
grant execute on function ctx.search_activities(text, uuid[], int, int) to pos_app, pos_job;
set local role pos_owner;
revoke create on schema ctx from pos_search;

create table stock_movements (
  business_id uuid not null,
  id          uuid not null,
  branch_id   uuid not null,
  product_id  uuid not null,
  store_id    uuid not null,
  batch_id    uuid not null,
  kind        text not null,
  date        date not null,
  quantity    bigint not null,
  value       bigint not null,
  source_kind text not null,
  source_id   uuid not null,
  line_no     integer not null,
  created_at  timestamp with time zone not null default now(),
  created_by  uuid,
  primary key (business_id, id)
);
alter table stock_movements add constraint stock_movements_moves check (quantity <> 0);
create index stock_movements_of_product on stock_movements (business_id, product_id, branch_id, id);
create index stock_movements_of_store on stock_movements (business_id, store_id, id);
create index stock_movements_of_branch on stock_movements (business_id, branch_id, id);
create index stock_movements_of_source on stock_movements (business_id, source_id);
alter table stock_movements enable row level security;
alter table stock_movements force row level security;
create policy tenant on stock_movements to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on stock_movements to pos_app;
grant insert (business_id, id, branch_id, product_id, store_id, batch_id, kind, date, quantity, value, source_kind, source_id, line_no, created_by) on stock_movements to pos_app;
grant select on stock_movements to pos_job;
grant insert (business_id, id, branch_id, product_id, store_id, batch_id, kind, date, quantity, value, source_kind, source_id, line_no, created_by) on stock_movements to pos_job;
create trigger append_only before update or delete on stock_movements for each row execute function ctx.refuse_change();
create trigger append_only_all before truncate on stock_movements for each statement execute function ctx.refuse_change();

create table stock_levels (
  business_id uuid not null,
  product_id  uuid not null,
  store_id    uuid not null,
  batch_id    uuid not null,
  quantity    bigint not null,
  primary key (business_id, product_id, store_id, batch_id)
);
create index stock_levels_of_store on stock_levels (business_id, store_id);
alter table stock_levels enable row level security;
alter table stock_levels force row level security;
create policy tenant on stock_levels to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on stock_levels to pos_app;
grant insert (business_id, product_id, store_id, batch_id, quantity) on stock_levels to pos_app;
grant update (quantity) on stock_levels to pos_app;
grant select on stock_levels to pos_job;
grant insert (business_id, product_id, store_id, batch_id, quantity) on stock_levels to pos_job;
grant update (quantity) on stock_levels to pos_job;

create table stock_values (
  business_id    uuid not null,
  product_id     uuid not null,
  branch_id      uuid not null,
  quantity       bigint not null default '0'::bigint,
  value          bigint not null default '0'::bigint,
  known_quantity bigint not null default '0'::bigint,
  known_value    bigint not null default '0'::bigint,
  primary key (business_id, product_id, branch_id)
);
alter table stock_values add constraint stock_values_one_sign check (((quantity >= 0) AND (value >= 0)) OR ((quantity <= 0) AND (value <= 0)));
alter table stock_values add constraint stock_values_nothing_is_worth_nothing check ((quantity <> 0) OR (value = 0));
create index stock_values_of_branch on stock_values (business_id, branch_id, product_id);
alter table stock_values enable row level security;
alter table stock_values force row level security;
create policy tenant on stock_values to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on stock_values to pos_app;
grant insert (business_id, product_id, branch_id, quantity, value, known_quantity, known_value) on stock_values to pos_app;
grant update (quantity, value, known_quantity, known_value) on stock_values to pos_app;
grant select on stock_values to pos_job;
grant insert (business_id, product_id, branch_id, quantity, value, known_quantity, known_value) on stock_values to pos_job;
grant update (quantity, value, known_quantity, known_value) on stock_values to pos_job;

create table ledger_accounts (
  business_id uuid not null,
  code        text not null,
  name        text not null,
  type        text not null,
  parent_code text,
  branch_id   uuid,
  created_at  timestamp with time zone not null default now(),
  primary key (business_id, code)
);
create index ledger_accounts_of_parent on ledger_accounts (business_id, parent_code);
create index ledger_accounts_of_branch on ledger_accounts (business_id, branch_id);
alter table ledger_accounts enable row level security;
alter table ledger_accounts force row level security;
create policy tenant on ledger_accounts to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on ledger_accounts to pos_app;
grant insert (business_id, code, name, type, parent_code, branch_id) on ledger_accounts to pos_app;
grant update (name) on ledger_accounts to pos_app;
grant select on ledger_accounts to pos_job;
grant insert (business_id, code, name, type, parent_code, branch_id) on ledger_accounts to pos_job;
grant update (name) on ledger_accounts to pos_job;

create table journal_entries (
  business_id uuid not null,
  id          uuid not null,
  branch_id   uuid not null,
  date        date not null,
  source_kind text not null,
  source_id   uuid not null,
  currency    text not null,
  rate        bigint not null default 1000000,
  memo        text,
  reverses_id uuid,
  created_at  timestamp with time zone not null default now(),
  created_by  uuid,
  primary key (business_id, id)
);
create index journal_entries_by_date on journal_entries (business_id, branch_id, date, id);
create index journal_entries_of_source on journal_entries (business_id, source_id);
create unique index journal_entries_one_reversal on journal_entries (business_id, reverses_id);
alter table journal_entries enable row level security;
alter table journal_entries force row level security;
create policy tenant on journal_entries to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on journal_entries to pos_app;
grant insert (business_id, id, branch_id, date, source_kind, source_id, currency, rate, memo, reverses_id, created_by) on journal_entries to pos_app;
grant select on journal_entries to pos_job;
grant insert (business_id, id, branch_id, date, source_kind, source_id, currency, rate, memo, reverses_id, created_by) on journal_entries to pos_job;
create trigger append_only before update or delete on journal_entries for each row execute function ctx.refuse_change();
create trigger append_only_all before truncate on journal_entries for each statement execute function ctx.refuse_change();

create table journal_lines (
  business_id    uuid not null,
  entry_id       uuid not null,
  line_no        integer not null,
  branch_id      uuid not null,
  date           date not null,
  account_code   text not null,
  debit          bigint not null,
  credit         bigint not null,
  party_kind     text,
  party_id       uuid,
  store_id       uuid,
  foreign_amount bigint,
  primary key (business_id, entry_id, line_no)
);
alter table journal_lines add constraint journal_lines_one_side check (((debit > 0) AND (credit = 0)) OR ((debit = 0) AND (credit > 0)));
create index journal_lines_of_account on journal_lines (business_id, account_code, branch_id, date, entry_id, line_no);
create index journal_lines_of_branch on journal_lines (business_id, branch_id, date);
create index journal_lines_of_party on journal_lines (business_id, party_id, account_code) where (party_id IS NOT NULL);
alter table journal_lines enable row level security;
alter table journal_lines force row level security;
create policy tenant on journal_lines to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on journal_lines to pos_app;
grant insert (business_id, entry_id, line_no, branch_id, date, account_code, debit, credit, party_kind, party_id, store_id, foreign_amount) on journal_lines to pos_app;
grant select on journal_lines to pos_job;
grant insert (business_id, entry_id, line_no, branch_id, date, account_code, debit, credit, party_kind, party_id, store_id, foreign_amount) on journal_lines to pos_job;
create trigger append_only before update or delete on journal_lines for each row execute function ctx.refuse_change();
create trigger append_only_all before truncate on journal_lines for each statement execute function ctx.refuse_change();

create table account_months (
  business_id  uuid not null,
  id           uuid not null default gen_random_uuid(),
  branch_id    uuid not null,
  account_code text not null,
  month        date not null,
  debit        bigint not null,
  credit       bigint not null,
  primary key (business_id, id)
);
create index account_months_of_branch on account_months (business_id, branch_id, month, account_code);
create index account_months_of_account on account_months (business_id, account_code, branch_id);
alter table account_months enable row level security;
alter table account_months force row level security;
create policy tenant on account_months to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on account_months to pos_app;
grant insert (business_id, id, branch_id, account_code, month, debit, credit) on account_months to pos_app;
grant select on account_months to pos_job;
grant insert (business_id, id, branch_id, account_code, month, debit, credit) on account_months to pos_job;

create table number_series (
  business_id uuid not null,
  branch_id   uuid not null,
  kind        text not null,
  year        integer not null,
  last        integer not null,
  primary key (business_id, branch_id, kind, year)
);
alter table number_series enable row level security;
alter table number_series force row level security;
create policy tenant on number_series to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on number_series to pos_app;
grant insert (business_id, branch_id, kind, year, last) on number_series to pos_app;
grant update (last) on number_series to pos_app;
grant select on number_series to pos_job;
grant insert (business_id, branch_id, kind, year, last) on number_series to pos_job;
grant update (last) on number_series to pos_job;

alter table products add constraint products_category_id foreign key (business_id, category_id) references categories (business_id, id);
alter table product_branches add constraint product_branches_product_id foreign key (business_id, product_id) references products (business_id, id);
alter table product_branches add constraint product_branches_branch_id foreign key (business_id, branch_id) references branches (business_id, id);
alter table product_units add constraint product_units_product_id foreign key (business_id, product_id) references products (business_id, id);
alter table product_barcodes add constraint product_barcodes_product_id foreign key (business_id, product_id) references products (business_id, id);
alter table stores add constraint stores_branch_id foreign key (business_id, branch_id) references branches (business_id, id);
alter table stores add constraint stores_keeper_id foreign key (business_id, keeper_id) references users (business_id, id);
alter table accounts add constraint accounts_branch_id foreign key (business_id, branch_id) references branches (business_id, id);
alter table user_access add constraint user_access_user_id foreign key (business_id, user_id) references users (business_id, id);
alter table user_access add constraint user_access_branch_id foreign key (business_id, branch_id) references branches (business_id, id);
alter table user_access add constraint user_access_role_id foreign key (business_id, role_id) references roles (business_id, id);
alter table devices add constraint devices_user_id foreign key (business_id, user_id) references users (business_id, id);
alter table branch_settings add constraint branch_settings_branch_id foreign key (business_id, branch_id) references branches (business_id, id);
alter table activities add constraint activities_branch_id foreign key (business_id, branch_id) references branches (business_id, id);
alter table activities add constraint activities_user_id foreign key (business_id, user_id) references users (business_id, id);
alter table activities add constraint activities_device_id foreign key (business_id, device_id) references devices (business_id, id);
alter table stock_movements add constraint stock_movements_branch_id foreign key (business_id, branch_id) references branches (business_id, id);
alter table stock_movements add constraint stock_movements_product_id foreign key (business_id, product_id) references products (business_id, id);
alter table stock_movements add constraint stock_movements_store_id foreign key (business_id, store_id) references stores (business_id, id);
alter table stock_levels add constraint stock_levels_product_id foreign key (business_id, product_id) references products (business_id, id);
alter table stock_levels add constraint stock_levels_store_id foreign key (business_id, store_id) references stores (business_id, id);
alter table stock_values add constraint stock_values_product_id foreign key (business_id, product_id) references products (business_id, id);
alter table stock_values add constraint stock_values_branch_id foreign key (business_id, branch_id) references branches (business_id, id);
alter table ledger_accounts add constraint ledger_accounts_parent_code foreign key (business_id, parent_code) references ledger_accounts (business_id, code);
alter table ledger_accounts add constraint ledger_accounts_branch_id foreign key (business_id, branch_id) references branches (business_id, id);
alter table journal_entries add constraint journal_entries_branch_id foreign key (business_id, branch_id) references branches (business_id, id);
alter table journal_entries add constraint journal_entries_reverses_id foreign key (business_id, reverses_id) references journal_entries (business_id, id);
alter table journal_lines add constraint journal_lines_entry_id foreign key (business_id, entry_id) references journal_entries (business_id, id);
alter table journal_lines add constraint journal_lines_account_code foreign key (business_id, account_code) references ledger_accounts (business_id, code);
alter table journal_lines add constraint journal_lines_branch_id foreign key (business_id, branch_id) references branches (business_id, id);
alter table account_months add constraint account_months_branch_id foreign key (business_id, branch_id) references branches (business_id, id);
alter table account_months add constraint account_months_account_code foreign key (business_id, account_code) references ledger_accounts (business_id, code);
alter table number_series add constraint number_series_branch_id foreign key (business_id, branch_id) references branches (business_id, id);
