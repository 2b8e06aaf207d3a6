-- Whoever has a role now sees all, as before.
alter table roles add column documents_seen text not null default 'all';
alter table roles alter column documents_seen drop default;
alter table roles add column days_seen integer;
alter table roles add column newest_seen integer;
revoke insert on roles from pos_app;
revoke update on roles from pos_job;
revoke update on roles from pos_app;
revoke insert on roles from pos_job;
grant insert (business_id, id, name, permissions, documents_seen, days_seen, newest_seen, remarks, search_text, version, created_by) on roles to pos_app;
grant update (name, permissions, documents_seen, days_seen, newest_seen, remarks, search_text, version, updated_at, deleted_at, deleted_by) on roles to pos_job;
grant update (name, permissions, documents_seen, days_seen, newest_seen, remarks, search_text, version, updated_at, deleted_at, deleted_by) on roles to pos_app;
grant insert (business_id, id, name, permissions, documents_seen, days_seen, newest_seen, remarks, search_text, version, created_by) on roles to pos_job;
