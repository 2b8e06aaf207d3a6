alter table invoices add column rest_cancelled_on date;
revoke insert on invoices from pos_app;
revoke update on invoices from pos_job;
revoke insert on invoices from pos_job;
revoke update on invoices from pos_app;
grant insert (business_id, id, branch_id, number, date, due_date, customer_id, store_id, currency, price_mode, discount, discount_percent, net_amount, tax, total_amount, by_delivery, rest_cancelled_on, status, quote_id, approved_by_id, reference, remarks, search_text, version, created_by) on invoices to pos_app;
grant update (number, date, due_date, customer_id, store_id, currency, price_mode, discount, discount_percent, net_amount, tax, total_amount, by_delivery, rest_cancelled_on, status, quote_id, approved_by_id, reference, remarks, search_text, version, updated_at, deleted_at, deleted_by) on invoices to pos_job;
grant insert (business_id, id, branch_id, number, date, due_date, customer_id, store_id, currency, price_mode, discount, discount_percent, net_amount, tax, total_amount, by_delivery, rest_cancelled_on, status, quote_id, approved_by_id, reference, remarks, search_text, version, created_by) on invoices to pos_job;
grant update (number, date, due_date, customer_id, store_id, currency, price_mode, discount, discount_percent, net_amount, tax, total_amount, by_delivery, rest_cancelled_on, status, quote_id, approved_by_id, reference, remarks, search_text, version, updated_at, deleted_at, deleted_by) on invoices to pos_app;
