create table vat_settlements (
  business_id   uuid not null,
  id            uuid not null,
  branch_id     uuid not null,
  number        text,
  date_to       date not null,
  output        bigint not null,
  input         bigint not null,
  input_used    bigint not null,
  payable       bigint not null,
  input_carried bigint not null,
  status        text not null,
  remarks       text,
  search_text   text not null default ''::text,
  version       integer not null default 1,
  created_at    timestamp with time zone not null default now(),
  created_by    uuid,
  updated_at    timestamp with time zone not null default now(),
  deleted_at    timestamp with time zone,
  deleted_by    uuid,
  primary key (business_id, id)
);
create index vat_settlements_newest on vat_settlements (business_id, created_at desc, id, deleted_at);
create index vat_settlements_of_branch on vat_settlements (business_id, branch_id, created_at desc, id, deleted_at);
create index vat_settlements_by_number on vat_settlements (business_id, number collate "und-x-icu", id) where (deleted_at IS NULL);
alter table vat_settlements enable row level security;
alter table vat_settlements force row level security;
create policy tenant on vat_settlements to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on vat_settlements to pos_app;
grant insert (business_id, id, branch_id, number, date_to, output, input, input_used, payable, input_carried, status, remarks, search_text, version, created_by) on vat_settlements to pos_app;
grant update (number, date_to, output, input, input_used, payable, input_carried, status, remarks, search_text, version, updated_at, deleted_at, deleted_by) on vat_settlements to pos_app;
grant select on vat_settlements to pos_job;
grant insert (business_id, id, branch_id, number, date_to, output, input, input_used, payable, input_carried, status, remarks, search_text, version, created_by) on vat_settlements to pos_job;
grant update (number, date_to, output, input, input_used, payable, input_carried, status, remarks, search_text, version, updated_at, deleted_at, deleted_by) on vat_settlements to pos_job;
create trigger count_added after insert on vat_settlements referencing new table as added
  for each statement execute function ctx.count_added('branch');
create trigger count_hidden after update of deleted_at on vat_settlements for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('branch');
create index vat_settlements_search on vat_settlements using gin (business_id, search_text gin_trgm_ops) where (deleted_at IS NULL);
grant select (business_id, id, branch_id, number, search_text, deleted_at) on vat_settlements to pos_search;
create policy search on vat_settlements for select to pos_search using (true);

create table year_closes (
  business_id   uuid not null,
  id            uuid not null,
  branch_id     uuid not null,
  number        text not null,
  year          integer not null,
  date          date not null,
  profit        bigint not null,
  locked_before date,
  status        text not null,
  search_text   text not null default ''::text,
  version       integer not null default 1,
  created_at    timestamp with time zone not null default now(),
  created_by    uuid,
  updated_at    timestamp with time zone not null default now(),
  deleted_at    timestamp with time zone,
  deleted_by    uuid,
  primary key (business_id, id)
);
create index year_closes_newest on year_closes (business_id, created_at desc, id, deleted_at);
create index year_closes_of_branch on year_closes (business_id, branch_id, created_at desc, id, deleted_at);
create index year_closes_by_date on year_closes (business_id, branch_id, date desc, id);
create index year_closes_by_number on year_closes (business_id, number collate "und-x-icu", id) where (deleted_at IS NULL);
alter table year_closes enable row level security;
alter table year_closes force row level security;
create policy tenant on year_closes to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on year_closes to pos_app;
grant insert (business_id, id, branch_id, number, year, date, profit, locked_before, status, search_text, version, created_by) on year_closes to pos_app;
grant update (number, year, date, profit, locked_before, status, search_text, version, updated_at, deleted_at, deleted_by) on year_closes to pos_app;
grant select on year_closes to pos_job;
grant insert (business_id, id, branch_id, number, year, date, profit, locked_before, status, search_text, version, created_by) on year_closes to pos_job;
grant update (number, year, date, profit, locked_before, status, search_text, version, updated_at, deleted_at, deleted_by) on year_closes to pos_job;
create trigger count_added after insert on year_closes referencing new table as added
  for each statement execute function ctx.count_added('branch');
create trigger count_hidden after update of deleted_at on year_closes for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('branch');
create index year_closes_search on year_closes using gin (business_id, search_text gin_trgm_ops) where (deleted_at IS NULL);
grant select (business_id, id, branch_id, number, search_text, deleted_at) on year_closes to pos_search;
create policy search on year_closes for select to pos_search using (true);

create table year_close_lines (
  business_id   uuid not null,
  year_close_id uuid not null,
  line_no       integer not null,
  account       text not null,
  debit         bigint,
  credit        bigint,
  primary key (business_id, year_close_id, line_no)
);
alter table year_close_lines enable row level security;
alter table year_close_lines force row level security;
create policy tenant on year_close_lines to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on year_close_lines to pos_app;
grant insert (business_id, year_close_id, line_no, account, debit, credit) on year_close_lines to pos_app;
grant update (account, debit, credit) on year_close_lines to pos_app;
grant delete on year_close_lines to pos_app;
grant select on year_close_lines to pos_job;
grant insert (business_id, year_close_id, line_no, account, debit, credit) on year_close_lines to pos_job;
grant update (account, debit, credit) on year_close_lines to pos_job;
grant delete on year_close_lines to pos_job;

alter table vat_settlements add constraint vat_settlements_branch_id foreign key (business_id, branch_id) references branches (business_id, id);
alter table year_closes add constraint year_closes_branch_id foreign key (business_id, branch_id) references branches (business_id, id);
alter table year_close_lines add constraint year_close_lines_year_close_id foreign key (business_id, year_close_id) references year_closes (business_id, id);
