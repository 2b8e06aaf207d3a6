create table requests (
  business_id     uuid not null,
  id              uuid not null,
  number          text not null,
  date            date not null,
  from_branch_id  uuid not null,
  from_store_id   uuid not null,
  to_branch_id    uuid not null,
  to_store_id     uuid not null,
  status          text not null,
  shipping_status text not null,
  transit_cost    bigint not null,
  approved_by_id  uuid,
  approved_at     timestamp with time zone,
  sent_date       date,
  carrier         text,
  returned        boolean not null,
  reason          text,
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
create index requests_newest on requests (business_id, created_at desc, id, deleted_at);
create index requests_by_number on requests (business_id, number collate "und-x-icu", id) where (deleted_at IS NULL);
create index requests_of_from_branch on requests (business_id, from_branch_id);
create index requests_of_from_store on requests (business_id, from_store_id);
create index requests_of_to_branch on requests (business_id, to_branch_id);
create index requests_of_to_store on requests (business_id, to_store_id);
create index requests_of_approved_by on requests (business_id, approved_by_id);
alter table requests enable row level security;
alter table requests force row level security;
create policy tenant on requests to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on requests to pos_app;
grant insert (business_id, id, number, date, from_branch_id, from_store_id, to_branch_id, to_store_id, status, shipping_status, transit_cost, approved_by_id, approved_at, sent_date, carrier, returned, reason, remarks, search_text, version, created_by) on requests to pos_app;
grant update (number, date, from_branch_id, from_store_id, to_branch_id, to_store_id, status, shipping_status, transit_cost, approved_by_id, approved_at, sent_date, carrier, returned, reason, remarks, search_text, version, updated_at, deleted_at, deleted_by) on requests to pos_app;
grant select on requests to pos_job;
grant insert (business_id, id, number, date, from_branch_id, from_store_id, to_branch_id, to_store_id, status, shipping_status, transit_cost, approved_by_id, approved_at, sent_date, carrier, returned, reason, remarks, search_text, version, created_by) on requests to pos_job;
grant update (number, date, from_branch_id, from_store_id, to_branch_id, to_store_id, status, shipping_status, transit_cost, approved_by_id, approved_at, sent_date, carrier, returned, reason, remarks, search_text, version, updated_at, deleted_at, deleted_by) on requests to pos_job;
create trigger count_added after insert on requests referencing new table as added
  for each statement execute function ctx.count_added('business');
create trigger count_hidden after update of deleted_at on requests for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('business');
create index requests_search on requests using gin (business_id, search_text gin_trgm_ops) where (deleted_at IS NULL);
grant select (business_id, id, number, search_text, deleted_at) on requests to pos_search;
create policy search on requests for select to pos_search using (true);

create table stock_request_lines (
  business_id      uuid not null,
  stock_request_id uuid not null,
  line_no          integer not null,
  product_id       uuid not null,
  unit             text not null,
  requested        bigint not null,
  approved         bigint not null,
  sent             bigint not null,
  received         bigint not null,
  lost             bigint not null,
  returned         bigint not null,
  cost             bigint not null,
  primary key (business_id, stock_request_id, line_no)
);
create index stock_request_lines_of_product on stock_request_lines (business_id, product_id, stock_request_id);
alter table stock_request_lines enable row level security;
alter table stock_request_lines force row level security;
create policy tenant on stock_request_lines to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on stock_request_lines to pos_app;
grant insert (business_id, stock_request_id, line_no, product_id, unit, requested, approved, sent, received, lost, returned, cost) on stock_request_lines to pos_app;
grant update (product_id, unit, requested, approved, sent, received, lost, returned, cost) on stock_request_lines to pos_app;
grant delete on stock_request_lines to pos_app;
grant select on stock_request_lines to pos_job;
grant insert (business_id, stock_request_id, line_no, product_id, unit, requested, approved, sent, received, lost, returned, cost) on stock_request_lines to pos_job;
grant update (product_id, unit, requested, approved, sent, received, lost, returned, cost) on stock_request_lines to pos_job;
grant delete on stock_request_lines to pos_job;

create table stock_request_steps (
  business_id      uuid not null,
  stock_request_id uuid not null,
  line_no          integer not null,
  step             text not null,
  date             date not null,
  product_id       uuid not null,
  quantity         bigint not null,
  lost             bigint not null,
  cost             bigint not null,
  lost_cost        bigint not null,
  shortage_cost    bigint not null,
  by_id            uuid,
  at               timestamp with time zone not null,
  reason           text,
  primary key (business_id, stock_request_id, line_no)
);
create index stock_request_steps_of_product on stock_request_steps (business_id, product_id);
create index stock_request_steps_of_by on stock_request_steps (business_id, by_id);
alter table stock_request_steps enable row level security;
alter table stock_request_steps force row level security;
create policy tenant on stock_request_steps to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on stock_request_steps to pos_app;
grant insert (business_id, stock_request_id, line_no, step, date, product_id, quantity, lost, cost, lost_cost, shortage_cost, by_id, at, reason) on stock_request_steps to pos_app;
grant update (step, date, product_id, quantity, lost, cost, lost_cost, shortage_cost, by_id, at, reason) on stock_request_steps to pos_app;
grant delete on stock_request_steps to pos_app;
grant select on stock_request_steps to pos_job;
grant insert (business_id, stock_request_id, line_no, step, date, product_id, quantity, lost, cost, lost_cost, shortage_cost, by_id, at, reason) on stock_request_steps to pos_job;
grant update (step, date, product_id, quantity, lost, cost, lost_cost, shortage_cost, by_id, at, reason) on stock_request_steps to pos_job;
grant delete on stock_request_steps to pos_job;

alter table requests add constraint requests_from_branch_id foreign key (business_id, from_branch_id) references branches (business_id, id);
alter table requests add constraint requests_from_store_id foreign key (business_id, from_store_id) references stores (business_id, id);
alter table requests add constraint requests_to_branch_id foreign key (business_id, to_branch_id) references branches (business_id, id);
alter table requests add constraint requests_to_store_id foreign key (business_id, to_store_id) references stores (business_id, id);
alter table requests add constraint requests_approved_by_id foreign key (business_id, approved_by_id) references users (business_id, id);
alter table stock_request_lines add constraint stock_request_lines_stock_request_id foreign key (business_id, stock_request_id) references requests (business_id, id);
alter table stock_request_lines add constraint stock_request_lines_product_id foreign key (business_id, product_id) references products (business_id, id);
alter table stock_request_steps add constraint stock_request_steps_stock_request_id foreign key (business_id, stock_request_id) references requests (business_id, id);
alter table stock_request_steps add constraint stock_request_steps_product_id foreign key (business_id, product_id) references products (business_id, id);
alter table stock_request_steps add constraint stock_request_steps_by_id foreign key (business_id, by_id) references users (business_id, id);
alter table stock_levels add column reserved bigint not null default '0'::bigint;
revoke update on stock_levels from pos_job;
revoke insert on stock_levels from pos_job;
revoke update on stock_levels from pos_app;
revoke insert on stock_levels from pos_app;
alter table stock_levels add constraint stock_levels_reserved check (reserved >= 0);
grant update (quantity, reserved) on stock_levels to pos_job;
grant insert (business_id, product_id, store_id, batch_id, quantity, reserved) on stock_levels to pos_job;
grant update (quantity, reserved) on stock_levels to pos_app;
grant insert (business_id, product_id, store_id, batch_id, quantity, reserved) on stock_levels to pos_app;
