alter table activities add column acted_as text;
alter table activities add column person text;
alter table activities add column support_grant text;
revoke insert on activities from pos_job;
revoke insert on activities from pos_app;
grant insert (business_id, id, branch_id, user_id, acted_as, person, support_grant, device_id, entity, record_id, record_name, type, changes, reason, ip, search_text, created_by) on activities to pos_job;
grant insert (business_id, id, branch_id, user_id, acted_as, person, support_grant, device_id, entity, record_id, record_name, type, changes, reason, ip, search_text, created_by) on activities to pos_app;
