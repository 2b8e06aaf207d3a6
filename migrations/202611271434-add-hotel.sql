create table room_types (
  business_id uuid not null,
  id          uuid not null,
  branch_id   uuid not null,
  name        text not null,
  price       bigint not null,
  capacity    integer,
  beds        text,
  amenities   text[] not null default '{}'::text[],
  tax         text not null,
  image_id    uuid,
  remarks     text,
  search_text text not null default ''::text,
  version     integer not null default 1,
  created_at  timestamp with time zone not null default now(),
  created_by  uuid,
  updated_at  timestamp with time zone not null default now(),
  deleted_at  timestamp with time zone,
  deleted_by  uuid,
  primary key (business_id, id)
);
create index room_types_newest on room_types (business_id, created_at desc, id, deleted_at);
create index room_types_of_branch on room_types (business_id, branch_id, created_at desc, id, deleted_at);
create index room_types_by_name on room_types (business_id, name collate "und-x-icu", id) where (deleted_at IS NULL);
create unique index room_types_one_name on room_types (business_id, branch_id, name) where (deleted_at IS NULL);
create index room_types_of_image on room_types (business_id, image_id);
alter table room_types enable row level security;
alter table room_types force row level security;
create policy tenant on room_types to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on room_types to pos_app;
grant insert (business_id, id, branch_id, name, price, capacity, beds, amenities, tax, image_id, remarks, search_text, version, created_by) on room_types to pos_app;
grant update (name, price, capacity, beds, amenities, tax, image_id, remarks, search_text, version, updated_at, deleted_at, deleted_by) on room_types to pos_app;
grant select on room_types to pos_job;
grant insert (business_id, id, branch_id, name, price, capacity, beds, amenities, tax, image_id, remarks, search_text, version, created_by) on room_types to pos_job;
grant update (name, price, capacity, beds, amenities, tax, image_id, remarks, search_text, version, updated_at, deleted_at, deleted_by) on room_types to pos_job;
create trigger count_added after insert on room_types referencing new table as added
  for each statement execute function ctx.count_added('branch');
create trigger count_hidden after update of deleted_at on room_types for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('branch');
create index room_types_search on room_types using gin (business_id, search_text gin_trgm_ops) where (deleted_at IS NULL);
grant select (business_id, id, branch_id, name, search_text, deleted_at) on room_types to pos_search;
create policy search on room_types for select to pos_search using (true);

create table rooms (
  business_id  uuid not null,
  id           uuid not null,
  branch_id    uuid not null,
  number       text not null,
  room_type_id uuid not null,
  floor        text,
  housekeeping text not null,
  features     text[] not null default '{}'::text[],
  sort_order   integer,
  remarks      text,
  search_text  text not null default ''::text,
  version      integer not null default 1,
  created_at   timestamp with time zone not null default now(),
  created_by   uuid,
  updated_at   timestamp with time zone not null default now(),
  deleted_at   timestamp with time zone,
  deleted_by   uuid,
  primary key (business_id, id)
);
create index rooms_newest on rooms (business_id, created_at desc, id, deleted_at);
create index rooms_of_branch on rooms (business_id, branch_id, created_at desc, id, deleted_at);
create index rooms_by_number on rooms (business_id, number collate "und-x-icu", id) where (deleted_at IS NULL);
create unique index rooms_one_number on rooms (business_id, branch_id, number) where (deleted_at IS NULL);
create index rooms_of_room_type on rooms (business_id, room_type_id);
alter table rooms enable row level security;
alter table rooms force row level security;
create policy tenant on rooms to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on rooms to pos_app;
grant insert (business_id, id, branch_id, number, room_type_id, floor, housekeeping, features, sort_order, remarks, search_text, version, created_by) on rooms to pos_app;
grant update (number, room_type_id, floor, housekeeping, features, sort_order, remarks, search_text, version, updated_at, deleted_at, deleted_by) on rooms to pos_app;
grant select on rooms to pos_job;
grant insert (business_id, id, branch_id, number, room_type_id, floor, housekeeping, features, sort_order, remarks, search_text, version, created_by) on rooms to pos_job;
grant update (number, room_type_id, floor, housekeeping, features, sort_order, remarks, search_text, version, updated_at, deleted_at, deleted_by) on rooms to pos_job;
create trigger count_added after insert on rooms referencing new table as added
  for each statement execute function ctx.count_added('branch');
create trigger count_hidden after update of deleted_at on rooms for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('branch');
create index rooms_search on rooms using gin (business_id, search_text gin_trgm_ops) where (deleted_at IS NULL);
grant select (business_id, id, branch_id, number, search_text, deleted_at) on rooms to pos_search;
create policy search on rooms for select to pos_search using (true);

create table room_holds (
  business_id uuid not null,
  room_id     uuid not null,
  line_no     integer not null,
  since       date not null,
  until       date,
  reason      text not null,
  primary key (business_id, room_id, line_no)
);
alter table room_holds enable row level security;
alter table room_holds force row level security;
create policy tenant on room_holds to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on room_holds to pos_app;
grant insert (business_id, room_id, line_no, since, until, reason) on room_holds to pos_app;
grant update (since, until, reason) on room_holds to pos_app;
grant delete on room_holds to pos_app;
grant select on room_holds to pos_job;
grant insert (business_id, room_id, line_no, since, until, reason) on room_holds to pos_job;
grant update (since, until, reason) on room_holds to pos_job;
grant delete on room_holds to pos_job;

alter table room_types add constraint room_types_branch_id foreign key (business_id, branch_id) references branches (business_id, id);
alter table rooms add constraint rooms_branch_id foreign key (business_id, branch_id) references branches (business_id, id);
alter table rooms add constraint rooms_room_type_id foreign key (business_id, room_type_id) references room_types (business_id, id);
alter table room_holds add constraint room_holds_room_id foreign key (business_id, room_id) references rooms (business_id, id);
