create table parked_carts (
  business_id      uuid not null,
  id               uuid not null,
  branch_id        uuid not null,
  name             text not null,
  customer_id      uuid,
  discount         bigint,
  discount_percent integer,
  amount           bigint not null,
  reference        text,
  remarks          text,
  taken_by_id      uuid,
  taken_at         timestamp with time zone,
  status           text not null,
  search_text      text not null default ''::text,
  version          integer not null default 1,
  created_at       timestamp with time zone not null default now(),
  created_by       uuid,
  updated_at       timestamp with time zone not null default now(),
  deleted_at       timestamp with time zone,
  deleted_by       uuid,
  primary key (business_id, id)
);
create index parked_carts_newest on parked_carts (business_id, created_at desc, id, deleted_at);
create index parked_carts_of_branch on parked_carts (business_id, branch_id, created_at desc, id, deleted_at);
create index parked_carts_by_name on parked_carts (business_id, name collate "und-x-icu", id) where (deleted_at IS NULL);
create index parked_carts_of_customer on parked_carts (business_id, customer_id);
create index parked_carts_of_taken_by on parked_carts (business_id, taken_by_id);
alter table parked_carts enable row level security;
alter table parked_carts force row level security;
create policy tenant on parked_carts to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on parked_carts to pos_app;
grant insert (business_id, id, branch_id, name, customer_id, discount, discount_percent, amount, reference, remarks, taken_by_id, taken_at, status, search_text, version, created_by) on parked_carts to pos_app;
grant update (name, customer_id, discount, discount_percent, amount, reference, remarks, taken_by_id, taken_at, status, search_text, version, updated_at, deleted_at, deleted_by) on parked_carts to pos_app;
grant select on parked_carts to pos_job;
grant insert (business_id, id, branch_id, name, customer_id, discount, discount_percent, amount, reference, remarks, taken_by_id, taken_at, status, search_text, version, created_by) on parked_carts to pos_job;
grant update (name, customer_id, discount, discount_percent, amount, reference, remarks, taken_by_id, taken_at, status, search_text, version, updated_at, deleted_at, deleted_by) on parked_carts to pos_job;
create trigger count_added after insert on parked_carts referencing new table as added
  for each statement execute function ctx.count_added('branch');
create trigger count_hidden after update of deleted_at on parked_carts for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('branch');
create index parked_carts_search on parked_carts using gin (business_id, search_text gin_trgm_ops) where (deleted_at IS NULL);
grant select (business_id, id, branch_id, name, search_text, deleted_at) on parked_carts to pos_search;
create policy search on parked_carts for select to pos_search using (true);

create table parked_cart_lines (
  business_id      uuid not null,
  parked_cart_id   uuid not null,
  line_no          integer not null,
  product_id       uuid not null,
  unit             text,
  quantity         bigint not null,
  unit_price       bigint,
  list_price       bigint,
  discount         bigint,
  discount_percent integer,
  primary key (business_id, parked_cart_id, line_no)
);
create index parked_cart_lines_of_product on parked_cart_lines (business_id, product_id, parked_cart_id);
alter table parked_cart_lines enable row level security;
alter table parked_cart_lines force row level security;
create policy tenant on parked_cart_lines to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on parked_cart_lines to pos_app;
grant insert (business_id, parked_cart_id, line_no, product_id, unit, quantity, unit_price, list_price, discount, discount_percent) on parked_cart_lines to pos_app;
grant update (product_id, unit, quantity, unit_price, list_price, discount, discount_percent) on parked_cart_lines to pos_app;
grant delete on parked_cart_lines to pos_app;
grant select on parked_cart_lines to pos_job;
grant insert (business_id, parked_cart_id, line_no, product_id, unit, quantity, unit_price, list_price, discount, discount_percent) on parked_cart_lines to pos_job;
grant update (product_id, unit, quantity, unit_price, list_price, discount, discount_percent) on parked_cart_lines to pos_job;
grant delete on parked_cart_lines to pos_job;

alter table parked_carts add constraint parked_carts_branch_id foreign key (business_id, branch_id) references branches (business_id, id);
alter table parked_carts add constraint parked_carts_customer_id foreign key (business_id, customer_id) references customers (business_id, id);
alter table parked_carts add constraint parked_carts_taken_by_id foreign key (business_id, taken_by_id) references users (business_id, id);
alter table parked_cart_lines add constraint parked_cart_lines_parked_cart_id foreign key (business_id, parked_cart_id) references parked_carts (business_id, id);
alter table parked_cart_lines add constraint parked_cart_lines_product_id foreign key (business_id, product_id) references products (business_id, id);
