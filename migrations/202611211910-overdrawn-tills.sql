alter table journal_entries add column may_overdraw boolean not null default false;
grant insert (may_overdraw) on journal_entries to pos_app;
grant insert (may_overdraw) on journal_entries to pos_job;
