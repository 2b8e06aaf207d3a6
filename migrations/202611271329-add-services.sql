create table services (
  business_id     uuid not null,
  id              uuid not null,
  branch_id       uuid not null,
  number          text not null,
  service_type_id uuid not null,
  customer_id     uuid,
  assignee_id     uuid,
  date            date,
  promised_at     timestamp with time zone,
  item            text,
  serial_number   text,
  condition       text,
  accessories     text,
  problem         text,
  hours           bigint,
  price           bigint,
  discount        bigint,
  currency        text,
  net_amount      bigint,
  tax             bigint,
  total_amount    bigint,
  commission      bigint,
  status          text not null,
  result          text,
  finished_on     date,
  warranty_days   integer,
  warranty_until  date,
  warranty_of_id  uuid,
  collected_at    timestamp with time zone,
  collected_by    text,
  is_verified     boolean not null,
  verified_by_id  uuid,
  verified_at     timestamp with time zone,
  remarks         text,
  search_text     text not null default ''::text,
  version         integer not null default 1,
  created_at      timestamp with time zone not null default now(),
  created_by      uuid,
  updated_at      timestamp with time zone not null default now(),
  deleted_at      timestamp with time zone,
  deleted_by      uuid,
  primary key (business_id, id)
);
create index services_newest on services (business_id, created_at desc, id, deleted_at);
create index services_of_branch on services (business_id, branch_id, created_at desc, id, deleted_at);
create index services_by_number on services (business_id, number collate "und-x-icu", id) where (deleted_at IS NULL);
create index services_of_service_type on services (business_id, service_type_id);
create index services_of_customer on services (business_id, customer_id);
create index services_of_assignee on services (business_id, assignee_id);
create index services_of_warranty_of on services (business_id, warranty_of_id);
create index services_of_verified_by on services (business_id, verified_by_id);
alter table services enable row level security;
alter table services force row level security;
create policy tenant on services to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on services to pos_app;
grant insert (business_id, id, branch_id, number, service_type_id, customer_id, assignee_id, date, promised_at, item, serial_number, condition, accessories, problem, hours, price, discount, currency, net_amount, tax, total_amount, commission, status, result, finished_on, warranty_days, warranty_until, warranty_of_id, collected_at, collected_by, is_verified, verified_by_id, verified_at, remarks, search_text, version, created_by) on services to pos_app;
grant update (number, service_type_id, customer_id, assignee_id, date, promised_at, item, serial_number, condition, accessories, problem, hours, price, discount, currency, net_amount, tax, total_amount, commission, status, result, finished_on, warranty_days, warranty_until, warranty_of_id, collected_at, collected_by, is_verified, verified_by_id, verified_at, remarks, search_text, version, updated_at, deleted_at, deleted_by) on services to pos_app;
grant select on services to pos_job;
grant insert (business_id, id, branch_id, number, service_type_id, customer_id, assignee_id, date, promised_at, item, serial_number, condition, accessories, problem, hours, price, discount, currency, net_amount, tax, total_amount, commission, status, result, finished_on, warranty_days, warranty_until, warranty_of_id, collected_at, collected_by, is_verified, verified_by_id, verified_at, remarks, search_text, version, created_by) on services to pos_job;
grant update (number, service_type_id, customer_id, assignee_id, date, promised_at, item, serial_number, condition, accessories, problem, hours, price, discount, currency, net_amount, tax, total_amount, commission, status, result, finished_on, warranty_days, warranty_until, warranty_of_id, collected_at, collected_by, is_verified, verified_by_id, verified_at, remarks, search_text, version, updated_at, deleted_at, deleted_by) on services to pos_job;
create trigger count_added after insert on services referencing new table as added
  for each statement execute function ctx.count_added('branch');
create trigger count_hidden after update of deleted_at on services for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('branch');
create index services_search on services using gin (business_id, search_text gin_trgm_ops) where (deleted_at IS NULL);
grant select (business_id, id, branch_id, number, search_text, deleted_at) on services to pos_search;
create policy search on services for select to pos_search using (true);

create table service_parts (
  business_id  uuid not null,
  service_id   uuid not null,
  line_no      integer not null,
  product_id   uuid not null,
  quantity     bigint not null,
  unit_price   bigint,
  total_amount bigint,
  primary key (business_id, service_id, line_no)
);
create index service_parts_of_product on service_parts (business_id, product_id, service_id);
alter table service_parts enable row level security;
alter table service_parts force row level security;
create policy tenant on service_parts to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on service_parts to pos_app;
grant insert (business_id, service_id, line_no, product_id, quantity, unit_price, total_amount) on service_parts to pos_app;
grant update (product_id, quantity, unit_price, total_amount) on service_parts to pos_app;
grant delete on service_parts to pos_app;
grant select on service_parts to pos_job;
grant insert (business_id, service_id, line_no, product_id, quantity, unit_price, total_amount) on service_parts to pos_job;
grant update (product_id, quantity, unit_price, total_amount) on service_parts to pos_job;
grant delete on service_parts to pos_job;

create table service_types (
  business_id   uuid not null,
  id            uuid not null,
  name          text not null,
  price_per     text not null,
  tax           text not null,
  duration      integer,
  warranty_days integer,
  commission    integer,
  remarks       text,
  search_text   text not null default ''::text,
  version       integer not null default 1,
  created_at    timestamp with time zone not null default now(),
  created_by    uuid,
  updated_at    timestamp with time zone not null default now(),
  deleted_at    timestamp with time zone,
  deleted_by    uuid,
  primary key (business_id, id)
);
create index service_types_newest on service_types (business_id, created_at desc, id, deleted_at);
create index service_types_by_name on service_types (business_id, name collate "und-x-icu", id) where (deleted_at IS NULL);
create unique index service_types_one_name on service_types (business_id, name) where (deleted_at IS NULL);
alter table service_types enable row level security;
alter table service_types force row level security;
create policy tenant on service_types to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on service_types to pos_app;
grant insert (business_id, id, name, price_per, tax, duration, warranty_days, commission, remarks, search_text, version, created_by) on service_types to pos_app;
grant update (name, price_per, tax, duration, warranty_days, commission, remarks, search_text, version, updated_at, deleted_at, deleted_by) on service_types to pos_app;
grant select on service_types to pos_job;
grant insert (business_id, id, name, price_per, tax, duration, warranty_days, commission, remarks, search_text, version, created_by) on service_types to pos_job;
grant update (name, price_per, tax, duration, warranty_days, commission, remarks, search_text, version, updated_at, deleted_at, deleted_by) on service_types to pos_job;
create trigger count_added after insert on service_types referencing new table as added
  for each statement execute function ctx.count_added('business');
create trigger count_hidden after update of deleted_at on service_types for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('business');
create index service_types_search on service_types using gin (business_id, search_text gin_trgm_ops) where (deleted_at IS NULL);
grant select (business_id, id, name, search_text, deleted_at) on service_types to pos_search;
create policy search on service_types for select to pos_search using (true);

create table service_type_branches (
  business_id     uuid not null,
  service_type_id uuid not null,
  branch_id       uuid not null,
  price           bigint,
  created_at      timestamp with time zone not null default now(),
  updated_at      timestamp with time zone not null default now(),
  primary key (business_id, service_type_id, branch_id)
);
create index service_type_branches_of_branch on service_type_branches (business_id, branch_id);
alter table service_type_branches enable row level security;
alter table service_type_branches force row level security;
create policy tenant on service_type_branches to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on service_type_branches to pos_app;
grant insert (business_id, service_type_id, branch_id, price) on service_type_branches to pos_app;
grant update (price, updated_at) on service_type_branches to pos_app;
grant select on service_type_branches to pos_job;
grant insert (business_id, service_type_id, branch_id, price) on service_type_branches to pos_job;
grant update (price, updated_at) on service_type_branches to pos_job;

create table service_type_parts (
  business_id     uuid not null,
  service_type_id uuid not null,
  line_no         integer not null,
  product_id      uuid not null,
  quantity        bigint not null,
  unit_price      bigint,
  primary key (business_id, service_type_id, line_no)
);
create index service_type_parts_of_product on service_type_parts (business_id, product_id);
alter table service_type_parts enable row level security;
alter table service_type_parts force row level security;
create policy tenant on service_type_parts to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on service_type_parts to pos_app;
grant insert (business_id, service_type_id, line_no, product_id, quantity, unit_price) on service_type_parts to pos_app;
grant update (product_id, quantity, unit_price) on service_type_parts to pos_app;
grant delete on service_type_parts to pos_app;
grant select on service_type_parts to pos_job;
grant insert (business_id, service_type_id, line_no, product_id, quantity, unit_price) on service_type_parts to pos_job;
grant update (product_id, quantity, unit_price) on service_type_parts to pos_job;
grant delete on service_type_parts to pos_job;

alter table services add constraint services_branch_id foreign key (business_id, branch_id) references branches (business_id, id);
alter table services add constraint services_service_type_id foreign key (business_id, service_type_id) references service_types (business_id, id);
alter table services add constraint services_customer_id foreign key (business_id, customer_id) references customers (business_id, id);
alter table services add constraint services_assignee_id foreign key (business_id, assignee_id) references users (business_id, id);
alter table services add constraint services_warranty_of_id foreign key (business_id, warranty_of_id) references services (business_id, id);
alter table services add constraint services_verified_by_id foreign key (business_id, verified_by_id) references users (business_id, id);
alter table service_parts add constraint service_parts_service_id foreign key (business_id, service_id) references services (business_id, id);
alter table service_parts add constraint service_parts_product_id foreign key (business_id, product_id) references products (business_id, id);
alter table service_type_branches add constraint service_type_branches_service_type_id foreign key (business_id, service_type_id) references service_types (business_id, id);
alter table service_type_branches add constraint service_type_branches_branch_id foreign key (business_id, branch_id) references branches (business_id, id);
alter table service_type_parts add constraint service_type_parts_service_type_id foreign key (business_id, service_type_id) references service_types (business_id, id);
alter table service_type_parts add constraint service_type_parts_product_id foreign key (business_id, product_id) references products (business_id, id);
alter table sales add column service_id uuid;
revoke insert on sales from pos_app;
revoke update on sales from pos_job;
revoke insert on sales from pos_job;
revoke update on sales from pos_app;
create index sales_of_service on sales (business_id, service_id);
alter table sales add constraint sales_service_id foreign key (business_id, service_id) references services (business_id, id);
grant insert (business_id, id, branch_id, number, date, sold_at, store_id, customer_id, invoice_id, service_id, customer_tin_number, currency, price_mode, discount, net_amount, tax, total_amount, paid_amount, remain_amount, change, rounding, profit, below_cost, on_credit, status, fiscal_state, shift_id, device_id, copies, reference, verification_code, remarks, search_text, version, created_by) on sales to pos_app;
grant update (number, date, sold_at, store_id, customer_id, invoice_id, service_id, customer_tin_number, currency, price_mode, discount, net_amount, tax, total_amount, paid_amount, remain_amount, change, rounding, profit, below_cost, on_credit, status, fiscal_state, shift_id, device_id, copies, reference, verification_code, remarks, search_text, version, updated_at, deleted_at, deleted_by) on sales to pos_job;
grant insert (business_id, id, branch_id, number, date, sold_at, store_id, customer_id, invoice_id, service_id, customer_tin_number, currency, price_mode, discount, net_amount, tax, total_amount, paid_amount, remain_amount, change, rounding, profit, below_cost, on_credit, status, fiscal_state, shift_id, device_id, copies, reference, verification_code, remarks, search_text, version, created_by) on sales to pos_job;
grant update (number, date, sold_at, store_id, customer_id, invoice_id, service_id, customer_tin_number, currency, price_mode, discount, net_amount, tax, total_amount, paid_amount, remain_amount, change, rounding, profit, below_cost, on_credit, status, fiscal_state, shift_id, device_id, copies, reference, verification_code, remarks, search_text, version, updated_at, deleted_at, deleted_by) on sales to pos_app;

create table service_products (
  business_id     uuid not null,
  service_type_id uuid not null,
  product_id      uuid not null,
  primary key (business_id, service_type_id)
);
create unique index service_products_one_product on service_products (business_id, product_id);
alter table service_products enable row level security;
alter table service_products force row level security;
create policy tenant on service_products to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on service_products to pos_app;
grant insert (business_id, service_type_id, product_id) on service_products to pos_app;
grant delete on service_products to pos_app;
grant select on service_products to pos_job;
grant insert (business_id, service_type_id, product_id) on service_products to pos_job;
grant delete on service_products to pos_job;

alter table service_products add constraint service_products_service_type_id foreign key (business_id, service_type_id) references service_types (business_id, id);
alter table service_products add constraint service_products_product_id foreign key (business_id, product_id) references products (business_id, id);
