alter table quotes add column verification_code text;
revoke update on quotes from pos_job;
revoke update on quotes from pos_app;
revoke insert on quotes from pos_job;
revoke insert on quotes from pos_app;
grant update (number, date, valid_until, customer_id, store_id, currency, price_mode, discount, discount_percent, net_amount, tax, total_amount, status, revision_of_id, sent_at, sent_by_id, accepted_at, verification_code, reference, remarks, search_text, version, updated_at, deleted_at, deleted_by) on quotes to pos_job;
grant update (number, date, valid_until, customer_id, store_id, currency, price_mode, discount, discount_percent, net_amount, tax, total_amount, status, revision_of_id, sent_at, sent_by_id, accepted_at, verification_code, reference, remarks, search_text, version, updated_at, deleted_at, deleted_by) on quotes to pos_app;
grant insert (business_id, id, branch_id, number, date, valid_until, customer_id, store_id, currency, price_mode, discount, discount_percent, net_amount, tax, total_amount, status, revision_of_id, sent_at, sent_by_id, accepted_at, verification_code, reference, remarks, search_text, version, created_by) on quotes to pos_job;
grant insert (business_id, id, branch_id, number, date, valid_until, customer_id, store_id, currency, price_mode, discount, discount_percent, net_amount, tax, total_amount, status, revision_of_id, sent_at, sent_by_id, accepted_at, verification_code, reference, remarks, search_text, version, created_by) on quotes to pos_app;
