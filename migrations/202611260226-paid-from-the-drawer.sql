-- What cashiers pay out of their drawer by the right to sell: the small things of every day, until somebody says otherwise.
alter table expense_types add column from_drawer boolean not null default false;
alter table expense_types no force row level security;
update expense_types set from_drawer = true where ledger_account in ('6050', '6090');
alter table expense_types force row level security;
alter table expense_types alter column from_drawer drop default;
grant insert (from_drawer), update (from_drawer) on expense_types to pos_app;
grant insert (from_drawer), update (from_drawer) on expense_types to pos_job;
alter table branch_settings add column drawer_expense_limit integer not null default 50000;
alter table branch_settings no force row level security;
alter table branches no force row level security;
update branch_settings s set drawer_expense_limit = case b.currency when 'JPY' then 3000 else 20 end
from branches b where b.business_id = s.business_id and b.id = s.branch_id and b.currency <> 'TZS';
alter table branches force row level security;
alter table branch_settings force row level security;
alter table branch_settings alter column drawer_expense_limit drop default;
grant insert (drawer_expense_limit), update (drawer_expense_limit) on branch_settings to pos_app;
grant insert (drawer_expense_limit), update (drawer_expense_limit) on branch_settings to pos_job;
