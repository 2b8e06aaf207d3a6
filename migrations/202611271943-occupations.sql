create table occupations (
  business_id   uuid not null,
  id            uuid not null,
  branch_id     uuid not null,
  resource_kind text not null,
  resource_id   uuid not null,
  period        tstzrange not null,
  source_kind   text not null,
  source_id     uuid not null,
  label         text not null,
  primary key (business_id, id)
);
alter table occupations add constraint occupations_period check (not isempty(period) and lower(period) is not null);
alter table occupations add constraint occupations_one_at_a_time exclude using gist (business_id with =, resource_kind with =, resource_id with =, period with &&);
create index occupations_of_source on occupations (business_id, source_kind, source_id);
create index occupations_of_branch on occupations (business_id, branch_id);
alter table occupations enable row level security;
alter table occupations force row level security;
create policy tenant on occupations to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on occupations to pos_app;
grant insert (business_id, id, branch_id, resource_kind, resource_id, period, source_kind, source_id, label) on occupations to pos_app;
grant update (period) on occupations to pos_app;
grant delete on occupations to pos_app;
grant select on occupations to pos_job;
grant insert (business_id, id, branch_id, resource_kind, resource_id, period, source_kind, source_id, label) on occupations to pos_job;
grant update (period) on occupations to pos_job;
grant delete on occupations to pos_job;

alter table occupations add constraint occupations_branch_id foreign key (business_id, branch_id) references branches (business_id, id);
