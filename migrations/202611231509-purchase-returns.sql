create table purchase_returns (
  business_id  uuid not null,
  id           uuid not null,
  branch_id    uuid not null,
  number       text not null,
  date         date not null,
  purchase_id  uuid not null,
  supplier_id  uuid,
  store_id     uuid not null,
  net_amount   bigint not null,
  tax          bigint not null,
  claimed_tax  bigint not null,
  total_amount bigint not null,
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
create index purchase_returns_newest on purchase_returns (business_id, created_at desc, id, deleted_at);
create index purchase_returns_of_branch on purchase_returns (business_id, branch_id, created_at desc, id, deleted_at);
create index purchase_returns_by_date on purchase_returns (business_id, branch_id, date desc, id);
create index purchase_returns_by_number on purchase_returns (business_id, number collate "und-x-icu", id) where (deleted_at IS NULL);
create index purchase_returns_of_purchase on purchase_returns (business_id, purchase_id);
create index purchase_returns_of_supplier on purchase_returns (business_id, supplier_id);
create index purchase_returns_of_store on purchase_returns (business_id, store_id);
alter table purchase_returns enable row level security;
alter table purchase_returns force row level security;
create policy tenant on purchase_returns to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on purchase_returns to pos_app;
grant insert (business_id, id, branch_id, number, date, purchase_id, supplier_id, store_id, net_amount, tax, claimed_tax, total_amount, reason, search_text, version, created_by) on purchase_returns to pos_app;
grant update (number, date, purchase_id, supplier_id, store_id, net_amount, tax, claimed_tax, total_amount, reason, search_text, version, updated_at, deleted_at, deleted_by) on purchase_returns to pos_app;
grant select on purchase_returns to pos_job;
grant insert (business_id, id, branch_id, number, date, purchase_id, supplier_id, store_id, net_amount, tax, claimed_tax, total_amount, reason, search_text, version, created_by) on purchase_returns to pos_job;
grant update (number, date, purchase_id, supplier_id, store_id, net_amount, tax, claimed_tax, total_amount, reason, search_text, version, updated_at, deleted_at, deleted_by) on purchase_returns to pos_job;
create trigger count_added after insert on purchase_returns referencing new table as added
  for each statement execute function ctx.count_added('branch');
create trigger count_hidden after update of deleted_at on purchase_returns for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('branch');
create index purchase_returns_search on purchase_returns using gin (business_id, search_text gin_trgm_ops) where (deleted_at IS NULL);
grant select (business_id, id, branch_id, number, search_text, deleted_at) on purchase_returns to pos_search;
create policy search on purchase_returns for select to pos_search using (true);

create table purchase_return_lines (
  business_id        uuid not null,
  purchase_return_id uuid not null,
  line_no            integer not null,
  purchase_line_no   integer not null,
  product_id         uuid not null,
  unit               text not null,
  factor             integer not null,
  quantity           bigint not null,
  net_amount         bigint not null,
  tax                bigint not null,
  total_amount       bigint not null,
  cost               bigint not null,
  variance           bigint not null,
  primary key (business_id, purchase_return_id, line_no)
);
create index purchase_return_lines_of_product on purchase_return_lines (business_id, product_id, purchase_return_id);
alter table purchase_return_lines enable row level security;
alter table purchase_return_lines force row level security;
create policy tenant on purchase_return_lines to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on purchase_return_lines to pos_app;
grant insert (business_id, purchase_return_id, line_no, purchase_line_no, product_id, unit, factor, quantity, net_amount, tax, total_amount, cost, variance) on purchase_return_lines to pos_app;
grant update (purchase_line_no, product_id, unit, factor, quantity, net_amount, tax, total_amount, cost, variance) on purchase_return_lines to pos_app;
grant delete on purchase_return_lines to pos_app;
grant select on purchase_return_lines to pos_job;
grant insert (business_id, purchase_return_id, line_no, purchase_line_no, product_id, unit, factor, quantity, net_amount, tax, total_amount, cost, variance) on purchase_return_lines to pos_job;
grant update (purchase_line_no, product_id, unit, factor, quantity, net_amount, tax, total_amount, cost, variance) on purchase_return_lines to pos_job;
grant delete on purchase_return_lines to pos_job;

create table purchase_return_refunds (
  business_id        uuid not null,
  purchase_return_id uuid not null,
  line_no            integer not null,
  account_id         uuid,
  mode               text not null,
  amount             bigint not null,
  reference          text,
  primary key (business_id, purchase_return_id, line_no)
);
create index purchase_return_refunds_of_account on purchase_return_refunds (business_id, account_id, purchase_return_id);
alter table purchase_return_refunds enable row level security;
alter table purchase_return_refunds force row level security;
create policy tenant on purchase_return_refunds to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on purchase_return_refunds to pos_app;
grant insert (business_id, purchase_return_id, line_no, account_id, mode, amount, reference) on purchase_return_refunds to pos_app;
grant update (account_id, mode, amount, reference) on purchase_return_refunds to pos_app;
grant delete on purchase_return_refunds to pos_app;
grant select on purchase_return_refunds to pos_job;
grant insert (business_id, purchase_return_id, line_no, account_id, mode, amount, reference) on purchase_return_refunds to pos_job;
grant update (account_id, mode, amount, reference) on purchase_return_refunds to pos_job;
grant delete on purchase_return_refunds to pos_job;

alter table purchase_returns add constraint purchase_returns_branch_id foreign key (business_id, branch_id) references branches (business_id, id);
alter table purchase_returns add constraint purchase_returns_purchase_id foreign key (business_id, purchase_id) references purchases (business_id, id);
alter table purchase_returns add constraint purchase_returns_supplier_id foreign key (business_id, supplier_id) references suppliers (business_id, id);
alter table purchase_returns add constraint purchase_returns_store_id foreign key (business_id, store_id) references stores (business_id, id);
alter table purchase_return_lines add constraint purchase_return_lines_purchase_return_id foreign key (business_id, purchase_return_id) references purchase_returns (business_id, id);
alter table purchase_return_lines add constraint purchase_return_lines_product_id foreign key (business_id, product_id) references products (business_id, id);
alter table purchase_return_refunds add constraint purchase_return_refunds_purchase_return_id foreign key (business_id, purchase_return_id) references purchase_returns (business_id, id);
alter table purchase_return_refunds add constraint purchase_return_refunds_account_id foreign key (business_id, account_id) references accounts (business_id, id);
revoke update on purchase_lines from pos_app;
revoke insert on purchase_lines from pos_job;
revoke insert on purchase_lines from pos_app;
revoke update on purchase_lines from pos_job;
grant update (product_id, unit, factor, quantity, price, discount, purchase_discount, tax_type, vat_rate, net_amount, tax, total_amount, cost, selling_price, returned_quantity) on purchase_lines to pos_app;
grant insert (business_id, purchase_id, line_no, product_id, unit, factor, quantity, price, discount, purchase_discount, tax_type, vat_rate, net_amount, tax, total_amount, cost, selling_price, returned_quantity) on purchase_lines to pos_job;
grant insert (business_id, purchase_id, line_no, product_id, unit, factor, quantity, price, discount, purchase_discount, tax_type, vat_rate, net_amount, tax, total_amount, cost, selling_price, returned_quantity) on purchase_lines to pos_app;
grant update (product_id, unit, factor, quantity, price, discount, purchase_discount, tax_type, vat_rate, net_amount, tax, total_amount, cost, selling_price, returned_quantity) on purchase_lines to pos_job;
