create table stock_reservations (
  business_id uuid not null,
  branch_id   uuid not null,
  source_kind text not null,
  source_id   uuid not null,
  product_id  uuid not null,
  store_id    uuid not null,
  quantity    bigint not null,
  primary key (business_id, source_id, product_id, store_id)
);
alter table stock_reservations add constraint stock_reservations_above_zero check (quantity > 0);
create index stock_reservations_of_branch on stock_reservations (business_id, branch_id);
create index stock_reservations_of_product on stock_reservations (business_id, product_id, store_id);
alter table stock_reservations enable row level security;
alter table stock_reservations force row level security;
create policy tenant on stock_reservations to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on stock_reservations to pos_app;
grant insert (business_id, branch_id, source_kind, source_id, product_id, store_id, quantity) on stock_reservations to pos_app;
grant delete on stock_reservations to pos_app;
grant select on stock_reservations to pos_job;
grant insert (business_id, branch_id, source_kind, source_id, product_id, store_id, quantity) on stock_reservations to pos_job;
grant delete on stock_reservations to pos_job;

alter table stock_reservations add constraint stock_reservations_branch_id foreign key (business_id, branch_id) references branches (business_id, id);
alter table stock_reservations add constraint stock_reservations_product_id foreign key (business_id, product_id) references products (business_id, id);
alter table stock_reservations add constraint stock_reservations_store_id foreign key (business_id, store_id) references stores (business_id, id);
