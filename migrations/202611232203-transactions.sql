create table transactions (
  business_id     uuid not null,
  id              uuid not null,
  branch_id       uuid not null,
  number          text not null,
  date            date,
  type            text not null,
  account_id      uuid not null,
  to_account_id   uuid,
  to_branch_id    uuid,
  amount          bigint not null,
  fee             bigint not null,
  counterpart     text,
  expense_type_id uuid,
  ledger_code     text,
  reference       text,
  remarks         text,
  status          text not null,
  search_text     text not null default ''::text,
  version         integer not null default 1,
  created_at      timestamp with time zone not null default now(),
  created_by      uuid,
  updated_at      timestamp with time zone not null default now(),
  deleted_at      timestamp with time zone,
  deleted_by      uuid,
  primary key (business_id, id)
);
create index transactions_newest on transactions (business_id, created_at desc, id, deleted_at);
create index transactions_of_branch on transactions (business_id, branch_id, created_at desc, id, deleted_at);
create index transactions_by_number on transactions (business_id, number collate "und-x-icu", id) where (deleted_at IS NULL);
create index transactions_of_account on transactions (business_id, account_id);
create index transactions_of_to_account on transactions (business_id, to_account_id);
create index transactions_of_to_branch on transactions (business_id, to_branch_id);
create index transactions_of_expense_type on transactions (business_id, expense_type_id);
alter table transactions enable row level security;
alter table transactions force row level security;
create policy tenant on transactions to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on transactions to pos_app;
grant insert (business_id, id, branch_id, number, date, type, account_id, to_account_id, to_branch_id, amount, fee, counterpart, expense_type_id, ledger_code, reference, remarks, status, search_text, version, created_by) on transactions to pos_app;
grant update (number, date, type, account_id, to_account_id, to_branch_id, amount, fee, counterpart, expense_type_id, ledger_code, reference, remarks, status, search_text, version, updated_at, deleted_at, deleted_by) on transactions to pos_app;
grant select on transactions to pos_job;
grant insert (business_id, id, branch_id, number, date, type, account_id, to_account_id, to_branch_id, amount, fee, counterpart, expense_type_id, ledger_code, reference, remarks, status, search_text, version, created_by) on transactions to pos_job;
grant update (number, date, type, account_id, to_account_id, to_branch_id, amount, fee, counterpart, expense_type_id, ledger_code, reference, remarks, status, search_text, version, updated_at, deleted_at, deleted_by) on transactions to pos_job;
create trigger count_added after insert on transactions referencing new table as added
  for each statement execute function ctx.count_added('branch');
create trigger count_hidden after update of deleted_at on transactions for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function ctx.count_hidden('branch');
create index transactions_search on transactions using gin (business_id, search_text gin_trgm_ops) where (deleted_at IS NULL);
grant select (business_id, id, branch_id, number, search_text, deleted_at) on transactions to pos_search;
create policy search on transactions for select to pos_search using (true);

alter table transactions add constraint transactions_branch_id foreign key (business_id, branch_id) references branches (business_id, id);
alter table transactions add constraint transactions_account_id foreign key (business_id, account_id) references accounts (business_id, id);
alter table transactions add constraint transactions_to_account_id foreign key (business_id, to_account_id) references accounts (business_id, id);
alter table transactions add constraint transactions_to_branch_id foreign key (business_id, to_branch_id) references branches (business_id, id);
alter table transactions add constraint transactions_expense_type_id foreign key (business_id, expense_type_id) references expense_types (business_id, id);
