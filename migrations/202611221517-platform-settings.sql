create table platform_settings (
  business_id     uuid not null,
  id              uuid not null,
  platform_id     uuid,
  commission_rate integer not null,
  grace_days      integer not null,
  read_only_days  integer not null,
  trial_days      integer not null,
  version         integer not null default 1,
  created_at      timestamp with time zone not null default now(),
  created_by      uuid,
  updated_at      timestamp with time zone not null default now(),
  deleted_at      timestamp with time zone,
  deleted_by      uuid,
  primary key (business_id, id)
);
create index platform_settings_newest on platform_settings (business_id, created_at desc, id);
create index platform_settings_of_platform on platform_settings (business_id, platform_id);
alter table platform_settings enable row level security;
alter table platform_settings force row level security;
create policy tenant on platform_settings to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on platform_settings to pos_app;
grant insert (business_id, id, platform_id, commission_rate, grace_days, read_only_days, trial_days, version, created_by) on platform_settings to pos_app;
grant update (platform_id, commission_rate, grace_days, read_only_days, trial_days, version, updated_at, deleted_at, deleted_by) on platform_settings to pos_app;
grant select on platform_settings to pos_job;
grant insert (business_id, id, platform_id, commission_rate, grace_days, read_only_days, trial_days, version, created_by) on platform_settings to pos_job;
grant update (platform_id, commission_rate, grace_days, read_only_days, trial_days, version, updated_at, deleted_at, deleted_by) on platform_settings to pos_job;
create trigger count_added after insert on platform_settings referencing new table as added
  for each statement execute function ctx.count_added('business');
create trigger count_hidden after update of deleted_at on platform_settings for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('business');

alter table platform_settings add constraint platform_settings_platform_id foreign key (business_id, platform_id) references businesses (business_id, id);
