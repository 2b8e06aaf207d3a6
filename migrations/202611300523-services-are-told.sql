-- Customers are told of their services where a branch says so: every branch begins as it was.
alter table branch_settings add column inform_of_services boolean not null default false;
alter table branch_settings alter column inform_of_services drop default;
