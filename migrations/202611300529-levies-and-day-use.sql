create table room_type_levies (
  business_id  uuid not null,
  room_type_id uuid not null,
  line_no      integer not null,
  name         text not null,
  per          text not null,
  of           text not null,
  amount       bigint,
  percent      integer,
  primary key (business_id, room_type_id, line_no)
);
alter table room_type_levies enable row level security;
alter table room_type_levies force row level security;
create policy tenant on room_type_levies to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on room_type_levies to pos_app;
grant insert (business_id, room_type_id, line_no, name, per, of, amount, percent) on room_type_levies to pos_app;
grant update (name, per, of, amount, percent) on room_type_levies to pos_app;
grant delete on room_type_levies to pos_app;
grant select on room_type_levies to pos_job;
grant insert (business_id, room_type_id, line_no, name, per, of, amount, percent) on room_type_levies to pos_job;
grant update (name, per, of, amount, percent) on room_type_levies to pos_job;
grant delete on room_type_levies to pos_job;

alter table room_type_levies add constraint room_type_levies_room_type_id foreign key (business_id, room_type_id) references room_types (business_id, id);
alter table room_types add column day_use_price bigint;
revoke update on room_types from pos_app;
revoke insert on room_types from pos_job;
revoke update on room_types from pos_job;
revoke insert on room_types from pos_app;
grant update (name, price, capacity, beds, amenities, tax, image_id, included_guests, extra_guest_price, deposit_percent, cancel_free_days, cancel_charge, cancel_percent, no_show_charge, no_show_percent, early_departure, day_use_price, remarks, search_text, version, updated_at, deleted_at, deleted_by) on room_types to pos_app;
grant insert (business_id, id, branch_id, name, price, capacity, beds, amenities, tax, image_id, included_guests, extra_guest_price, deposit_percent, cancel_free_days, cancel_charge, cancel_percent, no_show_charge, no_show_percent, early_departure, day_use_price, remarks, search_text, version, created_by) on room_types to pos_job;
grant update (name, price, capacity, beds, amenities, tax, image_id, included_guests, extra_guest_price, deposit_percent, cancel_free_days, cancel_charge, cancel_percent, no_show_charge, no_show_percent, early_departure, day_use_price, remarks, search_text, version, updated_at, deleted_at, deleted_by) on room_types to pos_job;
grant insert (business_id, id, branch_id, name, price, capacity, beds, amenities, tax, image_id, included_guests, extra_guest_price, deposit_percent, cancel_free_days, cancel_charge, cancel_percent, no_show_charge, no_show_percent, early_departure, day_use_price, remarks, search_text, version, created_by) on room_types to pos_app;
alter table room_bookings add column day_use boolean;
alter table room_bookings add column levy bigint;
revoke update on room_bookings from pos_job;
revoke update on room_bookings from pos_app;
revoke insert on room_bookings from pos_app;
revoke insert on room_bookings from pos_job;
grant update (number, customer_id, payer_id, room_type_id, room_id, check_in, check_out, day_use, adults, children, price, complimentary, currency, stay_amount, deposit, net_amount, tax, levy, total_amount, paid_amount, remain_amount, may_charge, charge_limit, source, arrival_time, stage, checked_in_at, checked_out_at, planned_check_out, charge, charge_tax, billed_to_id, billed_amount, closed_on, reason, remarks, search_text, version, updated_at, deleted_at, deleted_by) on room_bookings to pos_job;
grant update (number, customer_id, payer_id, room_type_id, room_id, check_in, check_out, day_use, adults, children, price, complimentary, currency, stay_amount, deposit, net_amount, tax, levy, total_amount, paid_amount, remain_amount, may_charge, charge_limit, source, arrival_time, stage, checked_in_at, checked_out_at, planned_check_out, charge, charge_tax, billed_to_id, billed_amount, closed_on, reason, remarks, search_text, version, updated_at, deleted_at, deleted_by) on room_bookings to pos_app;
grant insert (business_id, id, branch_id, number, customer_id, payer_id, room_type_id, room_id, check_in, check_out, day_use, adults, children, price, complimentary, currency, stay_amount, deposit, net_amount, tax, levy, total_amount, paid_amount, remain_amount, may_charge, charge_limit, source, arrival_time, stage, checked_in_at, checked_out_at, planned_check_out, charge, charge_tax, billed_to_id, billed_amount, closed_on, reason, remarks, search_text, version, created_by) on room_bookings to pos_app;
grant insert (business_id, id, branch_id, number, customer_id, payer_id, room_type_id, room_id, check_in, check_out, day_use, adults, children, price, complimentary, currency, stay_amount, deposit, net_amount, tax, levy, total_amount, paid_amount, remain_amount, may_charge, charge_limit, source, arrival_time, stage, checked_in_at, checked_out_at, planned_check_out, charge, charge_tax, billed_to_id, billed_amount, closed_on, reason, remarks, search_text, version, created_by) on room_bookings to pos_job;
alter table booking_nights add column levy bigint;
revoke insert on booking_nights from pos_job;
revoke insert on booking_nights from pos_app;
revoke update on booking_nights from pos_app;
revoke update on booking_nights from pos_job;
grant insert (business_id, booking_id, line_no, night, room_id, price, net_amount, tax, levy, total_amount, posted_on) on booking_nights to pos_job;
grant insert (business_id, booking_id, line_no, night, room_id, price, net_amount, tax, levy, total_amount, posted_on) on booking_nights to pos_app;
grant update (night, room_id, price, net_amount, tax, levy, total_amount, posted_on) on booking_nights to pos_app;
grant update (night, room_id, price, net_amount, tax, levy, total_amount, posted_on) on booking_nights to pos_job;
