-- How long a supplier takes to deliver; empty where nobody has said it.
alter table suppliers add column lead_days integer;
revoke insert, update on suppliers from pos_app;
grant insert (business_id, id, name, company_name, phone_number, email, tin_number, vrn_number, region, district, ward, credit_days, lead_days, supplier_group, remarks, search_text, version, created_by) on suppliers to pos_app;
grant update (name, company_name, phone_number, email, tin_number, vrn_number, region, district, ward, credit_days, lead_days, supplier_group, remarks, search_text, version, updated_at, deleted_at, deleted_by) on suppliers to pos_app;
revoke insert, update on suppliers from pos_job;
grant insert (business_id, id, name, company_name, phone_number, email, tin_number, vrn_number, region, district, ward, credit_days, lead_days, supplier_group, remarks, search_text, version, created_by) on suppliers to pos_job;
grant update (name, company_name, phone_number, email, tin_number, vrn_number, region, district, ward, credit_days, lead_days, supplier_group, remarks, search_text, version, updated_at, deleted_at, deleted_by) on suppliers to pos_job;
