create table truck_meter_changes (
  business_id   uuid not null,
  truck_id      uuid not null,
  line_no       integer not null,
  date          date not null,
  last_reading  bigint not null,
  first_reading bigint not null,
  primary key (business_id, truck_id, line_no)
);
alter table truck_meter_changes enable row level security;
alter table truck_meter_changes force row level security;
create policy tenant on truck_meter_changes to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on truck_meter_changes to pos_app;
grant insert (business_id, truck_id, line_no, date, last_reading, first_reading) on truck_meter_changes to pos_app;
grant update (date, last_reading, first_reading) on truck_meter_changes to pos_app;
grant delete on truck_meter_changes to pos_app;
grant select on truck_meter_changes to pos_job;
grant insert (business_id, truck_id, line_no, date, last_reading, first_reading) on truck_meter_changes to pos_job;
grant update (date, last_reading, first_reading) on truck_meter_changes to pos_job;
grant delete on truck_meter_changes to pos_job;

create table truck_operations (
  business_id      uuid not null,
  id               uuid not null,
  branch_id        uuid not null,
  number           text not null,
  kind             text not null,
  date             date,
  truck_order_id   uuid,
  truck_id         uuid not null,
  driver_id        uuid,
  fuel_litres      bigint,
  price            bigint,
  product_id       uuid,
  full_tank        boolean not null,
  missed_before    boolean not null,
  odometer         bigint,
  cost             bigint,
  amount_gained    bigint,
  expense_type_id  uuid,
  paid_from        text not null,
  account_id       uuid,
  fee              bigint,
  supplier_id      uuid,
  due_date         date,
  has_receipt      boolean not null,
  receipt_number   text,
  receipt_date     date,
  receipt_tax      bigint,
  tax_type         text,
  net_amount       bigint not null,
  tax              bigint not null,
  total_amount     bigint not null,
  paid_amount      bigint not null,
  remain_amount    bigint not null,
  ledger_code      text,
  current_location text,
  status           text not null,
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
create index truck_operations_newest on truck_operations (business_id, created_at desc, id, deleted_at);
create index truck_operations_of_branch on truck_operations (business_id, branch_id, created_at desc, id, deleted_at);
create index truck_operations_by_number on truck_operations (business_id, number collate "und-x-icu", id) where (deleted_at IS NULL);
create index truck_operations_of_truck_order on truck_operations (business_id, truck_order_id);
create index truck_operations_of_truck on truck_operations (business_id, truck_id);
create index truck_operations_of_driver on truck_operations (business_id, driver_id);
create index truck_operations_of_product on truck_operations (business_id, product_id);
create index truck_operations_of_expense_type on truck_operations (business_id, expense_type_id);
create index truck_operations_of_account on truck_operations (business_id, account_id);
create index truck_operations_of_supplier on truck_operations (business_id, supplier_id);
alter table truck_operations enable row level security;
alter table truck_operations force row level security;
create policy tenant on truck_operations to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on truck_operations to pos_app;
grant insert (business_id, id, branch_id, number, kind, date, truck_order_id, truck_id, driver_id, fuel_litres, price, product_id, full_tank, missed_before, odometer, cost, amount_gained, expense_type_id, paid_from, account_id, fee, supplier_id, due_date, has_receipt, receipt_number, receipt_date, receipt_tax, tax_type, net_amount, tax, total_amount, paid_amount, remain_amount, ledger_code, current_location, status, remarks, search_text, version, created_by) on truck_operations to pos_app;
grant update (number, kind, date, truck_order_id, truck_id, driver_id, fuel_litres, price, product_id, full_tank, missed_before, odometer, cost, amount_gained, expense_type_id, paid_from, account_id, fee, supplier_id, due_date, has_receipt, receipt_number, receipt_date, receipt_tax, tax_type, net_amount, tax, total_amount, paid_amount, remain_amount, ledger_code, current_location, status, remarks, search_text, version, updated_at, deleted_at, deleted_by) on truck_operations to pos_app;
grant select on truck_operations to pos_job;
grant insert (business_id, id, branch_id, number, kind, date, truck_order_id, truck_id, driver_id, fuel_litres, price, product_id, full_tank, missed_before, odometer, cost, amount_gained, expense_type_id, paid_from, account_id, fee, supplier_id, due_date, has_receipt, receipt_number, receipt_date, receipt_tax, tax_type, net_amount, tax, total_amount, paid_amount, remain_amount, ledger_code, current_location, status, remarks, search_text, version, created_by) on truck_operations to pos_job;
grant update (number, kind, date, truck_order_id, truck_id, driver_id, fuel_litres, price, product_id, full_tank, missed_before, odometer, cost, amount_gained, expense_type_id, paid_from, account_id, fee, supplier_id, due_date, has_receipt, receipt_number, receipt_date, receipt_tax, tax_type, net_amount, tax, total_amount, paid_amount, remain_amount, ledger_code, current_location, status, remarks, search_text, version, updated_at, deleted_at, deleted_by) on truck_operations to pos_job;
create trigger count_added after insert on truck_operations referencing new table as added
  for each statement execute function ctx.count_added('branch');
create trigger count_hidden after update of deleted_at on truck_operations for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('branch');
create index truck_operations_search on truck_operations using gin (business_id, search_text gin_trgm_ops) where (deleted_at IS NULL);
grant select (business_id, id, branch_id, number, search_text, deleted_at) on truck_operations to pos_search;
create policy search on truck_operations for select to pos_search using (true);

alter table truck_meter_changes add constraint truck_meter_changes_truck_id foreign key (business_id, truck_id) references trucks (business_id, id);
alter table truck_operations add constraint truck_operations_branch_id foreign key (business_id, branch_id) references branches (business_id, id);
alter table truck_operations add constraint truck_operations_truck_order_id foreign key (business_id, truck_order_id) references truck_orders (business_id, id);
alter table truck_operations add constraint truck_operations_truck_id foreign key (business_id, truck_id) references trucks (business_id, id);
alter table truck_operations add constraint truck_operations_driver_id foreign key (business_id, driver_id) references users (business_id, id);
alter table truck_operations add constraint truck_operations_product_id foreign key (business_id, product_id) references products (business_id, id);
alter table truck_operations add constraint truck_operations_expense_type_id foreign key (business_id, expense_type_id) references expense_types (business_id, id);
alter table truck_operations add constraint truck_operations_account_id foreign key (business_id, account_id) references accounts (business_id, id);
alter table truck_operations add constraint truck_operations_supplier_id foreign key (business_id, supplier_id) references suppliers (business_id, id);
alter table truck_orders add column loaded_on date;
revoke insert on truck_orders from pos_app;
revoke update on truck_orders from pos_job;
revoke update on truck_orders from pos_app;
revoke insert on truck_orders from pos_job;
grant insert (business_id, id, branch_id, number, customer_id, route_id, truck_id, trailer_id, driver_id, helper_id, starts, ends, price, currency, net_amount, tax, total_amount, paid_amount, remain_amount, loaded_on, odometer_out, odometer_in, started_at, delivered_at, delivered_on, received_by, status, remarks, search_text, version, created_by) on truck_orders to pos_app;
grant update (number, customer_id, route_id, truck_id, trailer_id, driver_id, helper_id, starts, ends, price, currency, net_amount, tax, total_amount, paid_amount, remain_amount, loaded_on, odometer_out, odometer_in, started_at, delivered_at, delivered_on, received_by, status, remarks, search_text, version, updated_at, deleted_at, deleted_by) on truck_orders to pos_job;
grant update (number, customer_id, route_id, truck_id, trailer_id, driver_id, helper_id, starts, ends, price, currency, net_amount, tax, total_amount, paid_amount, remain_amount, loaded_on, odometer_out, odometer_in, started_at, delivered_at, delivered_on, received_by, status, remarks, search_text, version, updated_at, deleted_at, deleted_by) on truck_orders to pos_app;
grant insert (business_id, id, branch_id, number, customer_id, route_id, truck_id, trailer_id, driver_id, helper_id, starts, ends, price, currency, net_amount, tax, total_amount, paid_amount, remain_amount, loaded_on, odometer_out, odometer_in, started_at, delivered_at, delivered_on, received_by, status, remarks, search_text, version, created_by) on truck_orders to pos_job;
