create table manual_entries (
  business_id uuid not null,
  id          uuid not null,
  branch_id   uuid not null,
  number      text,
  date        date,
  memo        text not null,
  amount      bigint not null,
  status      text not null,
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
create index manual_entries_newest on manual_entries (business_id, created_at desc, id, deleted_at);
create index manual_entries_of_branch on manual_entries (business_id, branch_id, created_at desc, id, deleted_at);
create index manual_entries_by_number on manual_entries (business_id, number collate "und-x-icu", id) where (deleted_at IS NULL);
alter table manual_entries enable row level security;
alter table manual_entries force row level security;
create policy tenant on manual_entries to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on manual_entries to pos_app;
grant insert (business_id, id, branch_id, number, date, memo, amount, status, remarks, search_text, version, created_by) on manual_entries to pos_app;
grant update (number, date, memo, amount, status, remarks, search_text, version, updated_at, deleted_at, deleted_by) on manual_entries to pos_app;
grant select on manual_entries to pos_job;
grant insert (business_id, id, branch_id, number, date, memo, amount, status, remarks, search_text, version, created_by) on manual_entries to pos_job;
grant update (number, date, memo, amount, status, remarks, search_text, version, updated_at, deleted_at, deleted_by) on manual_entries to pos_job;
create trigger count_added after insert on manual_entries referencing new table as added
  for each statement execute function ctx.count_added('branch');
create trigger count_hidden after update of deleted_at on manual_entries for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('branch');
create index manual_entries_search on manual_entries using gin (business_id, search_text gin_trgm_ops) where (deleted_at IS NULL);
grant select (business_id, id, branch_id, number, search_text, deleted_at) on manual_entries to pos_search;
create policy search on manual_entries for select to pos_search using (true);

create table manual_entry_lines (
  business_id     uuid not null,
  manual_entry_id uuid not null,
  line_no         integer not null,
  account         text not null,
  debit           bigint,
  credit          bigint,
  note            text,
  primary key (business_id, manual_entry_id, line_no)
);
alter table manual_entry_lines enable row level security;
alter table manual_entry_lines force row level security;
create policy tenant on manual_entry_lines to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on manual_entry_lines to pos_app;
grant insert (business_id, manual_entry_id, line_no, account, debit, credit, note) on manual_entry_lines to pos_app;
grant update (account, debit, credit, note) on manual_entry_lines to pos_app;
grant delete on manual_entry_lines to pos_app;
grant select on manual_entry_lines to pos_job;
grant insert (business_id, manual_entry_id, line_no, account, debit, credit, note) on manual_entry_lines to pos_job;
grant update (account, debit, credit, note) on manual_entry_lines to pos_job;
grant delete on manual_entry_lines to pos_job;

alter table manual_entries add constraint manual_entries_branch_id foreign key (business_id, branch_id) references branches (business_id, id);
alter table manual_entry_lines add constraint manual_entry_lines_manual_entry_id foreign key (business_id, manual_entry_id) references manual_entries (business_id, id);
