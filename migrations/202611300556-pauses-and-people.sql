create table service_type_people (
  business_id     uuid not null,
  service_type_id uuid not null,
  line_no         integer not null,
  user_id         uuid not null,
  primary key (business_id, service_type_id, line_no)
);
create index service_type_people_of_user on service_type_people (business_id, user_id);
alter table service_type_people enable row level security;
alter table service_type_people force row level security;
create policy tenant on service_type_people to pos_app, pos_job
  using (business_id = (select ctx.biz())) with check (business_id = (select ctx.biz()));
grant select on service_type_people to pos_app;
grant insert (business_id, service_type_id, line_no, user_id) on service_type_people to pos_app;
grant update (user_id) on service_type_people to pos_app;
grant delete on service_type_people to pos_app;
grant select on service_type_people to pos_job;
grant insert (business_id, service_type_id, line_no, user_id) on service_type_people to pos_job;
grant update (user_id) on service_type_people to pos_job;
grant delete on service_type_people to pos_job;

alter table service_type_people add constraint service_type_people_service_type_id foreign key (business_id, service_type_id) references service_types (business_id, id);
alter table service_type_people add constraint service_type_people_user_id foreign key (business_id, user_id) references users (business_id, id);
alter table service_types add column pause_after integer;
revoke update on service_types from pos_app;
revoke insert on service_types from pos_job;
revoke insert on service_types from pos_app;
revoke update on service_types from pos_job;
grant update (name, price_per, tax, duration, pause_after, warranty_days, needs_estimate, commission, remarks, search_text, version, updated_at, deleted_at, deleted_by) on service_types to pos_app;
grant insert (business_id, id, name, price_per, tax, duration, pause_after, warranty_days, needs_estimate, commission, remarks, search_text, version, created_by) on service_types to pos_job;
grant insert (business_id, id, name, price_per, tax, duration, pause_after, warranty_days, needs_estimate, commission, remarks, search_text, version, created_by) on service_types to pos_app;
grant update (name, price_per, tax, duration, pause_after, warranty_days, needs_estimate, commission, remarks, search_text, version, updated_at, deleted_at, deleted_by) on service_types to pos_job;
alter table branch_settings add column opens_at text;
alter table branch_settings add column closes_at text;
alter table branch_settings add column break_starts text;
alter table branch_settings add column break_ends text;
revoke insert on branch_settings from pos_job;
revoke update on branch_settings from pos_job;
revoke insert on branch_settings from pos_app;
revoke update on branch_settings from pos_app;
grant insert (business_id, id, branch_id, primary_color, border_radius, font_family, font_size, padding, margin, paper_size, printer_size, currency_format, invoice_validity, quote_validity, remarks, remarks_two, barcode_scanning, scanning_vibration, products_can_expire, can_categorize_products, has_store, request_stock, late_request_days, show_invoice_footer, show_payment_methods, send_receipt_over_sms, show_invoice_note_on_sale, show_reference_on_sale, daily_report, weekly_report, monthly_report, annual_report, remind_customer_debts, remind_unpaid_expenses, remind_unpaid_purchases, remind_expired_products, remind_out_of_stock, remind_almost_out_of_stock, remind_shop_debts, remind_service_fee, remind_truck_papers, allow_negative_stock, price_mode, vat_registered, vat_rate, cash_rounding, price_floor, shift_required, cash_difference_limit, drawer_expense_limit, keeps_safe, verify_own_expenses, vat_claim_months, truck_turn_round_hours, truck_reserved_days, inform_of_services, opens_at, closes_at, break_starts, break_ends, open_saturdays, open_sundays, day_starts_at, language, version, created_by) on branch_settings to pos_job;
grant update (branch_id, primary_color, border_radius, font_family, font_size, padding, margin, paper_size, printer_size, currency_format, invoice_validity, quote_validity, remarks, remarks_two, barcode_scanning, scanning_vibration, products_can_expire, can_categorize_products, has_store, request_stock, late_request_days, show_invoice_footer, show_payment_methods, send_receipt_over_sms, show_invoice_note_on_sale, show_reference_on_sale, daily_report, weekly_report, monthly_report, annual_report, remind_customer_debts, remind_unpaid_expenses, remind_unpaid_purchases, remind_expired_products, remind_out_of_stock, remind_almost_out_of_stock, remind_shop_debts, remind_service_fee, remind_truck_papers, allow_negative_stock, price_mode, vat_registered, vat_rate, cash_rounding, price_floor, shift_required, cash_difference_limit, drawer_expense_limit, keeps_safe, verify_own_expenses, vat_claim_months, truck_turn_round_hours, truck_reserved_days, inform_of_services, opens_at, closes_at, break_starts, break_ends, open_saturdays, open_sundays, day_starts_at, language, version, updated_at, deleted_at, deleted_by) on branch_settings to pos_job;
grant insert (business_id, id, branch_id, primary_color, border_radius, font_family, font_size, padding, margin, paper_size, printer_size, currency_format, invoice_validity, quote_validity, remarks, remarks_two, barcode_scanning, scanning_vibration, products_can_expire, can_categorize_products, has_store, request_stock, late_request_days, show_invoice_footer, show_payment_methods, send_receipt_over_sms, show_invoice_note_on_sale, show_reference_on_sale, daily_report, weekly_report, monthly_report, annual_report, remind_customer_debts, remind_unpaid_expenses, remind_unpaid_purchases, remind_expired_products, remind_out_of_stock, remind_almost_out_of_stock, remind_shop_debts, remind_service_fee, remind_truck_papers, allow_negative_stock, price_mode, vat_registered, vat_rate, cash_rounding, price_floor, shift_required, cash_difference_limit, drawer_expense_limit, keeps_safe, verify_own_expenses, vat_claim_months, truck_turn_round_hours, truck_reserved_days, inform_of_services, opens_at, closes_at, break_starts, break_ends, open_saturdays, open_sundays, day_starts_at, language, version, created_by) on branch_settings to pos_app;
grant update (branch_id, primary_color, border_radius, font_family, font_size, padding, margin, paper_size, printer_size, currency_format, invoice_validity, quote_validity, remarks, remarks_two, barcode_scanning, scanning_vibration, products_can_expire, can_categorize_products, has_store, request_stock, late_request_days, show_invoice_footer, show_payment_methods, send_receipt_over_sms, show_invoice_note_on_sale, show_reference_on_sale, daily_report, weekly_report, monthly_report, annual_report, remind_customer_debts, remind_unpaid_expenses, remind_unpaid_purchases, remind_expired_products, remind_out_of_stock, remind_almost_out_of_stock, remind_shop_debts, remind_service_fee, remind_truck_papers, allow_negative_stock, price_mode, vat_registered, vat_rate, cash_rounding, price_floor, shift_required, cash_difference_limit, drawer_expense_limit, keeps_safe, verify_own_expenses, vat_claim_months, truck_turn_round_hours, truck_reserved_days, inform_of_services, opens_at, closes_at, break_starts, break_ends, open_saturdays, open_sundays, day_starts_at, language, version, updated_at, deleted_at, deleted_by) on branch_settings to pos_app;
