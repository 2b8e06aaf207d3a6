create table batches (
  business_id uuid not null,
  id          uuid not null,
  number      text not null,
  product_id  uuid not null,
  expire_date date,
  search_text text not null default ''::text,
  version     integer not null default 1,
  created_at  timestamp with time zone not null default now(),
  created_by  uuid,
  updated_at  timestamp with time zone not null default now(),
  deleted_at  timestamp with time zone,
  deleted_by  uuid,
  primary key (business_id, id)
);
create index batches_newest on batches (business_id, created_at desc, id, deleted_at);
create index batches_by_number on batches (business_id, number collate "und-x-icu", id) where (deleted_at IS NULL);
create index batches_of_product on batches (business_id, product_id);
alter table batches enable row level security;
alter table batches force row level security;
create policy tenant on batches to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on batches to pos_app;
grant insert (business_id, id, number, product_id, expire_date, search_text, version, created_by) on batches to pos_app;
grant update (number, product_id, expire_date, search_text, version, updated_at, deleted_at, deleted_by) on batches to pos_app;
grant select on batches to pos_job;
grant insert (business_id, id, number, product_id, expire_date, search_text, version, created_by) on batches to pos_job;
grant update (number, product_id, expire_date, search_text, version, updated_at, deleted_at, deleted_by) on batches to pos_job;
create trigger count_added after insert on batches referencing new table as added
  for each statement execute function ctx.count_added('business');
create trigger count_hidden after update of deleted_at on batches for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('business');
create index batches_search on batches using gin (business_id, search_text gin_trgm_ops) where (deleted_at IS NULL);
grant select (business_id, id, number, search_text, deleted_at) on batches to pos_search;
create policy search on batches for select to pos_search using (true);

create table stock_layers (
  business_id uuid not null,
  product_id  uuid not null,
  branch_id   uuid not null,
  no          integer not null,
  batch_id    uuid not null,
  date        date not null,
  source_kind text not null,
  source_id   uuid not null,
  line_no     integer not null,
  quantity_in bigint not null,
  value_in    bigint not null,
  quantity    bigint not null default '0'::bigint,
  value       bigint not null default '0'::bigint,
  primary key (business_id, product_id, branch_id, no)
);
alter table stock_layers add constraint stock_layers_not_below_zero check ((quantity >= 0) AND (value >= 0));
alter table stock_layers add constraint stock_layers_nothing_is_worth_nothing check ((quantity <> 0) OR (value = 0));
create index stock_layers_of_branch on stock_layers (business_id, branch_id);
create index stock_layers_of_source on stock_layers (business_id, source_id);
alter table stock_layers enable row level security;
alter table stock_layers force row level security;
create policy tenant on stock_layers to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on stock_layers to pos_app;
grant insert (business_id, product_id, branch_id, no, batch_id, date, source_kind, source_id, line_no, quantity_in, value_in, quantity, value) on stock_layers to pos_app;
grant update (quantity, value) on stock_layers to pos_app;
grant select on stock_layers to pos_job;
grant insert (business_id, product_id, branch_id, no, batch_id, date, source_kind, source_id, line_no, quantity_in, value_in, quantity, value) on stock_layers to pos_job;
grant update (quantity, value) on stock_layers to pos_job;

alter table batches add constraint batches_product_id foreign key (business_id, product_id) references products (business_id, id);
alter table stock_layers add constraint stock_layers_product_id foreign key (business_id, product_id) references products (business_id, id);
alter table stock_layers add constraint stock_layers_branch_id foreign key (business_id, branch_id) references branches (business_id, id);
revoke insert on products from pos_job;
revoke update on products from pos_job;
revoke insert on products from pos_app;
revoke update on products from pos_app;
grant insert (business_id, id, name, code, barcodes, category_id, type, unit_of_measure, whole_units, valuation, batch_tracking, tax, expire_date, expire_time, image_id, remarks, status, search_text, version, created_by) on products to pos_job;
grant update (name, code, barcodes, category_id, type, unit_of_measure, whole_units, valuation, batch_tracking, tax, expire_date, expire_time, image_id, remarks, status, search_text, version, updated_at, deleted_at, deleted_by) on products to pos_job;
grant insert (business_id, id, name, code, barcodes, category_id, type, unit_of_measure, whole_units, valuation, batch_tracking, tax, expire_date, expire_time, image_id, remarks, status, search_text, version, created_by) on products to pos_app;
grant update (name, code, barcodes, category_id, type, unit_of_measure, whole_units, valuation, batch_tracking, tax, expire_date, expire_time, image_id, remarks, status, search_text, version, updated_at, deleted_at, deleted_by) on products to pos_app;
alter table purchase_lines add column batch text;
alter table purchase_lines add column expire_date date;
revoke update on purchase_lines from pos_app;
revoke insert on purchase_lines from pos_job;
revoke insert on purchase_lines from pos_app;
revoke update on purchase_lines from pos_job;
grant update (product_id, unit, factor, quantity, price, discount, purchase_discount, tax_type, vat_rate, net_amount, tax, total_amount, cost, batch, expire_date, selling_price, returned_quantity) on purchase_lines to pos_app;
grant insert (business_id, purchase_id, line_no, product_id, unit, factor, quantity, price, discount, purchase_discount, tax_type, vat_rate, net_amount, tax, total_amount, cost, batch, expire_date, selling_price, returned_quantity) on purchase_lines to pos_job;
grant insert (business_id, purchase_id, line_no, product_id, unit, factor, quantity, price, discount, purchase_discount, tax_type, vat_rate, net_amount, tax, total_amount, cost, batch, expire_date, selling_price, returned_quantity) on purchase_lines to pos_app;
grant update (product_id, unit, factor, quantity, price, discount, purchase_discount, tax_type, vat_rate, net_amount, tax, total_amount, cost, batch, expire_date, selling_price, returned_quantity) on purchase_lines to pos_job;
