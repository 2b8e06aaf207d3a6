create table expenses (
  business_id     uuid not null,
  id              uuid not null,
  branch_id       uuid not null,
  number          text not null,
  date            date not null,
  expense_type_id uuid not null,
  title           text,
  supplier_id     uuid,
  total_amount    bigint not null,
  has_receipt     boolean not null,
  receipt_number  text,
  receipt_date    date,
  tax_type        text not null,
  net_amount      bigint not null,
  tax             bigint not null,
  paid_amount     bigint not null,
  prepaid_amount  bigint not null,
  remain_amount   bigint not null,
  due_date        date,
  is_verified     boolean not null,
  verified_on     date,
  ledger_code     text,
  status          text not null,
  remarks         text,
  search_text     text not null default ''::text,
  version         integer not null default 1,
  created_at      timestamp with time zone not null default now(),
  created_by      uuid,
  updated_at      timestamp with time zone not null default now(),
  deleted_at      timestamp with time zone,
  deleted_by      uuid,
  primary key (business_id, id)
);
create index expenses_newest on expenses (business_id, created_at desc, id, deleted_at);
create index expenses_of_branch on expenses (business_id, branch_id, created_at desc, id, deleted_at);
create index expenses_by_date on expenses (business_id, branch_id, date desc, id);
create index expenses_by_number on expenses (business_id, number collate "und-x-icu", id) where (deleted_at IS NULL);
create index expenses_of_expense_type on expenses (business_id, expense_type_id);
create index expenses_of_supplier on expenses (business_id, supplier_id);
alter table expenses enable row level security;
alter table expenses force row level security;
create policy tenant on expenses to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on expenses to pos_app;
grant insert (business_id, id, branch_id, number, date, expense_type_id, title, supplier_id, total_amount, has_receipt, receipt_number, receipt_date, tax_type, net_amount, tax, paid_amount, prepaid_amount, remain_amount, due_date, is_verified, verified_on, ledger_code, status, remarks, search_text, version, created_by) on expenses to pos_app;
grant update (number, date, expense_type_id, title, supplier_id, total_amount, has_receipt, receipt_number, receipt_date, tax_type, net_amount, tax, paid_amount, prepaid_amount, remain_amount, due_date, is_verified, verified_on, ledger_code, status, remarks, search_text, version, updated_at, deleted_at, deleted_by) on expenses to pos_app;
grant select on expenses to pos_job;
grant insert (business_id, id, branch_id, number, date, expense_type_id, title, supplier_id, total_amount, has_receipt, receipt_number, receipt_date, tax_type, net_amount, tax, paid_amount, prepaid_amount, remain_amount, due_date, is_verified, verified_on, ledger_code, status, remarks, search_text, version, created_by) on expenses to pos_job;
grant update (number, date, expense_type_id, title, supplier_id, total_amount, has_receipt, receipt_number, receipt_date, tax_type, net_amount, tax, paid_amount, prepaid_amount, remain_amount, due_date, is_verified, verified_on, ledger_code, status, remarks, search_text, version, updated_at, deleted_at, deleted_by) on expenses to pos_job;
create trigger count_added after insert on expenses referencing new table as added
  for each statement execute function ctx.count_added('branch');
create trigger count_hidden after update of deleted_at on expenses for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('branch');
create index expenses_search on expenses using gin (business_id, search_text gin_trgm_ops) where (deleted_at IS NULL);
grant select (business_id, id, branch_id, number, search_text, deleted_at) on expenses to pos_search;
create policy search on expenses for select to pos_search using (true);

create table expense_types (
  business_id    uuid not null,
  id             uuid not null,
  name           text not null,
  ledger_account text not null,
  remarks        text,
  search_text    text not null default ''::text,
  version        integer not null default 1,
  created_at     timestamp with time zone not null default now(),
  created_by     uuid,
  updated_at     timestamp with time zone not null default now(),
  deleted_at     timestamp with time zone,
  deleted_by     uuid,
  primary key (business_id, id)
);
create index expense_types_newest on expense_types (business_id, created_at desc, id, deleted_at);
create index expense_types_by_name on expense_types (business_id, name collate "und-x-icu", id) where (deleted_at IS NULL);
create unique index expense_types_one_name on expense_types (business_id, name) where (deleted_at IS NULL);
alter table expense_types enable row level security;
alter table expense_types force row level security;
create policy tenant on expense_types to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on expense_types to pos_app;
grant insert (business_id, id, name, ledger_account, remarks, search_text, version, created_by) on expense_types to pos_app;
grant update (name, ledger_account, remarks, search_text, version, updated_at, deleted_at, deleted_by) on expense_types to pos_app;
grant select on expense_types to pos_job;
grant insert (business_id, id, name, ledger_account, remarks, search_text, version, created_by) on expense_types to pos_job;
grant update (name, ledger_account, remarks, search_text, version, updated_at, deleted_at, deleted_by) on expense_types to pos_job;
create trigger count_added after insert on expense_types referencing new table as added
  for each statement execute function ctx.count_added('business');
create trigger count_hidden after update of deleted_at on expense_types for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('business');
create index expense_types_search on expense_types using gin (business_id, search_text gin_trgm_ops) where (deleted_at IS NULL);
grant select (business_id, id, name, search_text, deleted_at) on expense_types to pos_search;
create policy search on expense_types for select to pos_search using (true);

alter table expenses add constraint expenses_branch_id foreign key (business_id, branch_id) references branches (business_id, id);
alter table expenses add constraint expenses_expense_type_id foreign key (business_id, expense_type_id) references expense_types (business_id, id);
alter table expenses add constraint expenses_supplier_id foreign key (business_id, supplier_id) references suppliers (business_id, id);
alter table payments add column expense_id uuid;
revoke update on payments from pos_job;
revoke update on payments from pos_app;
revoke insert on payments from pos_app;
revoke insert on payments from pos_job;
create index payments_of_expense on payments (business_id, expense_id);
alter table payments add constraint payments_expense_id foreign key (business_id, expense_id) references expenses (business_id, id);
grant update (party_name, kind, direction, customer_id, supplier_id, expense_id, amount, debts_amount, deposit_amount, account_id, mode, date, source_kind, source_id, status, reference, remarks, search_text, version, updated_at, deleted_at, deleted_by) on payments to pos_job;
grant update (party_name, kind, direction, customer_id, supplier_id, expense_id, amount, debts_amount, deposit_amount, account_id, mode, date, source_kind, source_id, status, reference, remarks, search_text, version, updated_at, deleted_at, deleted_by) on payments to pos_app;
grant insert (business_id, id, branch_id, party_name, kind, direction, customer_id, supplier_id, expense_id, amount, debts_amount, deposit_amount, account_id, mode, date, source_kind, source_id, status, reference, remarks, search_text, version, created_by) on payments to pos_app;
grant insert (business_id, id, branch_id, party_name, kind, direction, customer_id, supplier_id, expense_id, amount, debts_amount, deposit_amount, account_id, mode, date, source_kind, source_id, status, reference, remarks, search_text, version, created_by) on payments to pos_job;
