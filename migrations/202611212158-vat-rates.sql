create table vat_rates (
  business_id   uuid not null,
  id            uuid not null,
  branch_id     uuid not null,
  since         date not null,
  registered    boolean not null,
  standard_rate integer not null,
  special_rate  integer not null,
  version       integer not null default 1,
  created_at    timestamp with time zone not null default now(),
  created_by    uuid,
  updated_at    timestamp with time zone not null default now(),
  deleted_at    timestamp with time zone,
  deleted_by    uuid,
  primary key (business_id, id)
);
create index vat_rates_newest on vat_rates (business_id, created_at desc, id);
create index vat_rates_of_branch on vat_rates (business_id, branch_id, created_at desc, id);
alter table vat_rates enable row level security;
alter table vat_rates force row level security;
create policy tenant on vat_rates to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on vat_rates to pos_app;
grant insert (business_id, id, branch_id, since, registered, standard_rate, special_rate, version, created_by) on vat_rates to pos_app;
grant update (since, registered, standard_rate, special_rate, version, updated_at, deleted_at, deleted_by) on vat_rates to pos_app;
grant select on vat_rates to pos_job;
grant insert (business_id, id, branch_id, since, registered, standard_rate, special_rate, version, created_by) on vat_rates to pos_job;
grant update (since, registered, standard_rate, special_rate, version, updated_at, deleted_at, deleted_by) on vat_rates to pos_job;
create trigger count_added after insert on vat_rates referencing new table as added
  for each statement execute function ctx.count_added('branch');
create trigger count_hidden after update of deleted_at on vat_rates for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('branch');

alter table vat_rates add constraint vat_rates_branch_id foreign key (business_id, branch_id) references branches (business_id, id);
