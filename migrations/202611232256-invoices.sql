create table invoices (
  business_id      uuid not null,
  id               uuid not null,
  branch_id        uuid not null,
  number           text,
  date             date,
  due_date         date,
  customer_id      uuid not null,
  store_id         uuid,
  currency         text,
  price_mode       text,
  discount         bigint,
  discount_percent integer,
  net_amount       bigint,
  tax              bigint,
  total_amount     bigint,
  status           text not null,
  reference        text,
  remarks          text,
  search_text      text not null default ''::text,
  version          integer not null default 1,
  created_at       timestamp with time zone not null default now(),
  created_by       uuid,
  updated_at       timestamp with time zone not null default now(),
  deleted_at       timestamp with time zone,
  deleted_by       uuid,
  primary key (business_id, id)
);
create index invoices_newest on invoices (business_id, created_at desc, id, deleted_at);
create index invoices_of_branch on invoices (business_id, branch_id, created_at desc, id, deleted_at);
create index invoices_by_number on invoices (business_id, number collate "und-x-icu", id) where (deleted_at IS NULL);
create index invoices_of_customer on invoices (business_id, customer_id);
create index invoices_of_store on invoices (business_id, store_id);
alter table invoices enable row level security;
alter table invoices force row level security;
create policy tenant on invoices to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on invoices to pos_app;
grant insert (business_id, id, branch_id, number, date, due_date, customer_id, store_id, currency, price_mode, discount, discount_percent, net_amount, tax, total_amount, status, reference, remarks, search_text, version, created_by) on invoices to pos_app;
grant update (number, date, due_date, customer_id, store_id, currency, price_mode, discount, discount_percent, net_amount, tax, total_amount, status, reference, remarks, search_text, version, updated_at, deleted_at, deleted_by) on invoices to pos_app;
grant select on invoices to pos_job;
grant insert (business_id, id, branch_id, number, date, due_date, customer_id, store_id, currency, price_mode, discount, discount_percent, net_amount, tax, total_amount, status, reference, remarks, search_text, version, created_by) on invoices to pos_job;
grant update (number, date, due_date, customer_id, store_id, currency, price_mode, discount, discount_percent, net_amount, tax, total_amount, status, reference, remarks, search_text, version, updated_at, deleted_at, deleted_by) on invoices to pos_job;
create trigger count_added after insert on invoices referencing new table as added
  for each statement execute function ctx.count_added('branch');
create trigger count_hidden after update of deleted_at on invoices for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('branch');
create index invoices_search on invoices using gin (business_id, search_text gin_trgm_ops) where (deleted_at IS NULL);
grant select (business_id, id, branch_id, number, search_text, deleted_at) on invoices to pos_search;
create policy search on invoices for select to pos_search using (true);

create table invoice_lines (
  business_id      uuid not null,
  invoice_id       uuid not null,
  line_no          integer not null,
  product_id       uuid not null,
  unit             text,
  quantity         bigint not null,
  unit_price       bigint,
  discount         bigint,
  discount_percent integer,
  factor           integer,
  is_service       boolean,
  list_price       bigint,
  sale_discount    bigint,
  tax_type         text,
  vat_rate         integer,
  net_amount       bigint,
  tax              bigint,
  total_amount     bigint,
  primary key (business_id, invoice_id, line_no)
);
create index invoice_lines_of_product on invoice_lines (business_id, product_id, invoice_id);
alter table invoice_lines enable row level security;
alter table invoice_lines force row level security;
create policy tenant on invoice_lines to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on invoice_lines to pos_app;
grant insert (business_id, invoice_id, line_no, product_id, unit, quantity, unit_price, discount, discount_percent, factor, is_service, list_price, sale_discount, tax_type, vat_rate, net_amount, tax, total_amount) on invoice_lines to pos_app;
grant update (product_id, unit, quantity, unit_price, discount, discount_percent, factor, is_service, list_price, sale_discount, tax_type, vat_rate, net_amount, tax, total_amount) on invoice_lines to pos_app;
grant delete on invoice_lines to pos_app;
grant select on invoice_lines to pos_job;
grant insert (business_id, invoice_id, line_no, product_id, unit, quantity, unit_price, discount, discount_percent, factor, is_service, list_price, sale_discount, tax_type, vat_rate, net_amount, tax, total_amount) on invoice_lines to pos_job;
grant update (product_id, unit, quantity, unit_price, discount, discount_percent, factor, is_service, list_price, sale_discount, tax_type, vat_rate, net_amount, tax, total_amount) on invoice_lines to pos_job;
grant delete on invoice_lines to pos_job;

alter table invoices add constraint invoices_branch_id foreign key (business_id, branch_id) references branches (business_id, id);
alter table invoices add constraint invoices_customer_id foreign key (business_id, customer_id) references customers (business_id, id);
alter table invoices add constraint invoices_store_id foreign key (business_id, store_id) references stores (business_id, id);
alter table invoice_lines add constraint invoice_lines_invoice_id foreign key (business_id, invoice_id) references invoices (business_id, id);
alter table invoice_lines add constraint invoice_lines_product_id foreign key (business_id, product_id) references products (business_id, id);
alter table sales add column invoice_id uuid;
revoke insert on sales from pos_app;
revoke update on sales from pos_job;
revoke insert on sales from pos_job;
revoke update on sales from pos_app;
create index sales_of_invoice on sales (business_id, invoice_id);
alter table sales add constraint sales_invoice_id foreign key (business_id, invoice_id) references invoices (business_id, id);
grant insert (business_id, id, branch_id, number, date, sold_at, store_id, customer_id, invoice_id, customer_tin_number, currency, price_mode, discount, net_amount, tax, total_amount, paid_amount, remain_amount, change, rounding, profit, below_cost, on_credit, status, fiscal_state, device_id, copies, reference, verification_code, remarks, search_text, version, created_by) on sales to pos_app;
grant update (number, date, sold_at, store_id, customer_id, invoice_id, customer_tin_number, currency, price_mode, discount, net_amount, tax, total_amount, paid_amount, remain_amount, change, rounding, profit, below_cost, on_credit, status, fiscal_state, device_id, copies, reference, verification_code, remarks, search_text, version, updated_at, deleted_at, deleted_by) on sales to pos_job;
grant insert (business_id, id, branch_id, number, date, sold_at, store_id, customer_id, invoice_id, customer_tin_number, currency, price_mode, discount, net_amount, tax, total_amount, paid_amount, remain_amount, change, rounding, profit, below_cost, on_credit, status, fiscal_state, device_id, copies, reference, verification_code, remarks, search_text, version, created_by) on sales to pos_job;
grant update (number, date, sold_at, store_id, customer_id, invoice_id, customer_tin_number, currency, price_mode, discount, net_amount, tax, total_amount, paid_amount, remain_amount, change, rounding, profit, below_cost, on_credit, status, fiscal_state, device_id, copies, reference, verification_code, remarks, search_text, version, updated_at, deleted_at, deleted_by) on sales to pos_app;
