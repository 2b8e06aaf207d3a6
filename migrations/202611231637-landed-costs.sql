create table landed_costs (
  business_id         uuid not null,
  id                  uuid not null,
  branch_id           uuid not null,
  number              text not null,
  date                date not null,
  title               text not null,
  supplier_id         uuid,
  by                  text not null,
  receipt_is_provided boolean not null,
  receipt_number      text,
  receipt_date        date,
  tax_type            text not null,
  net_amount          bigint not null,
  tax                 bigint not null,
  total_amount        bigint not null,
  account_id          uuid,
  mode                text,
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
create index landed_costs_newest on landed_costs (business_id, created_at desc, id, deleted_at);
create index landed_costs_of_branch on landed_costs (business_id, branch_id, created_at desc, id, deleted_at);
create index landed_costs_by_date on landed_costs (business_id, branch_id, date desc, id);
create index landed_costs_by_number on landed_costs (business_id, number collate "und-x-icu", id) where (deleted_at IS NULL);
create index landed_costs_of_supplier on landed_costs (business_id, supplier_id);
create index landed_costs_of_account on landed_costs (business_id, account_id);
alter table landed_costs enable row level security;
alter table landed_costs force row level security;
create policy tenant on landed_costs to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on landed_costs to pos_app;
grant insert (business_id, id, branch_id, number, date, title, supplier_id, by, receipt_is_provided, receipt_number, receipt_date, tax_type, net_amount, tax, total_amount, account_id, mode, paid_amount, remain_amount, status, reference, remarks, search_text, version, created_by) on landed_costs to pos_app;
grant update (number, date, title, supplier_id, by, receipt_is_provided, receipt_number, receipt_date, tax_type, net_amount, tax, total_amount, account_id, mode, paid_amount, remain_amount, status, reference, remarks, search_text, version, updated_at, deleted_at, deleted_by) on landed_costs to pos_app;
grant select on landed_costs to pos_job;
grant insert (business_id, id, branch_id, number, date, title, supplier_id, by, receipt_is_provided, receipt_number, receipt_date, tax_type, net_amount, tax, total_amount, account_id, mode, paid_amount, remain_amount, status, reference, remarks, search_text, version, created_by) on landed_costs to pos_job;
grant update (number, date, title, supplier_id, by, receipt_is_provided, receipt_number, receipt_date, tax_type, net_amount, tax, total_amount, account_id, mode, paid_amount, remain_amount, status, reference, remarks, search_text, version, updated_at, deleted_at, deleted_by) on landed_costs to pos_job;
create trigger count_added after insert on landed_costs referencing new table as added
  for each statement execute function ctx.count_added('branch');
create trigger count_hidden after update of deleted_at on landed_costs for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('branch');
create index landed_costs_search on landed_costs using gin (business_id, search_text gin_trgm_ops) where (deleted_at IS NULL);
grant select (business_id, id, branch_id, number, search_text, deleted_at) on landed_costs to pos_search;
create policy search on landed_costs for select to pos_search using (true);

create table landed_cost_lines (
  business_id      uuid not null,
  landed_cost_id   uuid not null,
  line_no          integer not null,
  purchase_id      uuid not null,
  purchase_line_no integer not null,
  product_id       uuid not null,
  store_id         uuid not null,
  share            bigint not null,
  to_stock         bigint not null,
  to_cost_of_sales bigint not null,
  primary key (business_id, landed_cost_id, line_no)
);
create index landed_cost_lines_of_purchase on landed_cost_lines (business_id, purchase_id, landed_cost_id);
create index landed_cost_lines_of_product on landed_cost_lines (business_id, product_id, landed_cost_id);
create index landed_cost_lines_of_store on landed_cost_lines (business_id, store_id);
alter table landed_cost_lines enable row level security;
alter table landed_cost_lines force row level security;
create policy tenant on landed_cost_lines to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on landed_cost_lines to pos_app;
grant insert (business_id, landed_cost_id, line_no, purchase_id, purchase_line_no, product_id, store_id, share, to_stock, to_cost_of_sales) on landed_cost_lines to pos_app;
grant update (purchase_id, purchase_line_no, product_id, store_id, share, to_stock, to_cost_of_sales) on landed_cost_lines to pos_app;
grant delete on landed_cost_lines to pos_app;
grant select on landed_cost_lines to pos_job;
grant insert (business_id, landed_cost_id, line_no, purchase_id, purchase_line_no, product_id, store_id, share, to_stock, to_cost_of_sales) on landed_cost_lines to pos_job;
grant update (purchase_id, purchase_line_no, product_id, store_id, share, to_stock, to_cost_of_sales) on landed_cost_lines to pos_job;
grant delete on landed_cost_lines to pos_job;

alter table landed_costs add constraint landed_costs_branch_id foreign key (business_id, branch_id) references branches (business_id, id);
alter table landed_costs add constraint landed_costs_supplier_id foreign key (business_id, supplier_id) references suppliers (business_id, id);
alter table landed_costs add constraint landed_costs_account_id foreign key (business_id, account_id) references accounts (business_id, id);
alter table landed_cost_lines add constraint landed_cost_lines_landed_cost_id foreign key (business_id, landed_cost_id) references landed_costs (business_id, id);
alter table landed_cost_lines add constraint landed_cost_lines_purchase_id foreign key (business_id, purchase_id) references purchases (business_id, id);
alter table landed_cost_lines add constraint landed_cost_lines_product_id foreign key (business_id, product_id) references products (business_id, id);
alter table landed_cost_lines add constraint landed_cost_lines_store_id foreign key (business_id, store_id) references stores (business_id, id);
alter table stock_movements drop constraint stock_movements_moves;
alter table stock_movements add constraint stock_movements_moves check ((quantity <> 0) OR (value <> 0));
