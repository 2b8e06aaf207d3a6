create table approvals (
  business_id uuid not null,
  id          uuid not null,
  branch_id   uuid not null,
  act         text not null,
  document    text not null,
  approver_id uuid not null,
  percent     integer not null,
  amount      bigint not null,
  date        date not null,
  created_at  timestamp with time zone not null default now(),
  created_by  uuid,
  primary key (business_id, id)
);
create index approvals_newest on approvals (business_id, created_at desc, id);
create index approvals_of_branch on approvals (business_id, branch_id, created_at desc, id);
create index approvals_by_date on approvals (business_id, branch_id, date desc, id);
create index approvals_of_approver on approvals (business_id, approver_id);
alter table approvals enable row level security;
alter table approvals force row level security;
create policy tenant on approvals to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on approvals to pos_app;
grant insert (business_id, id, branch_id, act, document, approver_id, percent, amount, date, created_by) on approvals to pos_app;
grant select on approvals to pos_job;
grant insert (business_id, id, branch_id, act, document, approver_id, percent, amount, date, created_by) on approvals to pos_job;
create trigger append_only before update or delete on approvals for each row execute function ctx.refuse_change();
create trigger append_only_all before truncate on approvals for each statement execute function ctx.refuse_change();
create trigger count_added after insert on approvals referencing new table as added
  for each statement execute function ctx.count_added('branch');

alter table approvals add constraint approvals_branch_id foreign key (business_id, branch_id) references branches (business_id, id);
alter table approvals add constraint approvals_approver_id foreign key (business_id, approver_id) references users (business_id, id);
alter table sales add column approved_by_id uuid;
revoke update on sales from pos_app;
revoke insert on sales from pos_app;
revoke update on sales from pos_job;
revoke insert on sales from pos_job;
create index sales_of_approved_by on sales (business_id, approved_by_id);
alter table sales add constraint sales_approved_by_id foreign key (business_id, approved_by_id) references users (business_id, id);
grant update (number, date, sold_at, store_id, customer_id, invoice_id, service_id, quote_id, approved_by_id, booking_id, charged_room, customer_tin_number, currency, price_mode, discount, net_amount, tax, total_amount, paid_amount, remain_amount, change, rounding, profit, below_cost, on_credit, status, fiscal_state, shift_id, device_id, copies, reference, verification_code, remarks, search_text, version, updated_at, deleted_at, deleted_by) on sales to pos_app;
grant insert (business_id, id, branch_id, number, date, sold_at, store_id, customer_id, invoice_id, service_id, quote_id, approved_by_id, booking_id, charged_room, customer_tin_number, currency, price_mode, discount, net_amount, tax, total_amount, paid_amount, remain_amount, change, rounding, profit, below_cost, on_credit, status, fiscal_state, shift_id, device_id, copies, reference, verification_code, remarks, search_text, version, created_by) on sales to pos_app;
grant update (number, date, sold_at, store_id, customer_id, invoice_id, service_id, quote_id, approved_by_id, booking_id, charged_room, customer_tin_number, currency, price_mode, discount, net_amount, tax, total_amount, paid_amount, remain_amount, change, rounding, profit, below_cost, on_credit, status, fiscal_state, shift_id, device_id, copies, reference, verification_code, remarks, search_text, version, updated_at, deleted_at, deleted_by) on sales to pos_job;
grant insert (business_id, id, branch_id, number, date, sold_at, store_id, customer_id, invoice_id, service_id, quote_id, approved_by_id, booking_id, charged_room, customer_tin_number, currency, price_mode, discount, net_amount, tax, total_amount, paid_amount, remain_amount, change, rounding, profit, below_cost, on_credit, status, fiscal_state, shift_id, device_id, copies, reference, verification_code, remarks, search_text, version, created_by) on sales to pos_job;
alter table invoices add column approved_by_id uuid;
revoke insert on invoices from pos_app;
revoke update on invoices from pos_job;
revoke insert on invoices from pos_job;
revoke update on invoices from pos_app;
create index invoices_of_approved_by on invoices (business_id, approved_by_id);
alter table invoices add constraint invoices_approved_by_id foreign key (business_id, approved_by_id) references users (business_id, id);
grant insert (business_id, id, branch_id, number, date, due_date, customer_id, store_id, currency, price_mode, discount, discount_percent, net_amount, tax, total_amount, by_delivery, status, quote_id, approved_by_id, reference, remarks, search_text, version, created_by) on invoices to pos_app;
grant update (number, date, due_date, customer_id, store_id, currency, price_mode, discount, discount_percent, net_amount, tax, total_amount, by_delivery, status, quote_id, approved_by_id, reference, remarks, search_text, version, updated_at, deleted_at, deleted_by) on invoices to pos_job;
grant insert (business_id, id, branch_id, number, date, due_date, customer_id, store_id, currency, price_mode, discount, discount_percent, net_amount, tax, total_amount, by_delivery, status, quote_id, approved_by_id, reference, remarks, search_text, version, created_by) on invoices to pos_job;
grant update (number, date, due_date, customer_id, store_id, currency, price_mode, discount, discount_percent, net_amount, tax, total_amount, by_delivery, status, quote_id, approved_by_id, reference, remarks, search_text, version, updated_at, deleted_at, deleted_by) on invoices to pos_app;
alter table quotes add column approved_by_id uuid;
revoke update on quotes from pos_app;
revoke insert on quotes from pos_job;
revoke insert on quotes from pos_app;
revoke update on quotes from pos_job;
create index quotes_of_approved_by on quotes (business_id, approved_by_id);
alter table quotes add constraint quotes_approved_by_id foreign key (business_id, approved_by_id) references users (business_id, id);
grant update (number, date, valid_until, customer_id, store_id, currency, price_mode, discount, discount_percent, net_amount, tax, total_amount, status, revision_of_id, sent_at, sent_by_id, accepted_at, approved_by_id, verification_code, reference, remarks, search_text, version, updated_at, deleted_at, deleted_by) on quotes to pos_app;
grant insert (business_id, id, branch_id, number, date, valid_until, customer_id, store_id, currency, price_mode, discount, discount_percent, net_amount, tax, total_amount, status, revision_of_id, sent_at, sent_by_id, accepted_at, approved_by_id, verification_code, reference, remarks, search_text, version, created_by) on quotes to pos_job;
grant insert (business_id, id, branch_id, number, date, valid_until, customer_id, store_id, currency, price_mode, discount, discount_percent, net_amount, tax, total_amount, status, revision_of_id, sent_at, sent_by_id, accepted_at, approved_by_id, verification_code, reference, remarks, search_text, version, created_by) on quotes to pos_app;
grant update (number, date, valid_until, customer_id, store_id, currency, price_mode, discount, discount_percent, net_amount, tax, total_amount, status, revision_of_id, sent_at, sent_by_id, accepted_at, approved_by_id, verification_code, reference, remarks, search_text, version, updated_at, deleted_at, deleted_by) on quotes to pos_job;
alter table sale_returns add column approved_by_id uuid;
revoke update on sale_returns from pos_job;
revoke update on sale_returns from pos_app;
revoke insert on sale_returns from pos_job;
revoke insert on sale_returns from pos_app;
create index sale_returns_of_approved_by on sale_returns (business_id, approved_by_id);
alter table sale_returns add constraint sale_returns_approved_by_id foreign key (business_id, approved_by_id) references users (business_id, id);
grant update (number, date, sale_id, customer_id, net_amount, tax, total_amount, rounding, approved_by_id, reason, search_text, version, updated_at, deleted_at, deleted_by) on sale_returns to pos_job;
grant update (number, date, sale_id, customer_id, net_amount, tax, total_amount, rounding, approved_by_id, reason, search_text, version, updated_at, deleted_at, deleted_by) on sale_returns to pos_app;
grant insert (business_id, id, branch_id, number, date, sale_id, customer_id, net_amount, tax, total_amount, rounding, approved_by_id, reason, search_text, version, created_by) on sale_returns to pos_job;
grant insert (business_id, id, branch_id, number, date, sale_id, customer_id, net_amount, tax, total_amount, rounding, approved_by_id, reason, search_text, version, created_by) on sale_returns to pos_app;
alter table roles add column discount_limit integer;
alter table roles add column refund_limit bigint;
revoke update on roles from pos_app;
revoke insert on roles from pos_job;
revoke insert on roles from pos_app;
revoke update on roles from pos_job;
grant update (name, permissions, documents_seen, days_seen, newest_seen, order_limit, discount_limit, refund_limit, requires_two_factor, remarks, usual_role, search_text, version, updated_at, deleted_at, deleted_by) on roles to pos_app;
grant insert (business_id, id, name, permissions, documents_seen, days_seen, newest_seen, order_limit, discount_limit, refund_limit, requires_two_factor, remarks, usual_role, search_text, version, created_by) on roles to pos_job;
grant insert (business_id, id, name, permissions, documents_seen, days_seen, newest_seen, order_limit, discount_limit, refund_limit, requires_two_factor, remarks, usual_role, search_text, version, created_by) on roles to pos_app;
grant update (name, permissions, documents_seen, days_seen, newest_seen, order_limit, discount_limit, refund_limit, requires_two_factor, remarks, usual_role, search_text, version, updated_at, deleted_at, deleted_by) on roles to pos_job;
