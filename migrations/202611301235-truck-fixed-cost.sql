create table truck_branches (
  business_id        uuid not null,
  truck_id           uuid not null,
  branch_id          uuid not null,
  fixed_cost_per_day bigint,
  created_at         timestamp with time zone not null default now(),
  updated_at         timestamp with time zone not null default now(),
  primary key (business_id, truck_id, branch_id)
);
create index truck_branches_of_branch on truck_branches (business_id, branch_id);
alter table truck_branches enable row level security;
alter table truck_branches force row level security;
create policy tenant on truck_branches to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on truck_branches to pos_app;
grant insert (business_id, truck_id, branch_id, fixed_cost_per_day) on truck_branches to pos_app;
grant update (fixed_cost_per_day, updated_at) on truck_branches to pos_app;
grant select on truck_branches to pos_job;
grant insert (business_id, truck_id, branch_id, fixed_cost_per_day) on truck_branches to pos_job;
grant update (fixed_cost_per_day, updated_at) on truck_branches to pos_job;

alter table truck_branches add constraint truck_branches_truck_id foreign key (business_id, truck_id) references trucks (business_id, id);
alter table truck_branches add constraint truck_branches_branch_id foreign key (business_id, branch_id) references branches (business_id, id);
