alter table tokens add column branch_ids uuid[] not null default '{}'::uuid[];
revoke update on tokens from pos_app;
revoke insert on tokens from pos_job;
revoke update on tokens from pos_job;
revoke insert on tokens from pos_app;
grant update (name, branch_id, branch_ids, permissions, expires_at, last_used_at, search_text, version, updated_at, deleted_at, deleted_by) on tokens to pos_app;
grant insert (business_id, id, name, branch_id, branch_ids, permissions, expires_at, last_used_at, search_text, version, created_by) on tokens to pos_job;
grant update (name, branch_id, branch_ids, permissions, expires_at, last_used_at, search_text, version, updated_at, deleted_at, deleted_by) on tokens to pos_job;
grant insert (business_id, id, name, branch_id, branch_ids, permissions, expires_at, last_used_at, search_text, version, created_by) on tokens to pos_app;
