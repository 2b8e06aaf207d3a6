alter table truck_orders add column link_code text;
revoke insert on truck_orders from pos_job;
revoke insert on truck_orders from pos_app;
revoke update on truck_orders from pos_job;
revoke update on truck_orders from pos_app;
grant insert (business_id, id, branch_id, number, customer_id, route_id, truck_id, trailer_id, driver_id, helper_id, starts, ends, price, deposit, deposit_kept, deposit_kept_tax, cancelled_on, freight_payer, credited_amount, currency, net_amount, tax, total_amount, paid_amount, remain_amount, loaded_on, odometer_out, odometer_in, started_at, delivered_at, delivered_on, received_by, status, link_code, remarks, search_text, version, created_by) on truck_orders to pos_job;
grant insert (business_id, id, branch_id, number, customer_id, route_id, truck_id, trailer_id, driver_id, helper_id, starts, ends, price, deposit, deposit_kept, deposit_kept_tax, cancelled_on, freight_payer, credited_amount, currency, net_amount, tax, total_amount, paid_amount, remain_amount, loaded_on, odometer_out, odometer_in, started_at, delivered_at, delivered_on, received_by, status, link_code, remarks, search_text, version, created_by) on truck_orders to pos_app;
grant update (number, customer_id, route_id, truck_id, trailer_id, driver_id, helper_id, starts, ends, price, deposit, deposit_kept, deposit_kept_tax, cancelled_on, freight_payer, credited_amount, currency, net_amount, tax, total_amount, paid_amount, remain_amount, loaded_on, odometer_out, odometer_in, started_at, delivered_at, delivered_on, received_by, status, link_code, remarks, search_text, version, updated_at, deleted_at, deleted_by) on truck_orders to pos_job;
grant update (number, customer_id, route_id, truck_id, trailer_id, driver_id, helper_id, starts, ends, price, deposit, deposit_kept, deposit_kept_tax, cancelled_on, freight_payer, credited_amount, currency, net_amount, tax, total_amount, paid_amount, remain_amount, loaded_on, odometer_out, odometer_in, started_at, delivered_at, delivered_on, received_by, status, link_code, remarks, search_text, version, updated_at, deleted_at, deleted_by) on truck_orders to pos_app;
-- cspell:ignore ABCDEFGHJKLMNPQRSTUVWXYZ
-- Trips from before get a code, too, as jobs did: sixteen letters of 32, five bits of chance each (decision 166).
alter table truck_orders no force row level security;
update truck_orders set link_code = (
  select string_agg(substr('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', (get_byte(chance.bytes, place) & 31) + 1, 1), '')
  from (select uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) as bytes where truck_orders.id is not null) chance,
       -- Six bits of each number are no chance.
       unnest(array[0, 1, 2, 3, 4, 5, 9, 10, 16, 17, 18, 19, 20, 21, 25, 26]) place)
where link_code is null and deleted_at is null and status in ('draft', 'confirmed', 'loading', 'in_transit', 'delivered');
alter table truck_orders force row level security;
