alter table customers add column credit_currency text;
revoke insert on customers from pos_job;
revoke update on customers from pos_job;
revoke update on customers from pos_app;
revoke insert on customers from pos_app;
grant insert (business_id, id, name, company_name, phone_number, email, tin_number, vrn_number, region, district, ward, credit_limit, credit_currency, credit_days, customer_group, remarks, search_text, version, created_by) on customers to pos_job;
grant update (name, company_name, phone_number, email, tin_number, vrn_number, region, district, ward, credit_limit, credit_currency, credit_days, customer_group, remarks, search_text, version, updated_at, deleted_at, deleted_by) on customers to pos_job;
grant update (name, company_name, phone_number, email, tin_number, vrn_number, region, district, ward, credit_limit, credit_currency, credit_days, customer_group, remarks, search_text, version, updated_at, deleted_at, deleted_by) on customers to pos_app;
grant insert (business_id, id, name, company_name, phone_number, email, tin_number, vrn_number, region, district, ward, credit_limit, credit_currency, credit_days, customer_group, remarks, search_text, version, created_by) on customers to pos_app;
