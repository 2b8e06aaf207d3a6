create table sale_deliveries (
  business_id  uuid not null,
  sale_id      uuid not null,
  line_no      integer not null,
  note         text not null,
  date         date not null,
  at           timestamp with time zone not null,
  sale_line_no integer not null,
  is_service   boolean not null,
  quantity     bigint not null,
  list_amount  bigint not null,
  net_amount   bigint not null,
  tax          bigint not null,
  cost         bigint not null,
  primary key (business_id, sale_id, line_no)
);
alter table sale_deliveries enable row level security;
alter table sale_deliveries force row level security;
create policy tenant on sale_deliveries to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on sale_deliveries to pos_app;
grant insert (business_id, sale_id, line_no, note, date, at, sale_line_no, is_service, quantity, list_amount, net_amount, tax, cost) on sale_deliveries to pos_app;
grant update (note, date, at, sale_line_no, is_service, quantity, list_amount, net_amount, tax, cost) on sale_deliveries to pos_app;
grant delete on sale_deliveries to pos_app;
grant select on sale_deliveries to pos_job;
grant insert (business_id, sale_id, line_no, note, date, at, sale_line_no, is_service, quantity, list_amount, net_amount, tax, cost) on sale_deliveries to pos_job;
grant update (note, date, at, sale_line_no, is_service, quantity, list_amount, net_amount, tax, cost) on sale_deliveries to pos_job;
grant delete on sale_deliveries to pos_job;

alter table sale_deliveries add constraint sale_deliveries_sale_id foreign key (business_id, sale_id) references sales (business_id, id);
alter table invoices add column by_delivery boolean;
revoke insert on invoices from pos_app;
revoke update on invoices from pos_job;
revoke insert on invoices from pos_job;
revoke update on invoices from pos_app;
grant insert (business_id, id, branch_id, number, date, due_date, customer_id, store_id, currency, price_mode, discount, discount_percent, net_amount, tax, total_amount, by_delivery, status, quote_id, reference, remarks, search_text, version, created_by) on invoices to pos_app;
grant update (number, date, due_date, customer_id, store_id, currency, price_mode, discount, discount_percent, net_amount, tax, total_amount, by_delivery, status, quote_id, reference, remarks, search_text, version, updated_at, deleted_at, deleted_by) on invoices to pos_job;
grant insert (business_id, id, branch_id, number, date, due_date, customer_id, store_id, currency, price_mode, discount, discount_percent, net_amount, tax, total_amount, by_delivery, status, quote_id, reference, remarks, search_text, version, created_by) on invoices to pos_job;
grant update (number, date, due_date, customer_id, store_id, currency, price_mode, discount, discount_percent, net_amount, tax, total_amount, by_delivery, status, quote_id, reference, remarks, search_text, version, updated_at, deleted_at, deleted_by) on invoices to pos_app;
alter table branch_settings add column invoices_post_at text;
revoke insert on branch_settings from pos_job;
revoke update on branch_settings from pos_job;
revoke insert on branch_settings from pos_app;
revoke update on branch_settings from pos_app;
grant insert (business_id, id, branch_id, primary_color, border_radius, font_family, font_size, padding, margin, paper_size, printer_size, currency_format, invoice_validity, quote_validity, invoices_post_at, remarks, remarks_two, job_conditions, barcode_scanning, scanning_vibration, products_can_expire, can_categorize_products, has_store, request_stock, late_request_days, show_invoice_footer, show_payment_methods, send_receipt_over_sms, show_invoice_note_on_sale, show_reference_on_sale, daily_report, weekly_report, monthly_report, annual_report, remind_customer_debts, remind_unpaid_expenses, remind_unpaid_purchases, remind_expired_products, remind_out_of_stock, remind_almost_out_of_stock, remind_shop_debts, remind_service_fee, remind_truck_papers, allow_negative_stock, price_mode, vat_registered, vat_rate, cash_rounding, price_floor, shift_required, cash_difference_limit, drawer_expense_limit, keeps_safe, verify_own_expenses, vat_claim_months, truck_turn_round_hours, truck_reserved_days, inform_of_services, tell_of_night, erase_identities_after, opens_at, closes_at, break_starts, break_ends, open_saturdays, open_sundays, day_starts_at, language, version, created_by) on branch_settings to pos_job;
grant update (branch_id, primary_color, border_radius, font_family, font_size, padding, margin, paper_size, printer_size, currency_format, invoice_validity, quote_validity, invoices_post_at, remarks, remarks_two, job_conditions, barcode_scanning, scanning_vibration, products_can_expire, can_categorize_products, has_store, request_stock, late_request_days, show_invoice_footer, show_payment_methods, send_receipt_over_sms, show_invoice_note_on_sale, show_reference_on_sale, daily_report, weekly_report, monthly_report, annual_report, remind_customer_debts, remind_unpaid_expenses, remind_unpaid_purchases, remind_expired_products, remind_out_of_stock, remind_almost_out_of_stock, remind_shop_debts, remind_service_fee, remind_truck_papers, allow_negative_stock, price_mode, vat_registered, vat_rate, cash_rounding, price_floor, shift_required, cash_difference_limit, drawer_expense_limit, keeps_safe, verify_own_expenses, vat_claim_months, truck_turn_round_hours, truck_reserved_days, inform_of_services, tell_of_night, erase_identities_after, opens_at, closes_at, break_starts, break_ends, open_saturdays, open_sundays, day_starts_at, language, version, updated_at, deleted_at, deleted_by) on branch_settings to pos_job;
grant insert (business_id, id, branch_id, primary_color, border_radius, font_family, font_size, padding, margin, paper_size, printer_size, currency_format, invoice_validity, quote_validity, invoices_post_at, remarks, remarks_two, job_conditions, barcode_scanning, scanning_vibration, products_can_expire, can_categorize_products, has_store, request_stock, late_request_days, show_invoice_footer, show_payment_methods, send_receipt_over_sms, show_invoice_note_on_sale, show_reference_on_sale, daily_report, weekly_report, monthly_report, annual_report, remind_customer_debts, remind_unpaid_expenses, remind_unpaid_purchases, remind_expired_products, remind_out_of_stock, remind_almost_out_of_stock, remind_shop_debts, remind_service_fee, remind_truck_papers, allow_negative_stock, price_mode, vat_registered, vat_rate, cash_rounding, price_floor, shift_required, cash_difference_limit, drawer_expense_limit, keeps_safe, verify_own_expenses, vat_claim_months, truck_turn_round_hours, truck_reserved_days, inform_of_services, tell_of_night, erase_identities_after, opens_at, closes_at, break_starts, break_ends, open_saturdays, open_sundays, day_starts_at, language, version, created_by) on branch_settings to pos_app;
grant update (branch_id, primary_color, border_radius, font_family, font_size, padding, margin, paper_size, printer_size, currency_format, invoice_validity, quote_validity, invoices_post_at, remarks, remarks_two, job_conditions, barcode_scanning, scanning_vibration, products_can_expire, can_categorize_products, has_store, request_stock, late_request_days, show_invoice_footer, show_payment_methods, send_receipt_over_sms, show_invoice_note_on_sale, show_reference_on_sale, daily_report, weekly_report, monthly_report, annual_report, remind_customer_debts, remind_unpaid_expenses, remind_unpaid_purchases, remind_expired_products, remind_out_of_stock, remind_almost_out_of_stock, remind_shop_debts, remind_service_fee, remind_truck_papers, allow_negative_stock, price_mode, vat_registered, vat_rate, cash_rounding, price_floor, shift_required, cash_difference_limit, drawer_expense_limit, keeps_safe, verify_own_expenses, vat_claim_months, truck_turn_round_hours, truck_reserved_days, inform_of_services, tell_of_night, erase_identities_after, opens_at, closes_at, break_starts, break_ends, open_saturdays, open_sundays, day_starts_at, language, version, updated_at, deleted_at, deleted_by) on branch_settings to pos_app;
