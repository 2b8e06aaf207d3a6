create table files (
  business_id  uuid not null,
  id           uuid not null,
  name         text not null,
  content_type text not null,
  size         integer not null,
  width        integer not null,
  height       integer not null,
  version      integer not null default 1,
  created_at   timestamp with time zone not null default now(),
  created_by   uuid,
  updated_at   timestamp with time zone not null default now(),
  deleted_at   timestamp with time zone,
  deleted_by   uuid,
  primary key (business_id, id)
);
create index files_newest on files (business_id, created_at desc, id);
create index files_by_name on files (business_id, name collate "und-x-icu", id) where (deleted_at IS NULL);
alter table files enable row level security;
alter table files force row level security;
create policy tenant on files to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on files to pos_app;
grant insert (business_id, id, name, content_type, size, width, height, version, created_by) on files to pos_app;
grant update (name, content_type, size, width, height, version, updated_at, deleted_at, deleted_by) on files to pos_app;
grant select on files to pos_job;
grant insert (business_id, id, name, content_type, size, width, height, version, created_by) on files to pos_job;
grant update (name, content_type, size, width, height, version, updated_at, deleted_at, deleted_by) on files to pos_job;
create trigger count_added after insert on files referencing new table as added
  for each statement execute function ctx.count_added('business');
create trigger count_hidden after update of deleted_at on files for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('business');

create table file_contents (
  business_id uuid not null,
  file_id     uuid not null,
  content     bytea not null,
  primary key (business_id, file_id)
);
alter table file_contents enable row level security;
alter table file_contents force row level security;
create policy tenant on file_contents to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on file_contents to pos_app;
grant insert (business_id, file_id, content) on file_contents to pos_app;
grant select on file_contents to pos_job;
grant insert (business_id, file_id, content) on file_contents to pos_job;
create trigger append_only before update or delete on file_contents for each row execute function ctx.refuse_change();
create trigger append_only_all before truncate on file_contents for each statement execute function ctx.refuse_change();

alter table file_contents add constraint file_contents_of_file foreign key (business_id, file_id) references files (business_id, id);
