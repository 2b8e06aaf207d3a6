-- A till was any account of cash in hand. Cash that lies in no drawer gets an account that is none (A32).
alter table accounts add column is_till boolean not null default true;
alter table accounts no force row level security;
update accounts set is_till = false where type <> 'cash in hand';
alter table accounts force row level security;
alter table accounts alter column is_till drop default;
-- A branch of today is asked whether it keeps a safe; ten thousand shillings, and as much as that of other money.
alter table branch_settings add column cash_difference_limit integer not null default 10000;
alter table branch_settings add column keeps_safe boolean not null default true;
alter table branch_settings no force row level security;
alter table branches no force row level security;
update branch_settings s set cash_difference_limit = case b.currency when 'JPY' then 600 else 4 end
from branches b where b.business_id = s.business_id and b.id = s.branch_id and b.currency <> 'TZS';
alter table branches force row level security;
alter table branch_settings force row level security;
alter table branch_settings alter column cash_difference_limit drop default;
alter table branch_settings alter column keeps_safe drop default;
-- What no count of the past left open.
alter table shifts add column unexplained_at_opening bigint not null default 0;
alter table shifts alter column unexplained_at_opening drop default;
alter table transactions add column has_receipt boolean not null default false;
alter table transactions alter column has_receipt drop default;
alter table transactions add column tax bigint not null default 0;
alter table transactions alter column tax drop default;
-- The chart of every business has the account from now on.
alter table ledger_accounts no force row level security;
insert into ledger_accounts (business_id, code, name, type)
select distinct business_id, '1050', 'Cash to be explained', 'asset' from ledger_accounts
on conflict (business_id, code) do nothing;
alter table ledger_accounts force row level security;
create table shift_explanations (
  business_id    uuid not null,
  shift_id       uuid not null,
  line_no        integer not null,
  transaction_id uuid not null,
  answer         text not null,
  amount         bigint not null,
  primary key (business_id, shift_id, line_no)
);
create index shift_explanations_of_transaction on shift_explanations (business_id, transaction_id);
alter table shift_explanations enable row level security;
alter table shift_explanations force row level security;
create policy tenant on shift_explanations to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on shift_explanations to pos_app;
grant insert (business_id, shift_id, line_no, transaction_id, answer, amount) on shift_explanations to pos_app;
grant update (transaction_id, answer, amount) on shift_explanations to pos_app;
grant delete on shift_explanations to pos_app;
grant select on shift_explanations to pos_job;
grant insert (business_id, shift_id, line_no, transaction_id, answer, amount) on shift_explanations to pos_job;
grant update (transaction_id, answer, amount) on shift_explanations to pos_job;
grant delete on shift_explanations to pos_job;

alter table shift_explanations add constraint shift_explanations_shift_id foreign key (business_id, shift_id) references shifts (business_id, id);
alter table shift_explanations add constraint shift_explanations_transaction_id foreign key (business_id, transaction_id) references transactions (business_id, id);
alter table transactions add column explains_id uuid;
alter table transactions add column tax_type text;
alter table transactions add column receipt_number text;
create index transactions_of_explains on transactions (business_id, explains_id);
alter table transactions add constraint transactions_explains_id foreign key (business_id, explains_id) references accounts (business_id, id);

grant insert (unexplained_at_opening), update (unexplained_at_opening) on shifts to pos_app;
grant insert (unexplained_at_opening), update (unexplained_at_opening) on shifts to pos_job;
grant insert (is_till), update (is_till) on accounts to pos_app;
grant insert (is_till), update (is_till) on accounts to pos_job;
grant insert (cash_difference_limit, keeps_safe), update (cash_difference_limit, keeps_safe) on branch_settings to pos_app;
grant insert (cash_difference_limit, keeps_safe), update (cash_difference_limit, keeps_safe) on branch_settings to pos_job;
grant insert (explains_id, tax_type, has_receipt, receipt_number, tax), update (explains_id, tax_type, has_receipt, receipt_number, tax) on transactions to pos_app;
grant insert (explains_id, tax_type, has_receipt, receipt_number, tax), update (explains_id, tax_type, has_receipt, receipt_number, tax) on transactions to pos_job;
