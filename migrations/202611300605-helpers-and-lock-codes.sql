create table service_helpers (
  business_id uuid not null,
  service_id  uuid not null,
  line_no     integer not null,
  user_id     uuid not null,
  share       integer not null,
  primary key (business_id, service_id, line_no)
);
create index service_helpers_of_user on service_helpers (business_id, user_id);
alter table service_helpers enable row level security;
alter table service_helpers force row level security;
create policy tenant on service_helpers to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on service_helpers to pos_app;
grant insert (business_id, service_id, line_no, user_id, share) on service_helpers to pos_app;
grant update (user_id, share) on service_helpers to pos_app;
grant delete on service_helpers to pos_app;
grant select on service_helpers to pos_job;
grant insert (business_id, service_id, line_no, user_id, share) on service_helpers to pos_job;
grant update (user_id, share) on service_helpers to pos_job;
grant delete on service_helpers to pos_job;

create table service_commissions (
  business_id uuid not null,
  service_id  uuid not null,
  line_no     integer not null,
  user_id     uuid,
  amount      bigint,
  primary key (business_id, service_id, line_no)
);
create index service_commissions_of_user on service_commissions (business_id, user_id);
alter table service_commissions enable row level security;
alter table service_commissions force row level security;
create policy tenant on service_commissions to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on service_commissions to pos_app;
grant insert (business_id, service_id, line_no, user_id, amount) on service_commissions to pos_app;
grant update (user_id, amount) on service_commissions to pos_app;
grant delete on service_commissions to pos_app;
grant select on service_commissions to pos_job;
grant insert (business_id, service_id, line_no, user_id, amount) on service_commissions to pos_job;
grant update (user_id, amount) on service_commissions to pos_job;
grant delete on service_commissions to pos_job;

create table service_lock_codes (
  business_id uuid not null,
  service_id  uuid not null,
  sealed      bytea not null,
  primary key (business_id, service_id)
);
alter table service_lock_codes enable row level security;
alter table service_lock_codes force row level security;
create policy tenant on service_lock_codes to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on service_lock_codes to pos_app;
grant insert (business_id, service_id, sealed) on service_lock_codes to pos_app;
grant update (sealed) on service_lock_codes to pos_app;
grant delete on service_lock_codes to pos_app;
grant select on service_lock_codes to pos_job;
grant insert (business_id, service_id, sealed) on service_lock_codes to pos_job;
grant update (sealed) on service_lock_codes to pos_job;
grant delete on service_lock_codes to pos_job;

alter table service_helpers add constraint service_helpers_service_id foreign key (business_id, service_id) references services (business_id, id);
alter table service_helpers add constraint service_helpers_user_id foreign key (business_id, user_id) references users (business_id, id);
alter table service_commissions add constraint service_commissions_service_id foreign key (business_id, service_id) references services (business_id, id);
alter table service_commissions add constraint service_commissions_user_id foreign key (business_id, user_id) references users (business_id, id);
alter table service_lock_codes add constraint service_lock_codes_service_id foreign key (business_id, service_id) references services (business_id, id);
alter table services add column has_lock_code boolean;
alter table services add column voided_on date;
revoke insert on services from pos_job;
revoke update on services from pos_job;
revoke insert on services from pos_app;
revoke update on services from pos_app;
grant insert (business_id, id, branch_id, number, service_type_id, customer_id, assignee_id, date, promised_at, starts, ends, item, serial_number, condition, accessories, problem, hours, price, discount, deposit, estimate_amount, estimate_at, accepted_amount, accepted_at, accepted_by, answered_by_link, link_code, has_lock_code, informed_at, currency, net_amount, tax, total_amount, commission, voided_on, status, waiting, waiting_since, result, finished_on, warranty_days, warranty_until, warranty_of_id, collected_at, collected_by, is_verified, verified_by_id, verified_at, remarks, search_text, version, created_by) on services to pos_job;
grant update (number, service_type_id, customer_id, assignee_id, date, promised_at, starts, ends, item, serial_number, condition, accessories, problem, hours, price, discount, deposit, estimate_amount, estimate_at, accepted_amount, accepted_at, accepted_by, answered_by_link, link_code, has_lock_code, informed_at, currency, net_amount, tax, total_amount, commission, voided_on, status, waiting, waiting_since, result, finished_on, warranty_days, warranty_until, warranty_of_id, collected_at, collected_by, is_verified, verified_by_id, verified_at, remarks, search_text, version, updated_at, deleted_at, deleted_by) on services to pos_job;
grant insert (business_id, id, branch_id, number, service_type_id, customer_id, assignee_id, date, promised_at, starts, ends, item, serial_number, condition, accessories, problem, hours, price, discount, deposit, estimate_amount, estimate_at, accepted_amount, accepted_at, accepted_by, answered_by_link, link_code, has_lock_code, informed_at, currency, net_amount, tax, total_amount, commission, voided_on, status, waiting, waiting_since, result, finished_on, warranty_days, warranty_until, warranty_of_id, collected_at, collected_by, is_verified, verified_by_id, verified_at, remarks, search_text, version, created_by) on services to pos_app;
grant update (number, service_type_id, customer_id, assignee_id, date, promised_at, starts, ends, item, serial_number, condition, accessories, problem, hours, price, discount, deposit, estimate_amount, estimate_at, accepted_amount, accepted_at, accepted_by, answered_by_link, link_code, has_lock_code, informed_at, currency, net_amount, tax, total_amount, commission, voided_on, status, waiting, waiting_since, result, finished_on, warranty_days, warranty_until, warranty_of_id, collected_at, collected_by, is_verified, verified_by_id, verified_at, remarks, search_text, version, updated_at, deleted_at, deleted_by) on services to pos_app;
