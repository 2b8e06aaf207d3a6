-- A role, or the business, demands a second factor of whoever logs in; none does until somebody says so.
alter table roles add column requires_two_factor boolean not null default false;
alter table roles alter column requires_two_factor drop default;
grant insert (requires_two_factor), update (requires_two_factor) on roles to pos_app;
grant insert (requires_two_factor), update (requires_two_factor) on roles to pos_job;
alter table businesses add column requires_two_factor boolean not null default false;
alter table businesses alter column requires_two_factor drop default;
grant insert (requires_two_factor), update (requires_two_factor) on businesses to pos_app;
grant insert (requires_two_factor), update (requires_two_factor) on businesses to pos_job;
