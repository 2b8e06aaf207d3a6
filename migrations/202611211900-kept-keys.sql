alter table command_log add column makes_document boolean not null default false;
grant insert (makes_document) on command_log to pos_app;
grant insert (makes_document) on command_log to pos_job;
