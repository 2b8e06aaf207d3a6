create table purchase_orders (
  business_id   uuid not null,
  id            uuid not null,
  branch_id     uuid not null,
  number        text,
  supplier_id   uuid not null,
  date          date,
  expected_date date,
  store_id      uuid,
  currency      text,
  price_mode    text not null,
  net_amount    bigint,
  tax           bigint,
  total_amount  bigint,
  sent_at       timestamp with time zone,
  sent_by_id    uuid,
  status        text not null,
  reference     text,
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
create index purchase_orders_newest on purchase_orders (business_id, created_at desc, id, deleted_at);
create index purchase_orders_of_branch on purchase_orders (business_id, branch_id, created_at desc, id, deleted_at);
create index purchase_orders_by_number on purchase_orders (business_id, number collate "und-x-icu", id) where (deleted_at IS NULL);
create index purchase_orders_of_supplier on purchase_orders (business_id, supplier_id);
create index purchase_orders_of_store on purchase_orders (business_id, store_id);
create index purchase_orders_of_sent_by on purchase_orders (business_id, sent_by_id);
alter table purchase_orders enable row level security;
alter table purchase_orders force row level security;
create policy tenant on purchase_orders to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on purchase_orders to pos_app;
grant insert (business_id, id, branch_id, number, supplier_id, date, expected_date, store_id, currency, price_mode, net_amount, tax, total_amount, sent_at, sent_by_id, status, reference, remarks, search_text, version, created_by) on purchase_orders to pos_app;
grant update (number, supplier_id, date, expected_date, store_id, currency, price_mode, net_amount, tax, total_amount, sent_at, sent_by_id, status, reference, remarks, search_text, version, updated_at, deleted_at, deleted_by) on purchase_orders to pos_app;
grant select on purchase_orders to pos_job;
grant insert (business_id, id, branch_id, number, supplier_id, date, expected_date, store_id, currency, price_mode, net_amount, tax, total_amount, sent_at, sent_by_id, status, reference, remarks, search_text, version, created_by) on purchase_orders to pos_job;
grant update (number, supplier_id, date, expected_date, store_id, currency, price_mode, net_amount, tax, total_amount, sent_at, sent_by_id, status, reference, remarks, search_text, version, updated_at, deleted_at, deleted_by) on purchase_orders to pos_job;
create trigger count_added after insert on purchase_orders referencing new table as added
  for each statement execute function ctx.count_added('branch');
create trigger count_hidden after update of deleted_at on purchase_orders for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('branch');
create index purchase_orders_search on purchase_orders using gin (business_id, search_text gin_trgm_ops) where (deleted_at IS NULL);
grant select (business_id, id, branch_id, number, search_text, deleted_at) on purchase_orders to pos_search;
create policy search on purchase_orders for select to pos_search using (true);

create table purchase_order_lines (
  business_id       uuid not null,
  purchase_order_id uuid not null,
  line_no           integer not null,
  product_id        uuid not null,
  unit              text,
  quantity          bigint not null,
  price             bigint not null,
  tax_type          text,
  factor            integer,
  vat_rate          integer,
  net_amount        bigint,
  tax               bigint,
  total_amount      bigint,
  value             bigint,
  received          bigint,
  returned          bigint,
  billed            bigint,
  primary key (business_id, purchase_order_id, line_no)
);
create index purchase_order_lines_of_product on purchase_order_lines (business_id, product_id, purchase_order_id);
alter table purchase_order_lines enable row level security;
alter table purchase_order_lines force row level security;
create policy tenant on purchase_order_lines to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on purchase_order_lines to pos_app;
grant insert (business_id, purchase_order_id, line_no, product_id, unit, quantity, price, tax_type, factor, vat_rate, net_amount, tax, total_amount, value, received, returned, billed) on purchase_order_lines to pos_app;
grant update (product_id, unit, quantity, price, tax_type, factor, vat_rate, net_amount, tax, total_amount, value, received, returned, billed) on purchase_order_lines to pos_app;
grant delete on purchase_order_lines to pos_app;
grant select on purchase_order_lines to pos_job;
grant insert (business_id, purchase_order_id, line_no, product_id, unit, quantity, price, tax_type, factor, vat_rate, net_amount, tax, total_amount, value, received, returned, billed) on purchase_order_lines to pos_job;
grant update (product_id, unit, quantity, price, tax_type, factor, vat_rate, net_amount, tax, total_amount, value, received, returned, billed) on purchase_order_lines to pos_job;
grant delete on purchase_order_lines to pos_job;

create table goods_receipts (
  business_id  uuid not null,
  id           uuid not null,
  branch_id    uuid not null,
  number       text not null,
  date         date not null,
  type         text not null,
  order_id     uuid not null,
  supplier_id  uuid not null,
  store_id     uuid not null,
  total_amount bigint not null,
  reference    text,
  remarks      text,
  search_text  text not null default ''::text,
  version      integer not null default 1,
  created_at   timestamp with time zone not null default now(),
  created_by   uuid,
  updated_at   timestamp with time zone not null default now(),
  deleted_at   timestamp with time zone,
  deleted_by   uuid,
  primary key (business_id, id)
);
create index goods_receipts_newest on goods_receipts (business_id, created_at desc, id, deleted_at);
create index goods_receipts_of_branch on goods_receipts (business_id, branch_id, created_at desc, id, deleted_at);
create index goods_receipts_by_date on goods_receipts (business_id, branch_id, date desc, id);
create index goods_receipts_by_number on goods_receipts (business_id, number collate "und-x-icu", id) where (deleted_at IS NULL);
create index goods_receipts_of_order on goods_receipts (business_id, order_id);
create index goods_receipts_of_supplier on goods_receipts (business_id, supplier_id);
create index goods_receipts_of_store on goods_receipts (business_id, store_id);
alter table goods_receipts enable row level security;
alter table goods_receipts force row level security;
create policy tenant on goods_receipts to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on goods_receipts to pos_app;
grant insert (business_id, id, branch_id, number, date, type, order_id, supplier_id, store_id, total_amount, reference, remarks, search_text, version, created_by) on goods_receipts to pos_app;
grant update (number, date, type, order_id, supplier_id, store_id, total_amount, reference, remarks, search_text, version, updated_at, deleted_at, deleted_by) on goods_receipts to pos_app;
grant select on goods_receipts to pos_job;
grant insert (business_id, id, branch_id, number, date, type, order_id, supplier_id, store_id, total_amount, reference, remarks, search_text, version, created_by) on goods_receipts to pos_job;
grant update (number, date, type, order_id, supplier_id, store_id, total_amount, reference, remarks, search_text, version, updated_at, deleted_at, deleted_by) on goods_receipts to pos_job;
create trigger count_added after insert on goods_receipts referencing new table as added
  for each statement execute function ctx.count_added('branch');
create trigger count_hidden after update of deleted_at on goods_receipts for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('branch');
create index goods_receipts_search on goods_receipts using gin (business_id, search_text gin_trgm_ops) where (deleted_at IS NULL);
grant select (business_id, id, branch_id, number, search_text, deleted_at) on goods_receipts to pos_search;
create policy search on goods_receipts for select to pos_search using (true);

create table goods_receipt_lines (
  business_id      uuid not null,
  goods_receipt_id uuid not null,
  line_no          integer not null,
  order_line_no    integer not null,
  product_id       uuid not null,
  unit             text not null,
  factor           integer not null,
  quantity         bigint not null,
  accrued          bigint not null,
  cost             bigint not null,
  primary key (business_id, goods_receipt_id, line_no)
);
create index goods_receipt_lines_of_product on goods_receipt_lines (business_id, product_id, goods_receipt_id);
alter table goods_receipt_lines enable row level security;
alter table goods_receipt_lines force row level security;
create policy tenant on goods_receipt_lines to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on goods_receipt_lines to pos_app;
grant insert (business_id, goods_receipt_id, line_no, order_line_no, product_id, unit, factor, quantity, accrued, cost) on goods_receipt_lines to pos_app;
grant update (order_line_no, product_id, unit, factor, quantity, accrued, cost) on goods_receipt_lines to pos_app;
grant delete on goods_receipt_lines to pos_app;
grant select on goods_receipt_lines to pos_job;
grant insert (business_id, goods_receipt_id, line_no, order_line_no, product_id, unit, factor, quantity, accrued, cost) on goods_receipt_lines to pos_job;
grant update (order_line_no, product_id, unit, factor, quantity, accrued, cost) on goods_receipt_lines to pos_job;
grant delete on goods_receipt_lines to pos_job;

alter table purchase_orders add constraint purchase_orders_branch_id foreign key (business_id, branch_id) references branches (business_id, id);
alter table purchase_orders add constraint purchase_orders_supplier_id foreign key (business_id, supplier_id) references suppliers (business_id, id);
alter table purchase_orders add constraint purchase_orders_store_id foreign key (business_id, store_id) references stores (business_id, id);
alter table purchase_orders add constraint purchase_orders_sent_by_id foreign key (business_id, sent_by_id) references users (business_id, id);
alter table purchase_order_lines add constraint purchase_order_lines_purchase_order_id foreign key (business_id, purchase_order_id) references purchase_orders (business_id, id);
alter table purchase_order_lines add constraint purchase_order_lines_product_id foreign key (business_id, product_id) references products (business_id, id);
alter table goods_receipts add constraint goods_receipts_branch_id foreign key (business_id, branch_id) references branches (business_id, id);
alter table goods_receipts add constraint goods_receipts_order_id foreign key (business_id, order_id) references purchase_orders (business_id, id);
alter table goods_receipts add constraint goods_receipts_supplier_id foreign key (business_id, supplier_id) references suppliers (business_id, id);
alter table goods_receipts add constraint goods_receipts_store_id foreign key (business_id, store_id) references stores (business_id, id);
alter table goods_receipt_lines add constraint goods_receipt_lines_goods_receipt_id foreign key (business_id, goods_receipt_id) references goods_receipts (business_id, id);
alter table goods_receipt_lines add constraint goods_receipt_lines_product_id foreign key (business_id, product_id) references products (business_id, id);
