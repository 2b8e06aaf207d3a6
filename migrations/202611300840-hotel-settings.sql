-- Reports of nights were told in every branch, and papers of guests are erased after a year: every branch begins so.
alter table branch_settings add column tell_of_night boolean not null default true;
alter table branch_settings alter column tell_of_night drop default;
alter table branch_settings add column erase_identities_after integer not null default 365;
alter table branch_settings alter column erase_identities_after drop default;
