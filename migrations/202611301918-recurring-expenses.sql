create table recurring_expenses (
  business_id     uuid not null,
  id              uuid not null,
  branch_id       uuid not null,
  title           text not null,
  expense_type_id uuid not null,
  amount          bigint not null,
  supplier_id     uuid,
  truck_id        uuid,
  every           text not null,
  starts_on       date not null,
  ends_on         date,
  days_to_pay     integer,
  remarks         text,
  next_on         date,
  last_on         date,
  search_text     text not null default ''::text,
  version         integer not null default 1,
  created_at      timestamp with time zone not null default now(),
  created_by      uuid,
  updated_at      timestamp with time zone not null default now(),
  deleted_at      timestamp with time zone,
  deleted_by      uuid,
  primary key (business_id, id)
);
create index recurring_expenses_newest on recurring_expenses (business_id, created_at desc, id, deleted_at);
create index recurring_expenses_of_branch on recurring_expenses (business_id, branch_id, created_at desc, id, deleted_at);
create index recurring_expenses_by_title on recurring_expenses (business_id, title collate "und-x-icu", id) where (deleted_at IS NULL);
create index recurring_expenses_of_expense_type on recurring_expenses (business_id, expense_type_id);
create index recurring_expenses_of_supplier on recurring_expenses (business_id, supplier_id);
create index recurring_expenses_of_truck on recurring_expenses (business_id, truck_id);
alter table recurring_expenses enable row level security;
alter table recurring_expenses force row level security;
create policy tenant on recurring_expenses to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on recurring_expenses to pos_app;
grant insert (business_id, id, branch_id, title, expense_type_id, amount, supplier_id, truck_id, every, starts_on, ends_on, days_to_pay, remarks, next_on, last_on, search_text, version, created_by) on recurring_expenses to pos_app;
grant update (title, expense_type_id, amount, supplier_id, truck_id, every, starts_on, ends_on, days_to_pay, remarks, next_on, last_on, search_text, version, updated_at, deleted_at, deleted_by) on recurring_expenses to pos_app;
grant select on recurring_expenses to pos_job;
grant insert (business_id, id, branch_id, title, expense_type_id, amount, supplier_id, truck_id, every, starts_on, ends_on, days_to_pay, remarks, next_on, last_on, search_text, version, created_by) on recurring_expenses to pos_job;
grant update (title, expense_type_id, amount, supplier_id, truck_id, every, starts_on, ends_on, days_to_pay, remarks, next_on, last_on, search_text, version, updated_at, deleted_at, deleted_by) on recurring_expenses to pos_job;
create trigger count_added after insert on recurring_expenses referencing new table as added
  for each statement execute function ctx.count_added('branch');
create trigger count_hidden after update of deleted_at on recurring_expenses for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('branch');
create index recurring_expenses_search on recurring_expenses using gin (business_id, search_text gin_trgm_ops) where (deleted_at IS NULL);
grant select (business_id, id, branch_id, title, search_text, deleted_at) on recurring_expenses to pos_search;
create policy search on recurring_expenses for select to pos_search using (true);

alter table recurring_expenses add constraint recurring_expenses_branch_id foreign key (business_id, branch_id) references branches (business_id, id);
alter table recurring_expenses add constraint recurring_expenses_expense_type_id foreign key (business_id, expense_type_id) references expense_types (business_id, id);
alter table recurring_expenses add constraint recurring_expenses_supplier_id foreign key (business_id, supplier_id) references suppliers (business_id, id);
alter table recurring_expenses add constraint recurring_expenses_truck_id foreign key (business_id, truck_id) references trucks (business_id, id);
alter table expenses add column recurring_id uuid;
revoke update on expenses from pos_app;
revoke insert on expenses from pos_job;
revoke update on expenses from pos_job;
revoke insert on expenses from pos_app;
create index expenses_of_recurring on expenses (business_id, recurring_id);
alter table expenses add constraint expenses_recurring_id foreign key (business_id, recurring_id) references recurring_expenses (business_id, id);
grant update (number, date, expense_type_id, title, supplier_id, truck_id, total_amount, has_receipt, receipt_number, receipt_date, part_of_receipt, receipt_tax, tax_type, tax_amount, net_amount, tax, claimable_tax, paid_amount, prepaid_amount, remain_amount, due_date, recurring_id, is_verified, verified_on, ledger_code, status, remarks, search_text, version, updated_at, deleted_at, deleted_by) on expenses to pos_app;
grant insert (business_id, id, branch_id, number, date, expense_type_id, title, supplier_id, truck_id, total_amount, has_receipt, receipt_number, receipt_date, part_of_receipt, receipt_tax, tax_type, tax_amount, net_amount, tax, claimable_tax, paid_amount, prepaid_amount, remain_amount, due_date, recurring_id, is_verified, verified_on, ledger_code, status, remarks, search_text, version, created_by) on expenses to pos_job;
grant update (number, date, expense_type_id, title, supplier_id, truck_id, total_amount, has_receipt, receipt_number, receipt_date, part_of_receipt, receipt_tax, tax_type, tax_amount, net_amount, tax, claimable_tax, paid_amount, prepaid_amount, remain_amount, due_date, recurring_id, is_verified, verified_on, ledger_code, status, remarks, search_text, version, updated_at, deleted_at, deleted_by) on expenses to pos_job;
grant insert (business_id, id, branch_id, number, date, expense_type_id, title, supplier_id, truck_id, total_amount, has_receipt, receipt_number, receipt_date, part_of_receipt, receipt_tax, tax_type, tax_amount, net_amount, tax, claimable_tax, paid_amount, prepaid_amount, remain_amount, due_date, recurring_id, is_verified, verified_on, ledger_code, status, remarks, search_text, version, created_by) on expenses to pos_app;
