-- Whoever has a role now orders without a limit, as before.
alter table roles add column order_limit bigint;
alter table purchase_orders add column asked_by_id uuid;
create index purchase_orders_of_asked_by on purchase_orders (business_id, asked_by_id);
revoke insert, update on roles, purchase_orders from pos_app;
grant insert (business_id, id, name, permissions, documents_seen, days_seen, newest_seen, order_limit, remarks, usual_role, search_text, version, created_by) on roles to pos_app;
grant update (name, permissions, documents_seen, days_seen, newest_seen, order_limit, remarks, usual_role, search_text, version, updated_at, deleted_at, deleted_by) on roles to pos_app;
grant insert (business_id, id, branch_id, number, supplier_id, date, expected_date, store_id, currency, price_mode, net_amount, tax, total_amount, asked_by_id, sent_at, sent_by_id, status, reference, remarks, search_text, version, created_by) on purchase_orders to pos_app;
grant update (number, supplier_id, date, expected_date, store_id, currency, price_mode, net_amount, tax, total_amount, asked_by_id, sent_at, sent_by_id, status, reference, remarks, search_text, version, updated_at, deleted_at, deleted_by) on purchase_orders to pos_app;
revoke insert, update on roles, purchase_orders from pos_job;
grant insert (business_id, id, name, permissions, documents_seen, days_seen, newest_seen, order_limit, remarks, usual_role, search_text, version, created_by) on roles to pos_job;
grant update (name, permissions, documents_seen, days_seen, newest_seen, order_limit, remarks, usual_role, search_text, version, updated_at, deleted_at, deleted_by) on roles to pos_job;
grant insert (business_id, id, branch_id, number, supplier_id, date, expected_date, store_id, currency, price_mode, net_amount, tax, total_amount, asked_by_id, sent_at, sent_by_id, status, reference, remarks, search_text, version, created_by) on purchase_orders to pos_job;
grant update (number, supplier_id, date, expected_date, store_id, currency, price_mode, net_amount, tax, total_amount, asked_by_id, sent_at, sent_by_id, status, reference, remarks, search_text, version, updated_at, deleted_at, deleted_by) on purchase_orders to pos_job;
alter table purchase_orders add constraint purchase_orders_asked_by_id foreign key (business_id, asked_by_id) references users (business_id, id);
