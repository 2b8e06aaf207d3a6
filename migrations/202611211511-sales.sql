create table sales (
  business_id   uuid not null,
  id            uuid not null,
  branch_id     uuid not null,
  number        text not null,
  date          date not null,
  sold_at       timestamp with time zone not null,
  store_id      uuid not null,
  customer_id   uuid,
  currency      text not null,
  price_mode    text not null,
  discount      bigint not null,
  net_amount    bigint not null,
  tax           bigint not null,
  total_amount  bigint not null,
  paid_amount   bigint not null,
  remain_amount bigint not null,
  change        bigint not null,
  rounding      bigint not null,
  profit        bigint not null,
  below_cost    boolean not null,
  on_credit     boolean not null,
  status        text not null,
  fiscal_state  text not null,
  device_id     uuid,
  copies        integer not null,
  reference     text,
  remarks       text,
  search_text   text not null default ''::text,
  version       integer not null default 1,
  created_at    timestamp with time zone not null default now(),
  created_by    uuid,
  updated_at    timestamp with time zone not null default now(),
  deleted_at    timestamp with time zone,
  deleted_by    uuid,
  primary key (business_id, id)
);
create index sales_newest on sales (business_id, created_at desc, id);
create index sales_of_branch on sales (business_id, branch_id, created_at desc, id);
create index sales_by_date on sales (business_id, branch_id, date desc, id);
create index sales_by_number on sales (business_id, number collate "und-x-icu", id) where (deleted_at IS NULL);
create index sales_of_store on sales (business_id, store_id);
create index sales_of_customer on sales (business_id, customer_id);
create index sales_of_device on sales (business_id, device_id);
alter table sales enable row level security;
alter table sales force row level security;
create policy tenant on sales to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on sales to pos_app;
grant insert (business_id, id, branch_id, number, date, sold_at, store_id, customer_id, currency, price_mode, discount, net_amount, tax, total_amount, paid_amount, remain_amount, change, rounding, profit, below_cost, on_credit, status, fiscal_state, device_id, copies, reference, remarks, search_text, version, created_by) on sales to pos_app;
grant update (number, date, sold_at, store_id, customer_id, currency, price_mode, discount, net_amount, tax, total_amount, paid_amount, remain_amount, change, rounding, profit, below_cost, on_credit, status, fiscal_state, device_id, copies, reference, remarks, search_text, version, updated_at, deleted_at, deleted_by) on sales to pos_app;
grant select on sales to pos_job;
grant insert (business_id, id, branch_id, number, date, sold_at, store_id, customer_id, currency, price_mode, discount, net_amount, tax, total_amount, paid_amount, remain_amount, change, rounding, profit, below_cost, on_credit, status, fiscal_state, device_id, copies, reference, remarks, search_text, version, created_by) on sales to pos_job;
grant update (number, date, sold_at, store_id, customer_id, currency, price_mode, discount, net_amount, tax, total_amount, paid_amount, remain_amount, change, rounding, profit, below_cost, on_credit, status, fiscal_state, device_id, copies, reference, remarks, search_text, version, updated_at, deleted_at, deleted_by) on sales to pos_job;
create trigger count_added after insert on sales referencing new table as added
  for each statement execute function ctx.count_added('branch');
create trigger count_hidden after update of deleted_at on sales for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('branch');
create index sales_search on sales using gin (business_id, search_text gin_trgm_ops) where (deleted_at IS NULL);
grant select (business_id, id, branch_id, number, search_text, deleted_at) on sales to pos_search;
create policy search on sales for select to pos_search using (true);
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
        select r.id, r.number from public.sales r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and (r.search_text ilike safe || '%' or r.search_text ilike '% ' || safe || '%'))
      select h.id, count(*) over () from hits h
      order by case when page_size <= 1000 then h.number end collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  end if;
end $$;
revoke execute on function ctx.search_sales(text, uuid[], int, int) from public;
grant execute on function ctx.search_sales(text, uuid[], int, int) to pos_app, pos_job;
set local role pos_owner;
revoke create on schema ctx from pos_search;

create table sale_lines (
  business_id       uuid not null,
  sale_id           uuid not null,
  line_no           integer not null,
  product_id        uuid not null,
  unit              text not null,
  factor            integer not null,
  quantity          bigint not null,
  list_price        bigint not null,
  unit_price        bigint not null,
  discount          bigint not null,
  sale_discount     bigint not null,
  tax_type          text not null,
  vat_rate          integer not null,
  net_amount        bigint not null,
  tax               bigint not null,
  total_amount      bigint not null,
  returned_quantity bigint not null,
  cost              bigint not null,
  below_cost        boolean not null,
  primary key (business_id, sale_id, line_no)
);
create index sale_lines_of_product on sale_lines (business_id, product_id);
alter table sale_lines enable row level security;
alter table sale_lines force row level security;
create policy tenant on sale_lines to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on sale_lines to pos_app;
grant insert (business_id, sale_id, line_no, product_id, unit, factor, quantity, list_price, unit_price, discount, sale_discount, tax_type, vat_rate, net_amount, tax, total_amount, returned_quantity, cost, below_cost) on sale_lines to pos_app;
grant update (product_id, unit, factor, quantity, list_price, unit_price, discount, sale_discount, tax_type, vat_rate, net_amount, tax, total_amount, returned_quantity, cost, below_cost) on sale_lines to pos_app;
grant delete on sale_lines to pos_app;
grant select on sale_lines to pos_job;
grant insert (business_id, sale_id, line_no, product_id, unit, factor, quantity, list_price, unit_price, discount, sale_discount, tax_type, vat_rate, net_amount, tax, total_amount, returned_quantity, cost, below_cost) on sale_lines to pos_job;
grant update (product_id, unit, factor, quantity, list_price, unit_price, discount, sale_discount, tax_type, vat_rate, net_amount, tax, total_amount, returned_quantity, cost, below_cost) on sale_lines to pos_job;
grant delete on sale_lines to pos_job;

create table sale_payments (
  business_id uuid not null,
  sale_id     uuid not null,
  line_no     integer not null,
  account_id  uuid,
  mode        text not null,
  amount      bigint not null,
  reference   text,
  primary key (business_id, sale_id, line_no)
);
create index sale_payments_of_account on sale_payments (business_id, account_id);
alter table sale_payments enable row level security;
alter table sale_payments force row level security;
create policy tenant on sale_payments to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on sale_payments to pos_app;
grant insert (business_id, sale_id, line_no, account_id, mode, amount, reference) on sale_payments to pos_app;
grant update (account_id, mode, amount, reference) on sale_payments to pos_app;
grant delete on sale_payments to pos_app;
grant select on sale_payments to pos_job;
grant insert (business_id, sale_id, line_no, account_id, mode, amount, reference) on sale_payments to pos_job;
grant update (account_id, mode, amount, reference) on sale_payments to pos_job;
grant delete on sale_payments to pos_job;

create table sale_returns (
  business_id  uuid not null,
  id           uuid not null,
  branch_id    uuid not null,
  number       text not null,
  date         date not null,
  sale_id      uuid not null,
  customer_id  uuid,
  net_amount   bigint not null,
  tax          bigint not null,
  total_amount bigint not null,
  rounding     bigint not null,
  reason       text,
  search_text  text not null default ''::text,
  version      integer not null default 1,
  created_at   timestamp with time zone not null default now(),
  created_by   uuid,
  updated_at   timestamp with time zone not null default now(),
  deleted_at   timestamp with time zone,
  deleted_by   uuid,
  primary key (business_id, id)
);
create index sale_returns_newest on sale_returns (business_id, created_at desc, id);
create index sale_returns_of_branch on sale_returns (business_id, branch_id, created_at desc, id);
create index sale_returns_by_date on sale_returns (business_id, branch_id, date desc, id);
create index sale_returns_by_number on sale_returns (business_id, number collate "und-x-icu", id) where (deleted_at IS NULL);
create index sale_returns_of_sale on sale_returns (business_id, sale_id);
create index sale_returns_of_customer on sale_returns (business_id, customer_id);
alter table sale_returns enable row level security;
alter table sale_returns force row level security;
create policy tenant on sale_returns to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on sale_returns to pos_app;
grant insert (business_id, id, branch_id, number, date, sale_id, customer_id, net_amount, tax, total_amount, rounding, reason, search_text, version, created_by) on sale_returns to pos_app;
grant update (number, date, sale_id, customer_id, net_amount, tax, total_amount, rounding, reason, search_text, version, updated_at, deleted_at, deleted_by) on sale_returns to pos_app;
grant select on sale_returns to pos_job;
grant insert (business_id, id, branch_id, number, date, sale_id, customer_id, net_amount, tax, total_amount, rounding, reason, search_text, version, created_by) on sale_returns to pos_job;
grant update (number, date, sale_id, customer_id, net_amount, tax, total_amount, rounding, reason, search_text, version, updated_at, deleted_at, deleted_by) on sale_returns to pos_job;
create trigger count_added after insert on sale_returns referencing new table as added
  for each statement execute function ctx.count_added('branch');
create trigger count_hidden after update of deleted_at on sale_returns for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('branch');
create index sale_returns_search on sale_returns using gin (business_id, search_text gin_trgm_ops) where (deleted_at IS NULL);
grant select (business_id, id, branch_id, number, search_text, deleted_at) on sale_returns to pos_search;
create policy search on sale_returns for select to pos_search using (true);
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
        select r.id, r.number from public.sale_returns r
        where r.business_id = b and r.branch_id = any (branches) and r.deleted_at is null and (r.search_text ilike safe || '%' or r.search_text ilike '% ' || safe || '%'))
      select h.id, count(*) over () from hits h
      order by case when page_size <= 1000 then h.number end collate "und-x-icu", h.id limit least(greatest(page_size, 1), 10001) offset greatest(skip, 0);
  end if;
end $$;
revoke execute on function ctx.search_sale_returns(text, uuid[], int, int) from public;
grant execute on function ctx.search_sale_returns(text, uuid[], int, int) to pos_app, pos_job;
set local role pos_owner;
revoke create on schema ctx from pos_search;

create table sale_return_lines (
  business_id    uuid not null,
  sale_return_id uuid not null,
  line_no        integer not null,
  sale_line_no   integer not null,
  product_id     uuid not null,
  unit           text not null,
  quantity       bigint not null,
  discount       bigint not null,
  net_amount     bigint not null,
  tax            bigint not null,
  total_amount   bigint not null,
  cost           bigint not null,
  goods          text not null,
  primary key (business_id, sale_return_id, line_no)
);
create index sale_return_lines_of_product on sale_return_lines (business_id, product_id);
alter table sale_return_lines enable row level security;
alter table sale_return_lines force row level security;
create policy tenant on sale_return_lines to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on sale_return_lines to pos_app;
grant insert (business_id, sale_return_id, line_no, sale_line_no, product_id, unit, quantity, discount, net_amount, tax, total_amount, cost, goods) on sale_return_lines to pos_app;
grant update (sale_line_no, product_id, unit, quantity, discount, net_amount, tax, total_amount, cost, goods) on sale_return_lines to pos_app;
grant delete on sale_return_lines to pos_app;
grant select on sale_return_lines to pos_job;
grant insert (business_id, sale_return_id, line_no, sale_line_no, product_id, unit, quantity, discount, net_amount, tax, total_amount, cost, goods) on sale_return_lines to pos_job;
grant update (sale_line_no, product_id, unit, quantity, discount, net_amount, tax, total_amount, cost, goods) on sale_return_lines to pos_job;
grant delete on sale_return_lines to pos_job;

create table sale_return_refunds (
  business_id    uuid not null,
  sale_return_id uuid not null,
  line_no        integer not null,
  account_id     uuid,
  mode           text not null,
  amount         bigint not null,
  reference      text,
  primary key (business_id, sale_return_id, line_no)
);
create index sale_return_refunds_of_account on sale_return_refunds (business_id, account_id);
alter table sale_return_refunds enable row level security;
alter table sale_return_refunds force row level security;
create policy tenant on sale_return_refunds to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on sale_return_refunds to pos_app;
grant insert (business_id, sale_return_id, line_no, account_id, mode, amount, reference) on sale_return_refunds to pos_app;
grant update (account_id, mode, amount, reference) on sale_return_refunds to pos_app;
grant delete on sale_return_refunds to pos_app;
grant select on sale_return_refunds to pos_job;
grant insert (business_id, sale_return_id, line_no, account_id, mode, amount, reference) on sale_return_refunds to pos_job;
grant update (account_id, mode, amount, reference) on sale_return_refunds to pos_job;
grant delete on sale_return_refunds to pos_job;

alter table sales add constraint sales_branch_id foreign key (business_id, branch_id) references branches (business_id, id);
alter table sales add constraint sales_store_id foreign key (business_id, store_id) references stores (business_id, id);
alter table sales add constraint sales_customer_id foreign key (business_id, customer_id) references customers (business_id, id);
alter table sales add constraint sales_device_id foreign key (business_id, device_id) references devices (business_id, id);
alter table sale_lines add constraint sale_lines_sale_id foreign key (business_id, sale_id) references sales (business_id, id);
alter table sale_lines add constraint sale_lines_product_id foreign key (business_id, product_id) references products (business_id, id);
alter table sale_payments add constraint sale_payments_sale_id foreign key (business_id, sale_id) references sales (business_id, id);
alter table sale_payments add constraint sale_payments_account_id foreign key (business_id, account_id) references accounts (business_id, id);
alter table sale_returns add constraint sale_returns_branch_id foreign key (business_id, branch_id) references branches (business_id, id);
alter table sale_returns add constraint sale_returns_sale_id foreign key (business_id, sale_id) references sales (business_id, id);
alter table sale_returns add constraint sale_returns_customer_id foreign key (business_id, customer_id) references customers (business_id, id);
alter table sale_return_lines add constraint sale_return_lines_sale_return_id foreign key (business_id, sale_return_id) references sale_returns (business_id, id);
alter table sale_return_lines add constraint sale_return_lines_product_id foreign key (business_id, product_id) references products (business_id, id);
alter table sale_return_refunds add constraint sale_return_refunds_sale_return_id foreign key (business_id, sale_return_id) references sale_returns (business_id, id);
alter table sale_return_refunds add constraint sale_return_refunds_account_id foreign key (business_id, account_id) references accounts (business_id, id);
