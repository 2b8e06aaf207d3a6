create table purchases (
  business_id         uuid not null,
  id                  uuid not null,
  branch_id           uuid not null,
  number              text not null,
  date                date not null,
  supplier_id         uuid,
  store_id            uuid not null,
  currency            text not null,
  price_mode          text not null,
  receipt_is_provided boolean not null,
  receipt_number      text,
  receipt_date        date,
  discount            bigint not null,
  net_amount          bigint not null,
  tax                 bigint not null,
  claimed_tax         bigint not null,
  shortage_cost       bigint not null,
  total_amount        bigint not null,
  paid_amount         bigint not null,
  remain_amount       bigint not null,
  status              text not null,
  reference           text,
  remarks             text,
  search_text         text not null default ''::text,
  version             integer not null default 1,
  created_at          timestamp with time zone not null default now(),
  created_by          uuid,
  updated_at          timestamp with time zone not null default now(),
  deleted_at          timestamp with time zone,
  deleted_by          uuid,
  primary key (business_id, id)
);
create index purchases_newest on purchases (business_id, created_at desc, id, deleted_at);
create index purchases_of_branch on purchases (business_id, branch_id, created_at desc, id, deleted_at);
create index purchases_by_date on purchases (business_id, branch_id, date desc, id);
create index purchases_by_number on purchases (business_id, number collate "und-x-icu", id) where (deleted_at IS NULL);
create index purchases_of_supplier on purchases (business_id, supplier_id);
create index purchases_of_store on purchases (business_id, store_id);
alter table purchases enable row level security;
alter table purchases force row level security;
create policy tenant on purchases to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on purchases to pos_app;
grant insert (business_id, id, branch_id, number, date, supplier_id, store_id, currency, price_mode, receipt_is_provided, receipt_number, receipt_date, discount, net_amount, tax, claimed_tax, shortage_cost, total_amount, paid_amount, remain_amount, status, reference, remarks, search_text, version, created_by) on purchases to pos_app;
grant update (number, date, supplier_id, store_id, currency, price_mode, receipt_is_provided, receipt_number, receipt_date, discount, net_amount, tax, claimed_tax, shortage_cost, total_amount, paid_amount, remain_amount, status, reference, remarks, search_text, version, updated_at, deleted_at, deleted_by) on purchases to pos_app;
grant select on purchases to pos_job;
grant insert (business_id, id, branch_id, number, date, supplier_id, store_id, currency, price_mode, receipt_is_provided, receipt_number, receipt_date, discount, net_amount, tax, claimed_tax, shortage_cost, total_amount, paid_amount, remain_amount, status, reference, remarks, search_text, version, created_by) on purchases to pos_job;
grant update (number, date, supplier_id, store_id, currency, price_mode, receipt_is_provided, receipt_number, receipt_date, discount, net_amount, tax, claimed_tax, shortage_cost, total_amount, paid_amount, remain_amount, status, reference, remarks, search_text, version, updated_at, deleted_at, deleted_by) on purchases to pos_job;
create trigger count_added after insert on purchases referencing new table as added
  for each statement execute function ctx.count_added('branch');
create trigger count_hidden after update of deleted_at on purchases for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('branch');
create index purchases_search on purchases using gin (business_id, search_text gin_trgm_ops) where (deleted_at IS NULL);
grant select (business_id, id, branch_id, number, search_text, deleted_at) on purchases to pos_search;
create policy search on purchases for select to pos_search using (true);

create table purchase_lines (
  business_id       uuid not null,
  purchase_id       uuid not null,
  line_no           integer not null,
  product_id        uuid not null,
  unit              text not null,
  factor            integer not null,
  quantity          bigint not null,
  price             bigint not null,
  discount          bigint not null,
  purchase_discount bigint not null,
  tax_type          text not null,
  vat_rate          integer not null,
  net_amount        bigint not null,
  tax               bigint not null,
  total_amount      bigint not null,
  cost              bigint not null,
  selling_price     bigint,
  primary key (business_id, purchase_id, line_no)
);
create index purchase_lines_of_product on purchase_lines (business_id, product_id, purchase_id);
alter table purchase_lines enable row level security;
alter table purchase_lines force row level security;
create policy tenant on purchase_lines to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on purchase_lines to pos_app;
grant insert (business_id, purchase_id, line_no, product_id, unit, factor, quantity, price, discount, purchase_discount, tax_type, vat_rate, net_amount, tax, total_amount, cost, selling_price) on purchase_lines to pos_app;
grant update (product_id, unit, factor, quantity, price, discount, purchase_discount, tax_type, vat_rate, net_amount, tax, total_amount, cost, selling_price) on purchase_lines to pos_app;
grant delete on purchase_lines to pos_app;
grant select on purchase_lines to pos_job;
grant insert (business_id, purchase_id, line_no, product_id, unit, factor, quantity, price, discount, purchase_discount, tax_type, vat_rate, net_amount, tax, total_amount, cost, selling_price) on purchase_lines to pos_job;
grant update (product_id, unit, factor, quantity, price, discount, purchase_discount, tax_type, vat_rate, net_amount, tax, total_amount, cost, selling_price) on purchase_lines to pos_job;
grant delete on purchase_lines to pos_job;

create table purchase_payments (
  business_id uuid not null,
  purchase_id uuid not null,
  line_no     integer not null,
  account_id  uuid,
  mode        text not null,
  amount      bigint not null,
  reference   text,
  primary key (business_id, purchase_id, line_no)
);
create index purchase_payments_of_account on purchase_payments (business_id, account_id, purchase_id);
alter table purchase_payments enable row level security;
alter table purchase_payments force row level security;
create policy tenant on purchase_payments to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on purchase_payments to pos_app;
grant insert (business_id, purchase_id, line_no, account_id, mode, amount, reference) on purchase_payments to pos_app;
grant update (account_id, mode, amount, reference) on purchase_payments to pos_app;
grant delete on purchase_payments to pos_app;
grant select on purchase_payments to pos_job;
grant insert (business_id, purchase_id, line_no, account_id, mode, amount, reference) on purchase_payments to pos_job;
grant update (account_id, mode, amount, reference) on purchase_payments to pos_job;
grant delete on purchase_payments to pos_job;

alter table purchases add constraint purchases_branch_id foreign key (business_id, branch_id) references branches (business_id, id);
alter table purchases add constraint purchases_supplier_id foreign key (business_id, supplier_id) references suppliers (business_id, id);
alter table purchases add constraint purchases_store_id foreign key (business_id, store_id) references stores (business_id, id);
alter table purchase_lines add constraint purchase_lines_purchase_id foreign key (business_id, purchase_id) references purchases (business_id, id);
alter table purchase_lines add constraint purchase_lines_product_id foreign key (business_id, product_id) references products (business_id, id);
alter table purchase_payments add constraint purchase_payments_purchase_id foreign key (business_id, purchase_id) references purchases (business_id, id);
alter table purchase_payments add constraint purchase_payments_account_id foreign key (business_id, account_id) references accounts (business_id, id);
