create table stock_takes (
  business_id   uuid not null,
  id            uuid not null,
  branch_id     uuid not null,
  number        text not null,
  store_id      uuid,
  category_ids  uuid[] not null default '{}'::uuid[],
  blind         boolean not null,
  date          date,
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
create index stock_takes_newest on stock_takes (business_id, created_at desc, id, deleted_at);
create index stock_takes_of_branch on stock_takes (business_id, branch_id, created_at desc, id, deleted_at);
create index stock_takes_by_number on stock_takes (business_id, number collate "und-x-icu", id) where (deleted_at IS NULL);
create index stock_takes_of_store on stock_takes (business_id, store_id);
alter table stock_takes enable row level security;
alter table stock_takes force row level security;
create policy tenant on stock_takes to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on stock_takes to pos_app;
grant insert (business_id, id, branch_id, number, store_id, category_ids, blind, date, status, remarks, search_text, version, created_by) on stock_takes to pos_app;
grant update (number, store_id, category_ids, blind, date, status, remarks, search_text, version, updated_at, deleted_at, deleted_by) on stock_takes to pos_app;
grant select on stock_takes to pos_job;
grant insert (business_id, id, branch_id, number, store_id, category_ids, blind, date, status, remarks, search_text, version, created_by) on stock_takes to pos_job;
grant update (number, store_id, category_ids, blind, date, status, remarks, search_text, version, updated_at, deleted_at, deleted_by) on stock_takes to pos_job;
create trigger count_added after insert on stock_takes referencing new table as added
  for each statement execute function ctx.count_added('branch');
create trigger count_hidden after update of deleted_at on stock_takes for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('branch');
create index stock_takes_search on stock_takes using gin (business_id, search_text gin_trgm_ops) where (deleted_at IS NULL);
grant select (business_id, id, branch_id, number, search_text, deleted_at) on stock_takes to pos_search;
create policy search on stock_takes for select to pos_search using (true);

create table stock_take_lines (
  business_id   uuid not null,
  stock_take_id uuid not null,
  line_no       integer not null,
  product_id    uuid not null,
  batch_id      uuid,
  counted       bigint not null,
  stock_then    bigint not null,
  variance      bigint not null,
  value         bigint not null,
  counted_by_id uuid,
  counted_at    timestamp with time zone not null,
  primary key (business_id, stock_take_id, line_no)
);
create index stock_take_lines_of_product on stock_take_lines (business_id, product_id);
create index stock_take_lines_of_batch on stock_take_lines (business_id, batch_id);
create index stock_take_lines_of_counted_by on stock_take_lines (business_id, counted_by_id);
alter table stock_take_lines enable row level security;
alter table stock_take_lines force row level security;
create policy tenant on stock_take_lines to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on stock_take_lines to pos_app;
grant insert (business_id, stock_take_id, line_no, product_id, batch_id, counted, stock_then, variance, value, counted_by_id, counted_at) on stock_take_lines to pos_app;
grant update (product_id, batch_id, counted, stock_then, variance, value, counted_by_id, counted_at) on stock_take_lines to pos_app;
grant delete on stock_take_lines to pos_app;
grant select on stock_take_lines to pos_job;
grant insert (business_id, stock_take_id, line_no, product_id, batch_id, counted, stock_then, variance, value, counted_by_id, counted_at) on stock_take_lines to pos_job;
grant update (product_id, batch_id, counted, stock_then, variance, value, counted_by_id, counted_at) on stock_take_lines to pos_job;
grant delete on stock_take_lines to pos_job;

create table stock_counts (
  business_id   uuid not null,
  stock_take_id uuid not null,
  no            integer not null,
  branch_id     uuid not null,
  product_id    uuid not null,
  batch_id      uuid not null,
  counted       bigint not null,
  stock_then    bigint not null,
  created_at    timestamp with time zone not null default now(),
  created_by    uuid,
  primary key (business_id, stock_take_id, no)
);
alter table stock_counts add constraint stock_counts_counted check (counted >= 0);
create index stock_counts_of_branch on stock_counts (business_id, branch_id);
create index stock_counts_of_product on stock_counts (business_id, product_id);
alter table stock_counts enable row level security;
alter table stock_counts force row level security;
create policy tenant on stock_counts to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on stock_counts to pos_app;
grant insert (business_id, stock_take_id, no, branch_id, product_id, batch_id, counted, stock_then, created_by) on stock_counts to pos_app;
grant select on stock_counts to pos_job;
grant insert (business_id, stock_take_id, no, branch_id, product_id, batch_id, counted, stock_then, created_by) on stock_counts to pos_job;
create trigger append_only before update or delete on stock_counts for each row execute function ctx.refuse_change();
create trigger append_only_all before truncate on stock_counts for each statement execute function ctx.refuse_change();

alter table stock_takes add constraint stock_takes_branch_id foreign key (business_id, branch_id) references branches (business_id, id);
alter table stock_takes add constraint stock_takes_store_id foreign key (business_id, store_id) references stores (business_id, id);
alter table stock_take_lines add constraint stock_take_lines_stock_take_id foreign key (business_id, stock_take_id) references stock_takes (business_id, id);
alter table stock_take_lines add constraint stock_take_lines_product_id foreign key (business_id, product_id) references products (business_id, id);
alter table stock_take_lines add constraint stock_take_lines_batch_id foreign key (business_id, batch_id) references batches (business_id, id);
alter table stock_take_lines add constraint stock_take_lines_counted_by_id foreign key (business_id, counted_by_id) references users (business_id, id);
alter table stock_counts add constraint stock_counts_branch_id foreign key (business_id, branch_id) references branches (business_id, id);
alter table stock_counts add constraint stock_counts_stock_take_id foreign key (business_id, stock_take_id) references stock_takes (business_id, id);
alter table stock_counts add constraint stock_counts_product_id foreign key (business_id, product_id) references products (business_id, id);
