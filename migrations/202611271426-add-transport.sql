create table trucks (
  business_id       uuid not null,
  id                uuid not null,
  registration      text not null,
  name              text,
  kind              text not null,
  make              text,
  model             text,
  year              text,
  capacity_kg       bigint,
  capacity_m3       bigint,
  driver_id         uuid,
  fuel_type         text,
  tank_litres       bigint,
  norm_km_per_litre bigint,
  image_id          uuid,
  remarks           text,
  search_text       text not null default ''::text,
  version           integer not null default 1,
  created_at        timestamp with time zone not null default now(),
  created_by        uuid,
  updated_at        timestamp with time zone not null default now(),
  deleted_at        timestamp with time zone,
  deleted_by        uuid,
  primary key (business_id, id)
);
create index trucks_newest on trucks (business_id, created_at desc, id, deleted_at);
create index trucks_by_registration on trucks (business_id, registration collate "und-x-icu", id) where (deleted_at IS NULL);
create index trucks_of_driver on trucks (business_id, driver_id);
create index trucks_of_image on trucks (business_id, image_id);
alter table trucks enable row level security;
alter table trucks force row level security;
create policy tenant on trucks to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on trucks to pos_app;
grant insert (business_id, id, registration, name, kind, make, model, year, capacity_kg, capacity_m3, driver_id, fuel_type, tank_litres, norm_km_per_litre, image_id, remarks, search_text, version, created_by) on trucks to pos_app;
grant update (registration, name, kind, make, model, year, capacity_kg, capacity_m3, driver_id, fuel_type, tank_litres, norm_km_per_litre, image_id, remarks, search_text, version, updated_at, deleted_at, deleted_by) on trucks to pos_app;
grant select on trucks to pos_job;
grant insert (business_id, id, registration, name, kind, make, model, year, capacity_kg, capacity_m3, driver_id, fuel_type, tank_litres, norm_km_per_litre, image_id, remarks, search_text, version, created_by) on trucks to pos_job;
grant update (registration, name, kind, make, model, year, capacity_kg, capacity_m3, driver_id, fuel_type, tank_litres, norm_km_per_litre, image_id, remarks, search_text, version, updated_at, deleted_at, deleted_by) on trucks to pos_job;
create trigger count_added after insert on trucks referencing new table as added
  for each statement execute function ctx.count_added('business');
create trigger count_hidden after update of deleted_at on trucks for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('business');
create index trucks_search on trucks using gin (business_id, search_text gin_trgm_ops) where (deleted_at IS NULL);
grant select (business_id, id, registration, search_text, deleted_at) on trucks to pos_search;
create policy search on trucks for select to pos_search using (true);

create table truck_documents (
  business_id uuid not null,
  truck_id    uuid not null,
  line_no     integer not null,
  kind        text not null,
  number      text,
  expires     date,
  primary key (business_id, truck_id, line_no)
);
alter table truck_documents enable row level security;
alter table truck_documents force row level security;
create policy tenant on truck_documents to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on truck_documents to pos_app;
grant insert (business_id, truck_id, line_no, kind, number, expires) on truck_documents to pos_app;
grant update (kind, number, expires) on truck_documents to pos_app;
grant delete on truck_documents to pos_app;
grant select on truck_documents to pos_job;
grant insert (business_id, truck_id, line_no, kind, number, expires) on truck_documents to pos_job;
grant update (kind, number, expires) on truck_documents to pos_job;
grant delete on truck_documents to pos_job;

create table truck_holds (
  business_id uuid not null,
  truck_id    uuid not null,
  line_no     integer not null,
  kind        text not null,
  since       date not null,
  until       date,
  reason      text,
  primary key (business_id, truck_id, line_no)
);
alter table truck_holds enable row level security;
alter table truck_holds force row level security;
create policy tenant on truck_holds to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on truck_holds to pos_app;
grant insert (business_id, truck_id, line_no, kind, since, until, reason) on truck_holds to pos_app;
grant update (kind, since, until, reason) on truck_holds to pos_app;
grant delete on truck_holds to pos_app;
grant select on truck_holds to pos_job;
grant insert (business_id, truck_id, line_no, kind, since, until, reason) on truck_holds to pos_job;
grant update (kind, since, until, reason) on truck_holds to pos_job;
grant delete on truck_holds to pos_job;

create table truck_plates (
  business_id uuid not null,
  value       text not null,
  truck_id    uuid not null,
  primary key (business_id, value)
);
create index truck_plates_of_truck on truck_plates (business_id, truck_id);
alter table truck_plates enable row level security;
alter table truck_plates force row level security;
create policy tenant on truck_plates to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on truck_plates to pos_app;
grant insert (business_id, value, truck_id) on truck_plates to pos_app;
grant delete on truck_plates to pos_app;
grant select on truck_plates to pos_job;
grant insert (business_id, value, truck_id) on truck_plates to pos_job;
grant delete on truck_plates to pos_job;

create table routes (
  business_id     uuid not null,
  id              uuid not null,
  name            text not null,
  origin          text not null,
  destination     text not null,
  distance        bigint,
  days            integer,
  fuel_litres     bigint,
  tax             text not null,
  return_route_id uuid,
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
create index routes_newest on routes (business_id, created_at desc, id, deleted_at);
create index routes_by_name on routes (business_id, name collate "und-x-icu", id) where (deleted_at IS NULL);
create unique index routes_one_name on routes (business_id, name) where (deleted_at IS NULL);
create index routes_of_return_route on routes (business_id, return_route_id);
alter table routes enable row level security;
alter table routes force row level security;
create policy tenant on routes to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on routes to pos_app;
grant insert (business_id, id, name, origin, destination, distance, days, fuel_litres, tax, return_route_id, remarks, search_text, version, created_by) on routes to pos_app;
grant update (name, origin, destination, distance, days, fuel_litres, tax, return_route_id, remarks, search_text, version, updated_at, deleted_at, deleted_by) on routes to pos_app;
grant select on routes to pos_job;
grant insert (business_id, id, name, origin, destination, distance, days, fuel_litres, tax, return_route_id, remarks, search_text, version, created_by) on routes to pos_job;
grant update (name, origin, destination, distance, days, fuel_litres, tax, return_route_id, remarks, search_text, version, updated_at, deleted_at, deleted_by) on routes to pos_job;
create trigger count_added after insert on routes referencing new table as added
  for each statement execute function ctx.count_added('business');
create trigger count_hidden after update of deleted_at on routes for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('business');
create index routes_search on routes using gin (business_id, search_text gin_trgm_ops) where (deleted_at IS NULL);
grant select (business_id, id, name, search_text, deleted_at) on routes to pos_search;
create policy search on routes for select to pos_search using (true);

create table route_branches (
  business_id uuid not null,
  route_id    uuid not null,
  branch_id   uuid not null,
  price       bigint,
  tolls       bigint,
  allowance   bigint,
  created_at  timestamp with time zone not null default now(),
  updated_at  timestamp with time zone not null default now(),
  primary key (business_id, route_id, branch_id)
);
create index route_branches_of_branch on route_branches (business_id, branch_id);
alter table route_branches enable row level security;
alter table route_branches force row level security;
create policy tenant on route_branches to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on route_branches to pos_app;
grant insert (business_id, route_id, branch_id, price, tolls, allowance) on route_branches to pos_app;
grant update (price, tolls, allowance, updated_at) on route_branches to pos_app;
grant select on route_branches to pos_job;
grant insert (business_id, route_id, branch_id, price, tolls, allowance) on route_branches to pos_job;
grant update (price, tolls, allowance, updated_at) on route_branches to pos_job;

create table route_stops (
  business_id uuid not null,
  route_id    uuid not null,
  line_no     integer not null,
  place       text not null,
  primary key (business_id, route_id, line_no)
);
alter table route_stops enable row level security;
alter table route_stops force row level security;
create policy tenant on route_stops to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on route_stops to pos_app;
grant insert (business_id, route_id, line_no, place) on route_stops to pos_app;
grant update (place) on route_stops to pos_app;
grant delete on route_stops to pos_app;
grant select on route_stops to pos_job;
grant insert (business_id, route_id, line_no, place) on route_stops to pos_job;
grant update (place) on route_stops to pos_job;
grant delete on route_stops to pos_job;

create table cargos (
  business_id    uuid not null,
  id             uuid not null,
  branch_id      uuid not null,
  title          text not null,
  customer_id    uuid not null,
  weight         bigint,
  volume         bigint,
  quantity       bigint,
  unit           text,
  value          bigint,
  price          bigint,
  origin         text,
  destination    text,
  pickup_from    timestamp with time zone,
  pickup_until   timestamp with time zone,
  delivery_from  timestamp with time zone,
  delivery_until timestamp with time zone,
  receiver_name  text,
  receiver_phone text,
  status         text not null,
  remarks        text,
  search_text    text not null default ''::text,
  version        integer not null default 1,
  created_at     timestamp with time zone not null default now(),
  created_by     uuid,
  updated_at     timestamp with time zone not null default now(),
  deleted_at     timestamp with time zone,
  deleted_by     uuid,
  primary key (business_id, id)
);
create index cargos_newest on cargos (business_id, created_at desc, id, deleted_at);
create index cargos_of_branch on cargos (business_id, branch_id, created_at desc, id, deleted_at);
create index cargos_by_title on cargos (business_id, title collate "und-x-icu", id) where (deleted_at IS NULL);
create index cargos_of_customer on cargos (business_id, customer_id);
alter table cargos enable row level security;
alter table cargos force row level security;
create policy tenant on cargos to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on cargos to pos_app;
grant insert (business_id, id, branch_id, title, customer_id, weight, volume, quantity, unit, value, price, origin, destination, pickup_from, pickup_until, delivery_from, delivery_until, receiver_name, receiver_phone, status, remarks, search_text, version, created_by) on cargos to pos_app;
grant update (title, customer_id, weight, volume, quantity, unit, value, price, origin, destination, pickup_from, pickup_until, delivery_from, delivery_until, receiver_name, receiver_phone, status, remarks, search_text, version, updated_at, deleted_at, deleted_by) on cargos to pos_app;
grant select on cargos to pos_job;
grant insert (business_id, id, branch_id, title, customer_id, weight, volume, quantity, unit, value, price, origin, destination, pickup_from, pickup_until, delivery_from, delivery_until, receiver_name, receiver_phone, status, remarks, search_text, version, created_by) on cargos to pos_job;
grant update (title, customer_id, weight, volume, quantity, unit, value, price, origin, destination, pickup_from, pickup_until, delivery_from, delivery_until, receiver_name, receiver_phone, status, remarks, search_text, version, updated_at, deleted_at, deleted_by) on cargos to pos_job;
create trigger count_added after insert on cargos referencing new table as added
  for each statement execute function ctx.count_added('branch');
create trigger count_hidden after update of deleted_at on cargos for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('branch');
create index cargos_search on cargos using gin (business_id, search_text gin_trgm_ops) where (deleted_at IS NULL);
grant select (business_id, id, branch_id, title, search_text, deleted_at) on cargos to pos_search;
create policy search on cargos for select to pos_search using (true);

alter table trucks add constraint trucks_driver_id foreign key (business_id, driver_id) references users (business_id, id);
alter table truck_documents add constraint truck_documents_truck_id foreign key (business_id, truck_id) references trucks (business_id, id);
alter table truck_holds add constraint truck_holds_truck_id foreign key (business_id, truck_id) references trucks (business_id, id);
alter table truck_plates add constraint truck_plates_truck_id foreign key (business_id, truck_id) references trucks (business_id, id);
alter table routes add constraint routes_return_route_id foreign key (business_id, return_route_id) references routes (business_id, id);
alter table route_branches add constraint route_branches_route_id foreign key (business_id, route_id) references routes (business_id, id);
alter table route_branches add constraint route_branches_branch_id foreign key (business_id, branch_id) references branches (business_id, id);
alter table route_stops add constraint route_stops_route_id foreign key (business_id, route_id) references routes (business_id, id);
alter table cargos add constraint cargos_branch_id foreign key (business_id, branch_id) references branches (business_id, id);
alter table cargos add constraint cargos_customer_id foreign key (business_id, customer_id) references customers (business_id, id);
