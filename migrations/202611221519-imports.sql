create table imports (
  business_id uuid not null,
  id          uuid not null,
  branch_id   uuid not null,
  user_id     uuid not null,
  entity      text not null,
  file_name   text not null,
  file        bytea,
  status      text not null,
  choice      text,
  is_checked  boolean not null default false,
  faulty_rows text,
  shape       text,
  rows        integer,
  created     integer,
  updated     integer,
  skipped     integer,
  created_at  timestamp with time zone not null default now(),
  touched_at  timestamp with time zone not null default now(),
  done_at     timestamp with time zone,
  undone_at   timestamp with time zone,
  undone_by   uuid,
  primary key (business_id, id)
);
create index imports_of_entity on imports (business_id, entity, done_at desc);
create index imports_of_shape on imports (business_id, entity, shape);
create index imports_left_open on imports (business_id, user_id, touched_at) where (status = 'open'::text);
alter table imports enable row level security;
alter table imports force row level security;
create policy tenant on imports to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on imports to pos_app;
grant insert (business_id, id, branch_id, user_id, entity, file_name, file, status, choice, is_checked, faulty_rows, shape, rows, created, updated, skipped, touched_at, done_at, undone_at, undone_by) on imports to pos_app;
grant update (file, status, choice, is_checked, faulty_rows, shape, rows, created, updated, skipped, touched_at, done_at, undone_at, undone_by) on imports to pos_app;
grant delete on imports to pos_app;
grant select on imports to pos_job;
grant insert (business_id, id, branch_id, user_id, entity, file_name, file, status, choice, is_checked, faulty_rows, shape, rows, created, updated, skipped, touched_at, done_at, undone_at, undone_by) on imports to pos_job;
grant update (file, status, choice, is_checked, faulty_rows, shape, rows, created, updated, skipped, touched_at, done_at, undone_at, undone_by) on imports to pos_job;
grant delete on imports to pos_job;

create table imported_rows (
  business_id uuid not null,
  import_id   uuid not null,
  record_id   uuid not null,
  entity      text not null,
  deed        text not null,
  version     integer not null,
  before      text,
  primary key (business_id, import_id, record_id)
);
alter table imported_rows enable row level security;
alter table imported_rows force row level security;
create policy tenant on imported_rows to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on imported_rows to pos_app;
grant insert (business_id, import_id, record_id, entity, deed, version, before) on imported_rows to pos_app;
grant select on imported_rows to pos_job;
grant insert (business_id, import_id, record_id, entity, deed, version, before) on imported_rows to pos_job;
create trigger append_only before update or delete on imported_rows for each row execute function ctx.refuse_change();
create trigger append_only_all before truncate on imported_rows for each statement execute function ctx.refuse_change();

alter table imported_rows add constraint imported_rows_of_import foreign key (business_id, import_id) references imports (business_id, id);
