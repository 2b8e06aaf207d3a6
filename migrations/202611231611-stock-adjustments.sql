create table adjustments (
  business_id  uuid not null,
  id           uuid not null,
  branch_id    uuid not null,
  name         text not null,
  product_id   uuid not null,
  store_id     uuid,
  date         date,
  type         text,
  cause        text not null,
  quantity     bigint not null,
  stock_before bigint not null,
  stock_after  bigint not null,
  cost         bigint not null,
  reason       text not null,
  remarks      text,
  status       text not null,
  search_text  text not null default ''::text,
  version      integer not null default 1,
  created_at   timestamp with time zone not null default now(),
  created_by   uuid,
  updated_at   timestamp with time zone not null default now(),
  deleted_at   timestamp with time zone,
  deleted_by   uuid,
  primary key (business_id, id)
);
create index adjustments_newest on adjustments (business_id, created_at desc, id, deleted_at);
create index adjustments_of_branch on adjustments (business_id, branch_id, created_at desc, id, deleted_at);
create index adjustments_by_name on adjustments (business_id, name collate "und-x-icu", id) where (deleted_at IS NULL);
create index adjustments_of_product on adjustments (business_id, product_id);
create index adjustments_of_store on adjustments (business_id, store_id);
alter table adjustments enable row level security;
alter table adjustments force row level security;
create policy tenant on adjustments to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on adjustments to pos_app;
grant insert (business_id, id, branch_id, name, product_id, store_id, date, type, cause, quantity, stock_before, stock_after, cost, reason, remarks, status, search_text, version, created_by) on adjustments to pos_app;
grant update (name, product_id, store_id, date, type, cause, quantity, stock_before, stock_after, cost, reason, remarks, status, search_text, version, updated_at, deleted_at, deleted_by) on adjustments to pos_app;
grant select on adjustments to pos_job;
grant insert (business_id, id, branch_id, name, product_id, store_id, date, type, cause, quantity, stock_before, stock_after, cost, reason, remarks, status, search_text, version, created_by) on adjustments to pos_job;
grant update (name, product_id, store_id, date, type, cause, quantity, stock_before, stock_after, cost, reason, remarks, status, search_text, version, updated_at, deleted_at, deleted_by) on adjustments to pos_job;
create trigger count_added after insert on adjustments referencing new table as added
  for each statement execute function ctx.count_added('branch');
create trigger count_hidden after update of deleted_at on adjustments for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('branch');
create index adjustments_search on adjustments using gin (business_id, search_text gin_trgm_ops) where (deleted_at IS NULL);
grant select (business_id, id, branch_id, name, search_text, deleted_at) on adjustments to pos_search;
create policy search on adjustments for select to pos_search using (true);

alter table adjustments add constraint adjustments_branch_id foreign key (business_id, branch_id) references branches (business_id, id);
alter table adjustments add constraint adjustments_product_id foreign key (business_id, product_id) references products (business_id, id);
alter table adjustments add constraint adjustments_store_id foreign key (business_id, store_id) references stores (business_id, id);
