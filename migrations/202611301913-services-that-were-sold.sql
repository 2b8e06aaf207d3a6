create table sold_services (
  business_id uuid not null,
  service_id  uuid not null,
  sale_id     uuid not null,
  line_no     integer not null,
  primary key (business_id, service_id)
);
create unique index sold_services_one_line on sold_services (business_id, sale_id, line_no);
alter table sold_services enable row level security;
alter table sold_services force row level security;
create policy tenant on sold_services to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on sold_services to pos_app;
grant insert (business_id, service_id, sale_id, line_no) on sold_services to pos_app;
grant select on sold_services to pos_job;
grant insert (business_id, service_id, sale_id, line_no) on sold_services to pos_job;

alter table sold_services add constraint sold_services_service_id foreign key (business_id, service_id) references services (business_id, id);
alter table sold_services add constraint sold_services_sale_id foreign key (business_id, sale_id) references sales (business_id, id);
alter table services add column billed_quantity bigint;
alter table services add column billed_net_amount bigint;
alter table services add column billed_amount bigint;
revoke insert on services from pos_job;
revoke update on services from pos_job;
revoke insert on services from pos_app;
revoke update on services from pos_app;
grant insert (business_id, id, branch_id, number, service_type_id, customer_id, assignee_id, date, promised_at, place, starts, ends, item, serial_number, condition, accessories, problem, hours, price, discount, deposit, billed_quantity, billed_net_amount, billed_amount, estimate_amount, estimate_at, accepted_amount, accepted_at, accepted_by, answered_by_link, link_code, has_lock_code, informed_at, currency, net_amount, tax, total_amount, commission, voided_on, status, waiting, waiting_since, result, finished_on, warranty_days, warranty_until, warranty_of_id, collected_at, collected_by, is_verified, verified_by_id, verified_at, remarks, search_text, version, created_by) on services to pos_job;
grant update (number, service_type_id, customer_id, assignee_id, date, promised_at, place, starts, ends, item, serial_number, condition, accessories, problem, hours, price, discount, deposit, billed_quantity, billed_net_amount, billed_amount, estimate_amount, estimate_at, accepted_amount, accepted_at, accepted_by, answered_by_link, link_code, has_lock_code, informed_at, currency, net_amount, tax, total_amount, commission, voided_on, status, waiting, waiting_since, result, finished_on, warranty_days, warranty_until, warranty_of_id, collected_at, collected_by, is_verified, verified_by_id, verified_at, remarks, search_text, version, updated_at, deleted_at, deleted_by) on services to pos_job;
grant insert (business_id, id, branch_id, number, service_type_id, customer_id, assignee_id, date, promised_at, place, starts, ends, item, serial_number, condition, accessories, problem, hours, price, discount, deposit, billed_quantity, billed_net_amount, billed_amount, estimate_amount, estimate_at, accepted_amount, accepted_at, accepted_by, answered_by_link, link_code, has_lock_code, informed_at, currency, net_amount, tax, total_amount, commission, voided_on, status, waiting, waiting_since, result, finished_on, warranty_days, warranty_until, warranty_of_id, collected_at, collected_by, is_verified, verified_by_id, verified_at, remarks, search_text, version, created_by) on services to pos_app;
grant update (number, service_type_id, customer_id, assignee_id, date, promised_at, place, starts, ends, item, serial_number, condition, accessories, problem, hours, price, discount, deposit, billed_quantity, billed_net_amount, billed_amount, estimate_amount, estimate_at, accepted_amount, accepted_at, accepted_by, answered_by_link, link_code, has_lock_code, informed_at, currency, net_amount, tax, total_amount, commission, voided_on, status, waiting, waiting_since, result, finished_on, warranty_days, warranty_until, warranty_of_id, collected_at, collected_by, is_verified, verified_by_id, verified_at, remarks, search_text, version, updated_at, deleted_at, deleted_by) on services to pos_app;
alter table service_types add column makes_job boolean;
revoke update on service_types from pos_app;
revoke insert on service_types from pos_job;
revoke insert on service_types from pos_app;
revoke update on service_types from pos_job;
grant update (name, price_per, tax, duration, pause_after, warranty_days, needs_estimate, makes_job, commission, questions, colour, remarks, status, search_text, version, updated_at, deleted_at, deleted_by) on service_types to pos_app;
grant insert (business_id, id, name, price_per, tax, duration, pause_after, warranty_days, needs_estimate, makes_job, commission, questions, colour, remarks, status, search_text, version, created_by) on service_types to pos_job;
grant insert (business_id, id, name, price_per, tax, duration, pause_after, warranty_days, needs_estimate, makes_job, commission, questions, colour, remarks, status, search_text, version, created_by) on service_types to pos_app;
grant update (name, price_per, tax, duration, pause_after, warranty_days, needs_estimate, makes_job, commission, questions, colour, remarks, status, search_text, version, updated_at, deleted_at, deleted_by) on service_types to pos_job;
