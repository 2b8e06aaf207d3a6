-- How often something was refused, tried or taken out within the hour, where one line stands for many.
alter table activities add column times integer;
grant insert (times) on activities to pos_app;
grant insert (times) on activities to pos_job;
