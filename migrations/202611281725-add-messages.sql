create table messages (
  business_id    uuid not null,
  id             uuid not null,
  branch_id      uuid not null,
  about          text not null,
  text           text not null,
  audience       text not null,
  customer_group text,
  customer_ids   uuid[] not null default '{}'::uuid[],
  numbers        text[] not null default '{}'::text[],
  sends_at       timestamp with time zone not null,
  people         integer not null,
  parts          integer not null,
  sent           integer not null,
  failed         integer not null,
  left_out       integer not null,
  status         text not null,
  search_text    text not null default ''::text,
  version        integer not null default 1,
  created_at     timestamp with time zone not null default now(),
  created_by     uuid,
  updated_at     timestamp with time zone not null default now(),
  deleted_at     timestamp with time zone,
  deleted_by     uuid,
  primary key (business_id, id)
);
create index messages_newest on messages (business_id, created_at desc, id, deleted_at);
create index messages_of_branch on messages (business_id, branch_id, created_at desc, id, deleted_at);
create index messages_by_about on messages (business_id, about collate "und-x-icu", id) where (deleted_at IS NULL);
alter table messages enable row level security;
alter table messages force row level security;
create policy tenant on messages to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on messages to pos_app;
grant insert (business_id, id, branch_id, about, text, audience, customer_group, customer_ids, numbers, sends_at, people, parts, sent, failed, left_out, status, search_text, version, created_by) on messages to pos_app;
grant update (about, text, audience, customer_group, customer_ids, numbers, sends_at, people, parts, sent, failed, left_out, status, search_text, version, updated_at, deleted_at, deleted_by) on messages to pos_app;
grant select on messages to pos_job;
grant insert (business_id, id, branch_id, about, text, audience, customer_group, customer_ids, numbers, sends_at, people, parts, sent, failed, left_out, status, search_text, version, created_by) on messages to pos_job;
grant update (about, text, audience, customer_group, customer_ids, numbers, sends_at, people, parts, sent, failed, left_out, status, search_text, version, updated_at, deleted_at, deleted_by) on messages to pos_job;
create trigger count_added after insert on messages referencing new table as added
  for each statement execute function ctx.count_added('branch');
create trigger count_hidden after update of deleted_at on messages for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('branch');
create index messages_search on messages using gin (business_id, search_text gin_trgm_ops) where (deleted_at IS NULL);
grant select (business_id, id, branch_id, about, search_text, deleted_at) on messages to pos_search;
create policy search on messages for select to pos_search using (true);

create table message_templates (
  business_id uuid not null,
  id          uuid not null,
  name        text not null,
  text_en     text,
  text_sw     text,
  search_text text not null default ''::text,
  version     integer not null default 1,
  created_at  timestamp with time zone not null default now(),
  created_by  uuid,
  updated_at  timestamp with time zone not null default now(),
  deleted_at  timestamp with time zone,
  deleted_by  uuid,
  primary key (business_id, id)
);
create index message_templates_newest on message_templates (business_id, created_at desc, id, deleted_at);
create index message_templates_by_name on message_templates (business_id, name collate "und-x-icu", id) where (deleted_at IS NULL);
create unique index message_templates_one_name on message_templates (business_id, name) where (deleted_at IS NULL);
alter table message_templates enable row level security;
alter table message_templates force row level security;
create policy tenant on message_templates to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on message_templates to pos_app;
grant insert (business_id, id, name, text_en, text_sw, search_text, version, created_by) on message_templates to pos_app;
grant update (name, text_en, text_sw, search_text, version, updated_at, deleted_at, deleted_by) on message_templates to pos_app;
grant select on message_templates to pos_job;
grant insert (business_id, id, name, text_en, text_sw, search_text, version, created_by) on message_templates to pos_job;
grant update (name, text_en, text_sw, search_text, version, updated_at, deleted_at, deleted_by) on message_templates to pos_job;
create trigger count_added after insert on message_templates referencing new table as added
  for each statement execute function ctx.count_added('business');
create trigger count_hidden after update of deleted_at on message_templates for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('business');
create index message_templates_search on message_templates using gin (business_id, search_text gin_trgm_ops) where (deleted_at IS NULL);
grant select (business_id, id, name, search_text, deleted_at) on message_templates to pos_search;
create policy search on message_templates for select to pos_search using (true);

create table opt_outs (
  business_id  uuid not null,
  id           uuid not null,
  phone_number text not null,
  name         text,
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
create index opt_outs_newest on opt_outs (business_id, created_at desc, id, deleted_at);
create unique index opt_outs_one_phone_number on opt_outs (business_id, phone_number) where (deleted_at IS NULL);
alter table opt_outs enable row level security;
alter table opt_outs force row level security;
create policy tenant on opt_outs to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on opt_outs to pos_app;
grant insert (business_id, id, phone_number, name, remarks, search_text, version, created_by) on opt_outs to pos_app;
grant update (phone_number, name, remarks, search_text, version, updated_at, deleted_at, deleted_by) on opt_outs to pos_app;
grant select on opt_outs to pos_job;
grant insert (business_id, id, phone_number, name, remarks, search_text, version, created_by) on opt_outs to pos_job;
grant update (phone_number, name, remarks, search_text, version, updated_at, deleted_at, deleted_by) on opt_outs to pos_job;
create trigger count_added after insert on opt_outs referencing new table as added
  for each statement execute function ctx.count_added('business');
create trigger count_hidden after update of deleted_at on opt_outs for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('business');
create index opt_outs_search on opt_outs using gin (business_id, search_text gin_trgm_ops) where (deleted_at IS NULL);
grant select (business_id, id, phone_number, search_text, deleted_at) on opt_outs to pos_search;
create policy search on opt_outs for select to pos_search using (true);

create table message_people (
  business_id uuid not null,
  branch_id   uuid not null,
  message_id  uuid not null,
  place       integer not null,
  party_kind  text,
  party_id    uuid,
  name        text not null,
  phone       text,
  text        text,
  parts       integer not null,
  fate        text not null,
  reason      text,
  about       text,
  outbox_id   uuid,
  primary key (business_id, message_id, place)
);
alter table message_people add constraint message_people_fate check (fate in ('scheduled', 'queued', 'sent', 'failed', 'left_out'));
create unique index message_people_once on message_people (business_id, message_id, phone) where fate <> 'left_out';
create index message_people_on_the_way on message_people (business_id, outbox_id) where fate = 'queued';
create index message_people_of_branch on message_people (business_id, branch_id);
alter table message_people enable row level security;
alter table message_people force row level security;
create policy tenant on message_people to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on message_people to pos_app;
grant insert (business_id, branch_id, message_id, place, party_kind, party_id, name, phone, text, parts, fate, reason, about, outbox_id) on message_people to pos_app;
grant update (text, parts, fate, reason, about, outbox_id) on message_people to pos_app;
grant delete on message_people to pos_app;
grant select on message_people to pos_job;
grant insert (business_id, branch_id, message_id, place, party_kind, party_id, name, phone, text, parts, fate, reason, about, outbox_id) on message_people to pos_job;
grant update (text, parts, fate, reason, about, outbox_id) on message_people to pos_job;
grant delete on message_people to pos_job;

alter table messages add constraint messages_branch_id foreign key (business_id, branch_id) references branches (business_id, id);
alter table message_people add constraint message_people_message foreign key (business_id, message_id) references messages (business_id, id);
