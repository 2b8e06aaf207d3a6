create table audit_days (
  business_id uuid not null,
  branch_id   uuid not null,
  day         date not null,
  run_at      timestamp with time zone not null,
  run_by      uuid,
  report      jsonb,
  primary key (business_id, branch_id, day)
);
alter table audit_days enable row level security;
alter table audit_days force row level security;
create policy tenant on audit_days to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on audit_days to pos_app;
grant insert (business_id, branch_id, day, run_at, run_by, report) on audit_days to pos_app;
grant update (run_at, run_by, report) on audit_days to pos_app;
grant select on audit_days to pos_job;
grant insert (business_id, branch_id, day, run_at, run_by, report) on audit_days to pos_job;
grant update (run_at, run_by, report) on audit_days to pos_job;

alter table audit_days add constraint audit_days_of_branch foreign key (business_id, branch_id) references branches (business_id, id);
alter table room_bookings add column complimentary boolean;
revoke insert on room_bookings from pos_job;
revoke update on room_bookings from pos_job;
revoke update on room_bookings from pos_app;
revoke insert on room_bookings from pos_app;
grant update (number, customer_id, payer_id, room_type_id, room_id, check_in, check_out, adults, children, price, complimentary, currency, stay_amount, deposit, net_amount, tax, total_amount, paid_amount, remain_amount, may_charge, charge_limit, source, arrival_time, stage, checked_in_at, checked_out_at, planned_check_out, charge, charge_tax, billed_to_id, billed_amount, closed_on, reason, remarks, search_text, version, updated_at, deleted_at, deleted_by) on room_bookings to pos_job;
grant update (number, customer_id, payer_id, room_type_id, room_id, check_in, check_out, adults, children, price, complimentary, currency, stay_amount, deposit, net_amount, tax, total_amount, paid_amount, remain_amount, may_charge, charge_limit, source, arrival_time, stage, checked_in_at, checked_out_at, planned_check_out, charge, charge_tax, billed_to_id, billed_amount, closed_on, reason, remarks, search_text, version, updated_at, deleted_at, deleted_by) on room_bookings to pos_app;
grant insert (business_id, id, branch_id, number, customer_id, payer_id, room_type_id, room_id, check_in, check_out, adults, children, price, complimentary, currency, stay_amount, deposit, net_amount, tax, total_amount, paid_amount, remain_amount, may_charge, charge_limit, source, arrival_time, stage, checked_in_at, checked_out_at, planned_check_out, charge, charge_tax, billed_to_id, billed_amount, closed_on, reason, remarks, search_text, version, created_by) on room_bookings to pos_app;
grant insert (business_id, id, branch_id, number, customer_id, payer_id, room_type_id, room_id, check_in, check_out, adults, children, price, complimentary, currency, stay_amount, deposit, net_amount, tax, total_amount, paid_amount, remain_amount, may_charge, charge_limit, source, arrival_time, stage, checked_in_at, checked_out_at, planned_check_out, charge, charge_tax, billed_to_id, billed_amount, closed_on, reason, remarks, search_text, version, created_by) on room_bookings to pos_job;
