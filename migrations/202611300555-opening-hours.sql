-- Opening hours of branches: none are said, and every day is open as it was.
alter table branch_settings add column open_saturdays boolean not null default true;
alter table branch_settings alter column open_saturdays drop default;
alter table branch_settings add column open_sundays boolean not null default true;
alter table branch_settings alter column open_sundays drop default;
