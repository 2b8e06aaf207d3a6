alter table payments add column fee bigint;
revoke update on payments from pos_job;
revoke update on payments from pos_app;
revoke insert on payments from pos_app;
revoke insert on payments from pos_job;
grant update (party_name, kind, direction, customer_id, supplier_id, expense_id, amount, fee, debts_amount, deposit_amount, account_id, mode, date, source_kind, source_id, status, reference, remarks, search_text, version, updated_at, deleted_at, deleted_by) on payments to pos_job;
grant update (party_name, kind, direction, customer_id, supplier_id, expense_id, amount, fee, debts_amount, deposit_amount, account_id, mode, date, source_kind, source_id, status, reference, remarks, search_text, version, updated_at, deleted_at, deleted_by) on payments to pos_app;
grant insert (business_id, id, branch_id, party_name, kind, direction, customer_id, supplier_id, expense_id, amount, fee, debts_amount, deposit_amount, account_id, mode, date, source_kind, source_id, status, reference, remarks, search_text, version, created_by) on payments to pos_app;
grant insert (business_id, id, branch_id, party_name, kind, direction, customer_id, supplier_id, expense_id, amount, fee, debts_amount, deposit_amount, account_id, mode, date, source_kind, source_id, status, reference, remarks, search_text, version, created_by) on payments to pos_job;
