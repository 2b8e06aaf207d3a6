create table stock_counted (
  business_id uuid not null,
  id          uuid not null,
  branch_id   uuid not null,
  product_id  uuid not null,
  store_id    uuid not null,
  batch_id    uuid not null,
  is_whole    boolean not null,
  is_count    boolean not null,
  date        date not null,
  counted_at  timestamp with time zone,
  quantity    bigint not null,
  source_kind text not null,
  source_id   uuid not null,
  undone      boolean not null default false,
  created_at  timestamp with time zone not null default now(),
  created_by  uuid,
  primary key (business_id, id)
);
create index stock_counted_of_product on stock_counted (business_id, product_id, store_id, date);
create index stock_counted_of_branch on stock_counted (business_id, branch_id);
create index stock_counted_of_source on stock_counted (business_id, source_id);
alter table stock_counted enable row level security;
alter table stock_counted force row level security;
create policy tenant on stock_counted to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on stock_counted to pos_app;
grant insert (business_id, id, branch_id, product_id, store_id, batch_id, is_whole, is_count, date, counted_at, quantity, source_kind, source_id, undone, created_by) on stock_counted to pos_app;
grant update (undone) on stock_counted to pos_app;
grant select on stock_counted to pos_job;
grant insert (business_id, id, branch_id, product_id, store_id, batch_id, is_whole, is_count, date, counted_at, quantity, source_kind, source_id, undone, created_by) on stock_counted to pos_job;
grant update (undone) on stock_counted to pos_job;

create table stock_answers (
  business_id uuid not null,
  id          uuid not null,
  branch_id   uuid not null,
  counted_id  uuid not null,
  source_kind text not null,
  source_id   uuid not null,
  undone      boolean not null default false,
  created_at  timestamp with time zone not null default now(),
  primary key (business_id, id)
);
create index stock_answers_of_source on stock_answers (business_id, source_id);
create index stock_answers_of_count on stock_answers (business_id, counted_id);
create index stock_answers_of_branch on stock_answers (business_id, branch_id);
alter table stock_answers enable row level security;
alter table stock_answers force row level security;
create policy tenant on stock_answers to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on stock_answers to pos_app;
grant insert (business_id, id, branch_id, counted_id, source_kind, source_id, undone) on stock_answers to pos_app;
grant update (undone) on stock_answers to pos_app;
grant select on stock_answers to pos_job;
grant insert (business_id, id, branch_id, counted_id, source_kind, source_id, undone) on stock_answers to pos_job;
grant update (undone) on stock_answers to pos_job;

alter table stock_counted add constraint stock_counted_branch_id foreign key (business_id, branch_id) references branches (business_id, id);
alter table stock_counted add constraint stock_counted_product_id foreign key (business_id, product_id) references products (business_id, id);
alter table stock_counted add constraint stock_counted_store_id foreign key (business_id, store_id) references stores (business_id, id);
alter table stock_answers add constraint stock_answers_branch_id foreign key (business_id, branch_id) references branches (business_id, id);
alter table stock_answers add constraint stock_answers_counted_id foreign key (business_id, counted_id) references stock_counted (business_id, id);
alter table stock_movements add column happened_at timestamp with time zone;
revoke insert on stock_movements from pos_job;
revoke insert on stock_movements from pos_app;
grant insert (business_id, id, branch_id, product_id, store_id, batch_id, kind, cause, date, quantity, value, stock_after, happened_at, source_kind, source_id, line_no, created_by) on stock_movements to pos_job;
grant insert (business_id, id, branch_id, product_id, store_id, batch_id, kind, cause, date, quantity, value, stock_after, happened_at, source_kind, source_id, line_no, created_by) on stock_movements to pos_app;
alter table stock_counts add column counted_at timestamp with time zone;
alter table stock_counts add column date date;
revoke insert on stock_counts from pos_job;
revoke insert on stock_counts from pos_app;
grant insert (business_id, stock_take_id, no, branch_id, product_id, batch_id, counted, stock_then, counted_at, date, created_by) on stock_counts to pos_job;
grant insert (business_id, stock_take_id, no, branch_id, product_id, batch_id, counted, stock_then, counted_at, date, created_by) on stock_counts to pos_app;
