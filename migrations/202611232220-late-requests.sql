-- After how many days goods on the road are late was the same in every branch: three.
alter table branch_settings add column late_request_days integer not null default 3;
alter table branch_settings alter column late_request_days drop default;
grant insert (late_request_days), update (late_request_days) on branch_settings to pos_app;
grant insert (late_request_days), update (late_request_days) on branch_settings to pos_job;
