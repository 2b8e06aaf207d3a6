-- What a branch was reminded of. The rows stay as they are.
alter table told rename to sent_reminders;
alter table sent_reminders rename column told_at to sent_at;
alter table sent_reminders rename constraint told_pkey to sent_reminders_pkey;
alter table sent_reminders rename constraint told_of_branch to sent_reminders_of_branch;
