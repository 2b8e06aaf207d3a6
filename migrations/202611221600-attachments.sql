create table attachments (
  business_id  uuid not null,
  id           uuid not null,
  entity       text not null,
  record_id    uuid not null,
  name         text not null,
  content_type text not null,
  size         integer not null,
  content      bytea not null,
  created_at   timestamp with time zone not null default now(),
  created_by   uuid not null,
  primary key (business_id, id)
);
create index attachments_of_record on attachments (business_id, entity, record_id, created_at desc, id);
create index attachments_by_user on attachments (business_id, created_by);
alter table attachments enable row level security;
alter table attachments force row level security;
create policy tenant on attachments to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on attachments to pos_app;
grant insert (business_id, id, entity, record_id, name, content_type, size, content, created_by) on attachments to pos_app;
grant delete on attachments to pos_app;
grant select on attachments to pos_job;
grant insert (business_id, id, entity, record_id, name, content_type, size, content, created_by) on attachments to pos_job;
grant delete on attachments to pos_job;

alter table attachments add constraint attachments_made_by foreign key (business_id, created_by) references users (business_id, id);
