alter table purchases add column beyond_order bigint;
revoke insert on purchases from pos_job;
revoke insert on purchases from pos_app;
revoke update on purchases from pos_app;
revoke update on purchases from pos_job;
grant insert (business_id, id, branch_id, number, date, supplier_id, order_id, store_id, currency, price_mode, receipt_is_provided, receipt_number, receipt_date, discount, net_amount, tax, claimed_tax, shortage_cost, total_amount, beyond_order, paid_amount, remain_amount, status, reference, remarks, search_text, version, created_by) on purchases to pos_job;
grant insert (business_id, id, branch_id, number, date, supplier_id, order_id, store_id, currency, price_mode, receipt_is_provided, receipt_number, receipt_date, discount, net_amount, tax, claimed_tax, shortage_cost, total_amount, beyond_order, paid_amount, remain_amount, status, reference, remarks, search_text, version, created_by) on purchases to pos_app;
grant update (number, date, supplier_id, order_id, store_id, currency, price_mode, receipt_is_provided, receipt_number, receipt_date, discount, net_amount, tax, claimed_tax, shortage_cost, total_amount, beyond_order, paid_amount, remain_amount, status, reference, remarks, search_text, version, updated_at, deleted_at, deleted_by) on purchases to pos_app;
grant update (number, date, supplier_id, order_id, store_id, currency, price_mode, receipt_is_provided, receipt_number, receipt_date, discount, net_amount, tax, claimed_tax, shortage_cost, total_amount, beyond_order, paid_amount, remain_amount, status, reference, remarks, search_text, version, updated_at, deleted_at, deleted_by) on purchases to pos_job;
