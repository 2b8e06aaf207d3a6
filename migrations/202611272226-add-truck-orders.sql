create table truck_orders (
  business_id   uuid not null,
  id            uuid not null,
  branch_id     uuid not null,
  number        text not null,
  customer_id   uuid not null,
  route_id      uuid not null,
  truck_id      uuid not null,
  trailer_id    uuid,
  driver_id     uuid,
  helper_id     uuid,
  starts        timestamp with time zone not null,
  ends          timestamp with time zone not null,
  price         bigint,
  currency      text,
  net_amount    bigint not null,
  tax           bigint not null,
  total_amount  bigint not null,
  paid_amount   bigint not null,
  remain_amount bigint not null,
  odometer_out  bigint,
  odometer_in   bigint,
  started_at    timestamp with time zone,
  delivered_at  timestamp with time zone,
  delivered_on  date,
  received_by   text,
  status        text not null,
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
create index truck_orders_newest on truck_orders (business_id, created_at desc, id, deleted_at);
create index truck_orders_of_branch on truck_orders (business_id, branch_id, created_at desc, id, deleted_at);
create index truck_orders_by_number on truck_orders (business_id, number collate "und-x-icu", id) where (deleted_at IS NULL);
create index truck_orders_of_customer on truck_orders (business_id, customer_id);
create index truck_orders_of_route on truck_orders (business_id, route_id);
create index truck_orders_of_truck on truck_orders (business_id, truck_id);
create index truck_orders_of_trailer on truck_orders (business_id, trailer_id);
create index truck_orders_of_driver on truck_orders (business_id, driver_id);
create index truck_orders_of_helper on truck_orders (business_id, helper_id);
alter table truck_orders enable row level security;
alter table truck_orders force row level security;
create policy tenant on truck_orders to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on truck_orders to pos_app;
grant insert (business_id, id, branch_id, number, customer_id, route_id, truck_id, trailer_id, driver_id, helper_id, starts, ends, price, currency, net_amount, tax, total_amount, paid_amount, remain_amount, odometer_out, odometer_in, started_at, delivered_at, delivered_on, received_by, status, remarks, search_text, version, created_by) on truck_orders to pos_app;
grant update (number, customer_id, route_id, truck_id, trailer_id, driver_id, helper_id, starts, ends, price, currency, net_amount, tax, total_amount, paid_amount, remain_amount, odometer_out, odometer_in, started_at, delivered_at, delivered_on, received_by, status, remarks, search_text, version, updated_at, deleted_at, deleted_by) on truck_orders to pos_app;
grant select on truck_orders to pos_job;
grant insert (business_id, id, branch_id, number, customer_id, route_id, truck_id, trailer_id, driver_id, helper_id, starts, ends, price, currency, net_amount, tax, total_amount, paid_amount, remain_amount, odometer_out, odometer_in, started_at, delivered_at, delivered_on, received_by, status, remarks, search_text, version, created_by) on truck_orders to pos_job;
grant update (number, customer_id, route_id, truck_id, trailer_id, driver_id, helper_id, starts, ends, price, currency, net_amount, tax, total_amount, paid_amount, remain_amount, odometer_out, odometer_in, started_at, delivered_at, delivered_on, received_by, status, remarks, search_text, version, updated_at, deleted_at, deleted_by) on truck_orders to pos_job;
create trigger count_added after insert on truck_orders referencing new table as added
  for each statement execute function ctx.count_added('branch');
create trigger count_hidden after update of deleted_at on truck_orders for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('branch');
create index truck_orders_search on truck_orders using gin (business_id, search_text gin_trgm_ops) where (deleted_at IS NULL);
grant select (business_id, id, branch_id, number, search_text, deleted_at) on truck_orders to pos_search;
create policy search on truck_orders for select to pos_search using (true);

create table truck_order_cargos (
  business_id    uuid not null,
  truck_order_id uuid not null,
  line_no        integer not null,
  cargo_id       uuid not null,
  primary key (business_id, truck_order_id, line_no)
);
create index truck_order_cargos_of_cargo on truck_order_cargos (business_id, cargo_id);
alter table truck_order_cargos enable row level security;
alter table truck_order_cargos force row level security;
create policy tenant on truck_order_cargos to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on truck_order_cargos to pos_app;
grant insert (business_id, truck_order_id, line_no, cargo_id) on truck_order_cargos to pos_app;
grant update (cargo_id) on truck_order_cargos to pos_app;
grant delete on truck_order_cargos to pos_app;
grant select on truck_order_cargos to pos_job;
grant insert (business_id, truck_order_id, line_no, cargo_id) on truck_order_cargos to pos_job;
grant update (cargo_id) on truck_order_cargos to pos_job;
grant delete on truck_order_cargos to pos_job;

alter table truck_orders add constraint truck_orders_branch_id foreign key (business_id, branch_id) references branches (business_id, id);
alter table truck_orders add constraint truck_orders_customer_id foreign key (business_id, customer_id) references customers (business_id, id);
alter table truck_orders add constraint truck_orders_route_id foreign key (business_id, route_id) references routes (business_id, id);
alter table truck_orders add constraint truck_orders_truck_id foreign key (business_id, truck_id) references trucks (business_id, id);
alter table truck_orders add constraint truck_orders_trailer_id foreign key (business_id, trailer_id) references trucks (business_id, id);
alter table truck_orders add constraint truck_orders_driver_id foreign key (business_id, driver_id) references users (business_id, id);
alter table truck_orders add constraint truck_orders_helper_id foreign key (business_id, helper_id) references users (business_id, id);
alter table truck_order_cargos add constraint truck_order_cargos_truck_order_id foreign key (business_id, truck_order_id) references truck_orders (business_id, id);
alter table truck_order_cargos add constraint truck_order_cargos_cargo_id foreign key (business_id, cargo_id) references cargos (business_id, id);
