create table truck_order_credits (
  business_id    uuid not null,
  truck_order_id uuid not null,
  line_no        integer not null,
  date           date not null,
  cargo_id       uuid not null,
  customer_id    uuid not null,
  quantity       bigint not null,
  net_amount     bigint not null,
  tax            bigint not null,
  total_amount   bigint not null,
  primary key (business_id, truck_order_id, line_no)
);
create index truck_order_credits_of_cargo on truck_order_credits (business_id, cargo_id);
create index truck_order_credits_of_customer on truck_order_credits (business_id, customer_id);
alter table truck_order_credits enable row level security;
alter table truck_order_credits force row level security;
create policy tenant on truck_order_credits to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on truck_order_credits to pos_app;
grant insert (business_id, truck_order_id, line_no, date, cargo_id, customer_id, quantity, net_amount, tax, total_amount) on truck_order_credits to pos_app;
grant update (date, cargo_id, customer_id, quantity, net_amount, tax, total_amount) on truck_order_credits to pos_app;
grant delete on truck_order_credits to pos_app;
grant select on truck_order_credits to pos_job;
grant insert (business_id, truck_order_id, line_no, date, cargo_id, customer_id, quantity, net_amount, tax, total_amount) on truck_order_credits to pos_job;
grant update (date, cargo_id, customer_id, quantity, net_amount, tax, total_amount) on truck_order_credits to pos_job;
grant delete on truck_order_credits to pos_job;

alter table truck_order_credits add constraint truck_order_credits_truck_order_id foreign key (business_id, truck_order_id) references truck_orders (business_id, id);
alter table truck_order_credits add constraint truck_order_credits_cargo_id foreign key (business_id, cargo_id) references cargos (business_id, id);
alter table truck_order_credits add constraint truck_order_credits_customer_id foreign key (business_id, customer_id) references customers (business_id, id);
alter table cargos add column arrived_quantity bigint;
revoke update on cargos from pos_app;
revoke insert on cargos from pos_app;
revoke insert on cargos from pos_job;
revoke update on cargos from pos_job;
grant update (title, customer_id, weight, volume, quantity, unit, value, price, origin, destination, pickup_from, pickup_until, delivery_from, delivery_until, receiver_name, receiver_phone, arrived_quantity, status, remarks, search_text, version, updated_at, deleted_at, deleted_by) on cargos to pos_app;
grant insert (business_id, id, branch_id, title, customer_id, weight, volume, quantity, unit, value, price, origin, destination, pickup_from, pickup_until, delivery_from, delivery_until, receiver_name, receiver_phone, arrived_quantity, status, remarks, search_text, version, created_by) on cargos to pos_app;
grant insert (business_id, id, branch_id, title, customer_id, weight, volume, quantity, unit, value, price, origin, destination, pickup_from, pickup_until, delivery_from, delivery_until, receiver_name, receiver_phone, arrived_quantity, status, remarks, search_text, version, created_by) on cargos to pos_job;
grant update (title, customer_id, weight, volume, quantity, unit, value, price, origin, destination, pickup_from, pickup_until, delivery_from, delivery_until, receiver_name, receiver_phone, arrived_quantity, status, remarks, search_text, version, updated_at, deleted_at, deleted_by) on cargos to pos_job;
alter table truck_orders alter column truck_id drop not null;
alter table truck_orders add column credited_amount bigint;
revoke insert on truck_orders from pos_job;
revoke insert on truck_orders from pos_app;
revoke update on truck_orders from pos_job;
revoke update on truck_orders from pos_app;
grant insert (business_id, id, branch_id, number, customer_id, route_id, truck_id, trailer_id, driver_id, helper_id, starts, ends, price, deposit, deposit_kept, deposit_kept_tax, cancelled_on, freight_payer, credited_amount, currency, net_amount, tax, total_amount, paid_amount, remain_amount, loaded_on, odometer_out, odometer_in, started_at, delivered_at, delivered_on, received_by, status, remarks, search_text, version, created_by) on truck_orders to pos_job;
grant insert (business_id, id, branch_id, number, customer_id, route_id, truck_id, trailer_id, driver_id, helper_id, starts, ends, price, deposit, deposit_kept, deposit_kept_tax, cancelled_on, freight_payer, credited_amount, currency, net_amount, tax, total_amount, paid_amount, remain_amount, loaded_on, odometer_out, odometer_in, started_at, delivered_at, delivered_on, received_by, status, remarks, search_text, version, created_by) on truck_orders to pos_app;
grant update (number, customer_id, route_id, truck_id, trailer_id, driver_id, helper_id, starts, ends, price, deposit, deposit_kept, deposit_kept_tax, cancelled_on, freight_payer, credited_amount, currency, net_amount, tax, total_amount, paid_amount, remain_amount, loaded_on, odometer_out, odometer_in, started_at, delivered_at, delivered_on, received_by, status, remarks, search_text, version, updated_at, deleted_at, deleted_by) on truck_orders to pos_job;
grant update (number, customer_id, route_id, truck_id, trailer_id, driver_id, helper_id, starts, ends, price, deposit, deposit_kept, deposit_kept_tax, cancelled_on, freight_payer, credited_amount, currency, net_amount, tax, total_amount, paid_amount, remain_amount, loaded_on, odometer_out, odometer_in, started_at, delivered_at, delivered_on, received_by, status, remarks, search_text, version, updated_at, deleted_at, deleted_by) on truck_orders to pos_app;
alter table truck_operations add column cargo_id uuid;
alter table truck_operations add column claimant_id uuid;
revoke update on truck_operations from pos_job;
revoke update on truck_operations from pos_app;
revoke insert on truck_operations from pos_app;
revoke insert on truck_operations from pos_job;
create index truck_operations_of_claimant on truck_operations (business_id, claimant_id);
create index truck_operations_of_cargo on truck_operations (business_id, cargo_id);
alter table truck_operations add constraint truck_operations_cargo_id foreign key (business_id, cargo_id) references cargos (business_id, id);
alter table truck_operations add constraint truck_operations_claimant_id foreign key (business_id, claimant_id) references customers (business_id, id);
grant update (number, kind, date, truck_order_id, truck_id, driver_id, fuel_litres, price, product_id, full_tank, missed_before, odometer, cargo_id, claimant_id, cost, amount_gained, expense_type_id, paid_from, account_id, fee, supplier_id, due_date, has_receipt, receipt_number, receipt_date, receipt_tax, tax_type, net_amount, tax, total_amount, paid_amount, remain_amount, ledger_code, current_location, status, remarks, search_text, version, updated_at, deleted_at, deleted_by) on truck_operations to pos_job;
grant update (number, kind, date, truck_order_id, truck_id, driver_id, fuel_litres, price, product_id, full_tank, missed_before, odometer, cargo_id, claimant_id, cost, amount_gained, expense_type_id, paid_from, account_id, fee, supplier_id, due_date, has_receipt, receipt_number, receipt_date, receipt_tax, tax_type, net_amount, tax, total_amount, paid_amount, remain_amount, ledger_code, current_location, status, remarks, search_text, version, updated_at, deleted_at, deleted_by) on truck_operations to pos_app;
grant insert (business_id, id, branch_id, number, kind, date, truck_order_id, truck_id, driver_id, fuel_litres, price, product_id, full_tank, missed_before, odometer, cargo_id, claimant_id, cost, amount_gained, expense_type_id, paid_from, account_id, fee, supplier_id, due_date, has_receipt, receipt_number, receipt_date, receipt_tax, tax_type, net_amount, tax, total_amount, paid_amount, remain_amount, ledger_code, current_location, status, remarks, search_text, version, created_by) on truck_operations to pos_app;
grant insert (business_id, id, branch_id, number, kind, date, truck_order_id, truck_id, driver_id, fuel_litres, price, product_id, full_tank, missed_before, odometer, cargo_id, claimant_id, cost, amount_gained, expense_type_id, paid_from, account_id, fee, supplier_id, due_date, has_receipt, receipt_number, receipt_date, receipt_tax, tax_type, net_amount, tax, total_amount, paid_amount, remain_amount, ledger_code, current_location, status, remarks, search_text, version, created_by) on truck_operations to pos_job;
