/** The settings of a branch in their groups, for whoever sets them without the screen of their own. */
export const SETTINGS_FORM = [
  {
    key: 'appearance',
    rows: [
      ['primary_color', 'border_radius'],
      ['font_family', 'font_size'],
      ['padding', 'margin'],
    ],
  },
  {
    key: 'print',
    rows: [
      ['paper_size', 'printer_size'],
      ['currency_format'],
      ['invoice_validity', 'quote_validity'],
      ['invoices_post_at'],
      ['remarks'],
      ['remarks_two'],
      ['job_conditions'],
      ['show_invoice_footer', 'show_payment_methods'],
      ['show_invoice_note_on_sale', 'show_reference_on_sale'],
    ],
  },
  {
    key: 'stock',
    rows: [
      ['barcode_scanning', 'scanning_vibration'],
      ['products_can_expire', 'can_categorize_products'],
      ['has_store', 'request_stock'],
      ['allow_negative_stock', 'late_request_days'],
    ],
  },
  {
    key: 'money',
    rows: [
      ['vat_registered', 'vat_rate'],
      ['price_mode', 'cash_rounding'],
      ['shift_required', 'day_starts_at'],
      ['cash_difference_limit', 'drawer_expense_limit'],
      ['keeps_safe', 'verify_own_expenses'],
      ['vat_claim_months', 'price_floor'],
      ['language'],
    ],
  },
  { key: 'transport', rows: [['truck_turn_round_hours', 'truck_reserved_days']] },
  {
    key: 'service',
    rows: [
      ['opens_at', 'closes_at'],
      ['break_starts', 'break_ends'],
      ['open_saturdays', 'open_sundays'],
      ['inform_of_services', 'estimate_excess_percent'],
    ],
  },
  {
    key: 'hotel',
    rows: [
      ['night_departures', 'night_arrivals'],
      ['tell_of_night', 'night_report_phone'],
      ['erase_identities_after'],
    ],
  },
  {
    key: 'reports',
    rows: [
      ['daily_report', 'weekly_report'],
      ['monthly_report', 'annual_report'],
      ['send_receipt_over_sms', 'remind_customer_debts'],
      ['remind_unpaid_expenses', 'remind_unpaid_purchases'],
      ['remind_expired_products', 'remind_shop_debts'],
      ['remind_out_of_stock', 'remind_almost_out_of_stock'],
      ['remind_service_fee', 'remind_truck_papers'],
    ],
  },
] as const;
