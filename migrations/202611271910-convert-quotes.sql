create table quote_conversions (
  business_id uuid not null,
  quote_id    uuid not null,
  line_no     integer not null,
  line        integer not null,
  quantity    bigint not null,
  document    text not null,
  primary key (business_id, quote_id, line_no)
);
alter table quote_conversions enable row level security;
alter table quote_conversions force row level security;
create policy tenant on quote_conversions to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on quote_conversions to pos_app;
grant insert (business_id, quote_id, line_no, line, quantity, document) on quote_conversions to pos_app;
grant update (line, quantity, document) on quote_conversions to pos_app;
grant delete on quote_conversions to pos_app;
grant select on quote_conversions to pos_job;
grant insert (business_id, quote_id, line_no, line, quantity, document) on quote_conversions to pos_job;
grant update (line, quantity, document) on quote_conversions to pos_job;
grant delete on quote_conversions to pos_job;

alter table quote_conversions add constraint quote_conversions_quote_id foreign key (business_id, quote_id) references quotes (business_id, id);
alter table sales add column quote_id uuid;
revoke insert on sales from pos_app;
revoke update on sales from pos_job;
revoke insert on sales from pos_job;
revoke update on sales from pos_app;
create index sales_of_quote on sales (business_id, quote_id);
alter table sales add constraint sales_quote_id foreign key (business_id, quote_id) references quotes (business_id, id);
grant insert (business_id, id, branch_id, number, date, sold_at, store_id, customer_id, invoice_id, service_id, quote_id, customer_tin_number, currency, price_mode, discount, net_amount, tax, total_amount, paid_amount, remain_amount, change, rounding, profit, below_cost, on_credit, status, fiscal_state, shift_id, device_id, copies, reference, verification_code, remarks, search_text, version, created_by) on sales to pos_app;
grant update (number, date, sold_at, store_id, customer_id, invoice_id, service_id, quote_id, customer_tin_number, currency, price_mode, discount, net_amount, tax, total_amount, paid_amount, remain_amount, change, rounding, profit, below_cost, on_credit, status, fiscal_state, shift_id, device_id, copies, reference, verification_code, remarks, search_text, version, updated_at, deleted_at, deleted_by) on sales to pos_job;
grant insert (business_id, id, branch_id, number, date, sold_at, store_id, customer_id, invoice_id, service_id, quote_id, customer_tin_number, currency, price_mode, discount, net_amount, tax, total_amount, paid_amount, remain_amount, change, rounding, profit, below_cost, on_credit, status, fiscal_state, shift_id, device_id, copies, reference, verification_code, remarks, search_text, version, created_by) on sales to pos_job;
grant update (number, date, sold_at, store_id, customer_id, invoice_id, service_id, quote_id, customer_tin_number, currency, price_mode, discount, net_amount, tax, total_amount, paid_amount, remain_amount, change, rounding, profit, below_cost, on_credit, status, fiscal_state, shift_id, device_id, copies, reference, verification_code, remarks, search_text, version, updated_at, deleted_at, deleted_by) on sales to pos_app;
alter table invoices add column quote_id uuid;
revoke insert on invoices from pos_app;
revoke update on invoices from pos_job;
revoke insert on invoices from pos_job;
revoke update on invoices from pos_app;
create index invoices_of_quote on invoices (business_id, quote_id);
alter table invoices add constraint invoices_quote_id foreign key (business_id, quote_id) references quotes (business_id, id);
grant insert (business_id, id, branch_id, number, date, due_date, customer_id, store_id, currency, price_mode, discount, discount_percent, net_amount, tax, total_amount, status, quote_id, reference, remarks, search_text, version, created_by) on invoices to pos_app;
grant update (number, date, due_date, customer_id, store_id, currency, price_mode, discount, discount_percent, net_amount, tax, total_amount, status, quote_id, reference, remarks, search_text, version, updated_at, deleted_at, deleted_by) on invoices to pos_job;
grant insert (business_id, id, branch_id, number, date, due_date, customer_id, store_id, currency, price_mode, discount, discount_percent, net_amount, tax, total_amount, status, quote_id, reference, remarks, search_text, version, created_by) on invoices to pos_job;
grant update (number, date, due_date, customer_id, store_id, currency, price_mode, discount, discount_percent, net_amount, tax, total_amount, status, quote_id, reference, remarks, search_text, version, updated_at, deleted_at, deleted_by) on invoices to pos_app;
