create table truck_services (
  business_id    uuid not null,
  id             uuid not null,
  branch_id      uuid not null,
  number         text not null,
  truck_id       uuid not null,
  title          text not null,
  kind           text not null,
  critical       boolean not null,
  date           date,
  starts         timestamp with time zone,
  ends           timestamp with time zone,
  supplier_id    uuid,
  cost           bigint,
  interval_days  integer,
  interval_km    bigint,
  odometer       bigint,
  next_due_date  date,
  next_due_km    bigint,
  approved_on    date,
  done_on        date,
  total_amount   bigint not null,
  paid_amount    bigint not null,
  remain_amount  bigint not null,
  status         text not null,
  is_verified    boolean not null,
  verified_by_id uuid,
  verified_at    timestamp with time zone,
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
create index truck_services_newest on truck_services (business_id, created_at desc, id, deleted_at);
create index truck_services_of_branch on truck_services (business_id, branch_id, created_at desc, id, deleted_at);
create index truck_services_by_number on truck_services (business_id, number collate "und-x-icu", id) where (deleted_at IS NULL);
create index truck_services_of_truck on truck_services (business_id, truck_id);
create index truck_services_of_supplier on truck_services (business_id, supplier_id);
create index truck_services_of_verified_by on truck_services (business_id, verified_by_id);
alter table truck_services enable row level security;
alter table truck_services force row level security;
create policy tenant on truck_services to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on truck_services to pos_app;
grant insert (business_id, id, branch_id, number, truck_id, title, kind, critical, date, starts, ends, supplier_id, cost, interval_days, interval_km, odometer, next_due_date, next_due_km, approved_on, done_on, total_amount, paid_amount, remain_amount, status, is_verified, verified_by_id, verified_at, remarks, search_text, version, created_by) on truck_services to pos_app;
grant update (number, truck_id, title, kind, critical, date, starts, ends, supplier_id, cost, interval_days, interval_km, odometer, next_due_date, next_due_km, approved_on, done_on, total_amount, paid_amount, remain_amount, status, is_verified, verified_by_id, verified_at, remarks, search_text, version, updated_at, deleted_at, deleted_by) on truck_services to pos_app;
grant select on truck_services to pos_job;
grant insert (business_id, id, branch_id, number, truck_id, title, kind, critical, date, starts, ends, supplier_id, cost, interval_days, interval_km, odometer, next_due_date, next_due_km, approved_on, done_on, total_amount, paid_amount, remain_amount, status, is_verified, verified_by_id, verified_at, remarks, search_text, version, created_by) on truck_services to pos_job;
grant update (number, truck_id, title, kind, critical, date, starts, ends, supplier_id, cost, interval_days, interval_km, odometer, next_due_date, next_due_km, approved_on, done_on, total_amount, paid_amount, remain_amount, status, is_verified, verified_by_id, verified_at, remarks, search_text, version, updated_at, deleted_at, deleted_by) on truck_services to pos_job;
create trigger count_added after insert on truck_services referencing new table as added
  for each statement execute function ctx.count_added('branch');
create trigger count_hidden after update of deleted_at on truck_services for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('branch');
create index truck_services_search on truck_services using gin (business_id, search_text gin_trgm_ops) where (deleted_at IS NULL);
grant select (business_id, id, branch_id, number, search_text, deleted_at) on truck_services to pos_search;
create policy search on truck_services for select to pos_search using (true);

create table truck_service_parts (
  business_id      uuid not null,
  truck_service_id uuid not null,
  line_no          integer not null,
  product_id       uuid not null,
  quantity         bigint not null,
  cost             bigint,
  primary key (business_id, truck_service_id, line_no)
);
create index truck_service_parts_of_product on truck_service_parts (business_id, product_id, truck_service_id);
alter table truck_service_parts enable row level security;
alter table truck_service_parts force row level security;
create policy tenant on truck_service_parts to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on truck_service_parts to pos_app;
grant insert (business_id, truck_service_id, line_no, product_id, quantity, cost) on truck_service_parts to pos_app;
grant update (product_id, quantity, cost) on truck_service_parts to pos_app;
grant delete on truck_service_parts to pos_app;
grant select on truck_service_parts to pos_job;
grant insert (business_id, truck_service_id, line_no, product_id, quantity, cost) on truck_service_parts to pos_job;
grant update (product_id, quantity, cost) on truck_service_parts to pos_job;
grant delete on truck_service_parts to pos_job;

alter table truck_services add constraint truck_services_branch_id foreign key (business_id, branch_id) references branches (business_id, id);
alter table truck_services add constraint truck_services_truck_id foreign key (business_id, truck_id) references trucks (business_id, id);
alter table truck_services add constraint truck_services_supplier_id foreign key (business_id, supplier_id) references suppliers (business_id, id);
alter table truck_services add constraint truck_services_verified_by_id foreign key (business_id, verified_by_id) references users (business_id, id);
alter table truck_service_parts add constraint truck_service_parts_truck_service_id foreign key (business_id, truck_service_id) references truck_services (business_id, id);
alter table truck_service_parts add constraint truck_service_parts_product_id foreign key (business_id, product_id) references products (business_id, id);
