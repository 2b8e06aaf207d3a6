-- Several customers may owe for one document: each has a debt of his own. What stands so far is the first of its document.
alter table debts no force row level security;
alter table debts add column source_part integer;
update debts set source_part = 0;
alter table debts alter column source_part set not null;
alter table debts force row level security;
drop index debts_one_source_id;
-- Trips so far are paid by their customer, whoever sends the goods; of new ones each pays for his own cargo.
alter table truck_orders no force row level security;
alter table truck_orders add column freight_payer text;
update truck_orders set freight_payer = 'customer';
alter table truck_orders alter column freight_payer set not null;
alter table truck_orders force row level security;
create table truck_order_shares (
  business_id    uuid not null,
  truck_order_id uuid not null,
  line_no        integer not null,
  customer_id    uuid not null,
  net_amount     bigint not null,
  tax            bigint not null,
  total_amount   bigint not null,
  primary key (business_id, truck_order_id, line_no)
);
create index truck_order_shares_of_customer on truck_order_shares (business_id, customer_id);
alter table truck_order_shares enable row level security;
alter table truck_order_shares force row level security;
create policy tenant on truck_order_shares to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on truck_order_shares to pos_app;
grant insert (business_id, truck_order_id, line_no, customer_id, net_amount, tax, total_amount) on truck_order_shares to pos_app;
grant update (customer_id, net_amount, tax, total_amount) on truck_order_shares to pos_app;
grant delete on truck_order_shares to pos_app;
grant select on truck_order_shares to pos_job;
grant insert (business_id, truck_order_id, line_no, customer_id, net_amount, tax, total_amount) on truck_order_shares to pos_job;
grant update (customer_id, net_amount, tax, total_amount) on truck_order_shares to pos_job;
grant delete on truck_order_shares to pos_job;

alter table truck_order_shares add constraint truck_order_shares_truck_order_id foreign key (business_id, truck_order_id) references truck_orders (business_id, id);
alter table truck_order_shares add constraint truck_order_shares_customer_id foreign key (business_id, customer_id) references customers (business_id, id);
revoke insert on truck_orders from pos_app;
revoke update on truck_orders from pos_job;
revoke update on truck_orders from pos_app;
revoke insert on truck_orders from pos_job;
grant insert (business_id, id, branch_id, number, customer_id, route_id, truck_id, trailer_id, driver_id, helper_id, starts, ends, price, deposit, deposit_kept, deposit_kept_tax, cancelled_on, freight_payer, currency, net_amount, tax, total_amount, paid_amount, remain_amount, loaded_on, odometer_out, odometer_in, started_at, delivered_at, delivered_on, received_by, status, remarks, search_text, version, created_by) on truck_orders to pos_job;
grant insert (business_id, id, branch_id, number, customer_id, route_id, truck_id, trailer_id, driver_id, helper_id, starts, ends, price, deposit, deposit_kept, deposit_kept_tax, cancelled_on, freight_payer, currency, net_amount, tax, total_amount, paid_amount, remain_amount, loaded_on, odometer_out, odometer_in, started_at, delivered_at, delivered_on, received_by, status, remarks, search_text, version, created_by) on truck_orders to pos_app;
grant update (number, customer_id, route_id, truck_id, trailer_id, driver_id, helper_id, starts, ends, price, deposit, deposit_kept, deposit_kept_tax, cancelled_on, freight_payer, currency, net_amount, tax, total_amount, paid_amount, remain_amount, loaded_on, odometer_out, odometer_in, started_at, delivered_at, delivered_on, received_by, status, remarks, search_text, version, updated_at, deleted_at, deleted_by) on truck_orders to pos_job;
grant update (number, customer_id, route_id, truck_id, trailer_id, driver_id, helper_id, starts, ends, price, deposit, deposit_kept, deposit_kept_tax, cancelled_on, freight_payer, currency, net_amount, tax, total_amount, paid_amount, remain_amount, loaded_on, odometer_out, odometer_in, started_at, delivered_at, delivered_on, received_by, status, remarks, search_text, version, updated_at, deleted_at, deleted_by) on truck_orders to pos_app;
revoke update on debts from pos_app;
revoke update on debts from pos_job;
revoke insert on debts from pos_app;
revoke insert on debts from pos_job;
create unique index debts_one_source_id on debts (business_id, source_id, source_part) where (deleted_at IS NULL);
grant update (party_name, kind, origin, customer_id, supplier_id, person, amount, date, due_date, promise_date, account_id, document, source_kind, source_id, source_part, paid_amount, returned_amount, written_off_amount, recovered_amount, remain_amount, status, remarks, search_text, version, updated_at, deleted_at, deleted_by) on debts to pos_app;
grant insert (business_id, id, branch_id, party_name, kind, origin, customer_id, supplier_id, person, amount, date, due_date, promise_date, account_id, document, source_kind, source_id, source_part, paid_amount, returned_amount, written_off_amount, recovered_amount, remain_amount, status, remarks, search_text, version, created_by) on debts to pos_app;
grant insert (business_id, id, branch_id, party_name, kind, origin, customer_id, supplier_id, person, amount, date, due_date, promise_date, account_id, document, source_kind, source_id, source_part, paid_amount, returned_amount, written_off_amount, recovered_amount, remain_amount, status, remarks, search_text, version, created_by) on debts to pos_job;
grant update (party_name, kind, origin, customer_id, supplier_id, person, amount, date, due_date, promise_date, account_id, document, source_kind, source_id, source_part, paid_amount, returned_amount, written_off_amount, recovered_amount, remain_amount, status, remarks, search_text, version, updated_at, deleted_at, deleted_by) on debts to pos_job;
