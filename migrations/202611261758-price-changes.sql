create table price_changes (
  business_id uuid not null,
  id          uuid not null,
  branch_id   uuid not null,
  product_id  uuid not null,
  field       text not null,
  was         bigint,
  price       bigint,
  source_id   uuid,
  taken_back  boolean not null default false,
  created_at  timestamp with time zone not null default now(),
  created_by  uuid,
  primary key (business_id, id)
);
create index price_changes_of_product on price_changes (business_id, product_id, branch_id, id);
create index price_changes_of_branch on price_changes (business_id, branch_id);
create index price_changes_of_source on price_changes (business_id, source_id);
alter table price_changes enable row level security;
alter table price_changes force row level security;
create policy tenant on price_changes to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on price_changes to pos_app;
grant insert (business_id, id, branch_id, product_id, field, was, price, source_id, taken_back, created_by) on price_changes to pos_app;
grant update (taken_back) on price_changes to pos_app;
grant select on price_changes to pos_job;
grant insert (business_id, id, branch_id, product_id, field, was, price, source_id, taken_back, created_by) on price_changes to pos_job;
grant update (taken_back) on price_changes to pos_job;

alter table price_changes add constraint price_changes_product_id foreign key (business_id, product_id) references products (business_id, id);
alter table price_changes add constraint price_changes_branch_id foreign key (business_id, branch_id) references branches (business_id, id);
