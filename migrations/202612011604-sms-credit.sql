create table sms_pools (
  business_id uuid not null,
  branch_id   uuid not null,
  parts       integer not null,
  value       bigint not null,
  owed        integer not null,
  primary key (business_id, branch_id)
);
alter table sms_pools add constraint sms_pools_not_short check (parts >= 0 and owed >= 0);
alter table sms_pools enable row level security;
alter table sms_pools force row level security;
create policy tenant on sms_pools to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on sms_pools to pos_app;
grant insert (business_id, branch_id, parts, value, owed) on sms_pools to pos_app;
grant update (parts, value, owed) on sms_pools to pos_app;
grant delete on sms_pools to pos_app;
grant select on sms_pools to pos_job;
grant insert (business_id, branch_id, parts, value, owed) on sms_pools to pos_job;
grant update (parts, value, owed) on sms_pools to pos_job;
grant delete on sms_pools to pos_job;

create table sms_uses (
  business_id uuid not null,
  id          uuid not null,
  branch_id   uuid not null,
  message_id  uuid,
  payment_id  uuid,
  date        date not null,
  parts       integer not null,
  amount      bigint not null,
  primary key (business_id, id)
);
create index sms_uses_of_branch on sms_uses (business_id, branch_id, date);
alter table sms_uses enable row level security;
alter table sms_uses force row level security;
create policy tenant on sms_uses to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on sms_uses to pos_app;
grant insert (business_id, id, branch_id, message_id, payment_id, date, parts, amount) on sms_uses to pos_app;
grant delete on sms_uses to pos_app;
grant select on sms_uses to pos_job;
grant insert (business_id, id, branch_id, message_id, payment_id, date, parts, amount) on sms_uses to pos_job;
grant delete on sms_uses to pos_job;

alter table sms_pools add constraint sms_pools_branch foreign key (business_id, branch_id) references branches (business_id, id);
alter table sms_uses add constraint sms_uses_payment foreign key (business_id, payment_id) references payments (business_id, id);
alter table payments add column parts integer;
revoke update on payments from pos_job;
revoke update on payments from pos_app;
revoke insert on payments from pos_app;
revoke insert on payments from pos_job;
grant update (party_name, kind, direction, customer_id, supplier_id, expense_id, system_type, days, covers_from, parts, released_until, amount, fee, currency, rate, foreign_amount, exchange_amount, debts_amount, deposit_amount, account_id, mode, date, recorded_in_id, source_kind, source_id, status, reference, remarks, search_text, version, updated_at, deleted_at, deleted_by) on payments to pos_job;
grant update (party_name, kind, direction, customer_id, supplier_id, expense_id, system_type, days, covers_from, parts, released_until, amount, fee, currency, rate, foreign_amount, exchange_amount, debts_amount, deposit_amount, account_id, mode, date, recorded_in_id, source_kind, source_id, status, reference, remarks, search_text, version, updated_at, deleted_at, deleted_by) on payments to pos_app;
grant insert (business_id, id, branch_id, party_name, kind, direction, customer_id, supplier_id, expense_id, system_type, days, covers_from, parts, released_until, amount, fee, currency, rate, foreign_amount, exchange_amount, debts_amount, deposit_amount, account_id, mode, date, recorded_in_id, source_kind, source_id, status, reference, remarks, search_text, version, created_by) on payments to pos_app;
grant insert (business_id, id, branch_id, party_name, kind, direction, customer_id, supplier_id, expense_id, system_type, days, covers_from, parts, released_until, amount, fee, currency, rate, foreign_amount, exchange_amount, debts_amount, deposit_amount, account_id, mode, date, recorded_in_id, source_kind, source_id, status, reference, remarks, search_text, version, created_by) on payments to pos_job;
alter table fee_payments add column parts integer;
revoke update on fee_payments from pos_job;
revoke insert on fee_payments from pos_job;
revoke update on fee_payments from pos_app;
revoke insert on fee_payments from pos_app;
grant update (client_name, client_branch_name, client_business, client_branch, kind, days, parts, amount, date, paid_until, counted_from, until_before, agent_id, commission, reference, remarks, status, void_reason, search_text, version, updated_at, deleted_at, deleted_by) on fee_payments to pos_job;
grant insert (business_id, id, client_name, client_branch_name, client_business, client_branch, kind, days, parts, amount, date, paid_until, counted_from, until_before, agent_id, commission, reference, remarks, status, void_reason, search_text, version, created_by) on fee_payments to pos_job;
grant update (client_name, client_branch_name, client_business, client_branch, kind, days, parts, amount, date, paid_until, counted_from, until_before, agent_id, commission, reference, remarks, status, void_reason, search_text, version, updated_at, deleted_at, deleted_by) on fee_payments to pos_app;
grant insert (business_id, id, client_name, client_branch_name, client_business, client_branch, kind, days, parts, amount, date, paid_until, counted_from, until_before, agent_id, commission, reference, remarks, status, void_reason, search_text, version, created_by) on fee_payments to pos_app;
alter table platform_settings add column sms_price bigint;
revoke update on platform_settings from pos_job;
revoke insert on platform_settings from pos_job;
revoke insert on platform_settings from pos_app;
revoke update on platform_settings from pos_app;
grant update (platform_id, commission_rate, grace_days, read_only_days, trial_days, sms_price, version, updated_at, deleted_at, deleted_by) on platform_settings to pos_job;
grant insert (business_id, id, platform_id, commission_rate, grace_days, read_only_days, trial_days, sms_price, version, created_by) on platform_settings to pos_job;
grant insert (business_id, id, platform_id, commission_rate, grace_days, read_only_days, trial_days, sms_price, version, created_by) on platform_settings to pos_app;
grant update (platform_id, commission_rate, grace_days, read_only_days, trial_days, sms_price, version, updated_at, deleted_at, deleted_by) on platform_settings to pos_app;
