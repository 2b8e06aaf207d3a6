-- Who made an expense does not verify it, until a branch of one person says that he does.
alter table branch_settings add column verify_own_expenses boolean not null default false;
alter table branch_settings alter column verify_own_expenses drop default;
grant insert (verify_own_expenses), update (verify_own_expenses) on branch_settings to pos_app;
grant insert (verify_own_expenses), update (verify_own_expenses) on branch_settings to pos_job;
