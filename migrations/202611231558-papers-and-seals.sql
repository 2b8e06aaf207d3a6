create table seal_keys (
  business_id uuid not null,
  id          uuid not null,
  user_id     uuid not null,
  key         bytea not null,
  created_at  timestamp with time zone not null default now(),
  primary key (business_id, id)
);
create index seal_keys_of_user on seal_keys (business_id, user_id);
alter table seal_keys enable row level security;
alter table seal_keys force row level security;
create policy tenant on seal_keys to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on seal_keys to pos_app;
grant insert (business_id, id, user_id, key) on seal_keys to pos_app;
grant select on seal_keys to pos_job;
grant insert (business_id, id, user_id, key) on seal_keys to pos_job;

create table offline_sales (
  business_id uuid not null,
  seal_key_id uuid not null,
  number      integer not null,
  sale_id     uuid not null,
  created_at  timestamp with time zone not null default now(),
  primary key (business_id, seal_key_id, number)
);
alter table offline_sales enable row level security;
alter table offline_sales force row level security;
create policy tenant on offline_sales to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on offline_sales to pos_app;
grant insert (business_id, seal_key_id, number, sale_id) on offline_sales to pos_app;
grant select on offline_sales to pos_job;
grant insert (business_id, seal_key_id, number, sale_id) on offline_sales to pos_job;

alter table seal_keys add constraint seal_keys_of_user foreign key (business_id, user_id) references users (business_id, id);
alter table offline_sales add constraint offline_sales_of_key foreign key (business_id, seal_key_id) references seal_keys (business_id, id);
alter table sales add column verification_code text;
revoke insert on sales from pos_job;
revoke insert on sales from pos_app;
revoke update on sales from pos_app;
revoke update on sales from pos_job;
grant insert (business_id, id, branch_id, number, date, sold_at, store_id, customer_id, customer_tin_number, currency, price_mode, discount, net_amount, tax, total_amount, paid_amount, remain_amount, change, rounding, profit, below_cost, on_credit, status, fiscal_state, device_id, copies, reference, verification_code, remarks, search_text, version, created_by) on sales to pos_job;
grant insert (business_id, id, branch_id, number, date, sold_at, store_id, customer_id, customer_tin_number, currency, price_mode, discount, net_amount, tax, total_amount, paid_amount, remain_amount, change, rounding, profit, below_cost, on_credit, status, fiscal_state, device_id, copies, reference, verification_code, remarks, search_text, version, created_by) on sales to pos_app;
grant update (number, date, sold_at, store_id, customer_id, customer_tin_number, currency, price_mode, discount, net_amount, tax, total_amount, paid_amount, remain_amount, change, rounding, profit, below_cost, on_credit, status, fiscal_state, device_id, copies, reference, verification_code, remarks, search_text, version, updated_at, deleted_at, deleted_by) on sales to pos_app;
grant update (number, date, sold_at, store_id, customer_id, customer_tin_number, currency, price_mode, discount, net_amount, tax, total_amount, paid_amount, remain_amount, change, rounding, profit, below_cost, on_credit, status, fiscal_state, device_id, copies, reference, verification_code, remarks, search_text, version, updated_at, deleted_at, deleted_by) on sales to pos_job;
