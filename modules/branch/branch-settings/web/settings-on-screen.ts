import type { AnyEntity } from '#core/define-entity.ts';
import type { IconName } from '#ui/icons.tsx';
import { branchSettings } from '../branch-settings.entity.ts';

/** The groups of the screen with what each of them sets, in the order in which they stand. */
export const SETTING_GROUPS = [
  {
    key: 'appearance',
    icon: 'palette',
    settings: ['primary_color', 'border_radius', 'font_size', 'padding', 'margin', 'font_family'],
  },
  {
    key: 'stock',
    icon: 'toggle',
    settings: [
      'can_categorize_products',
      'products_can_expire',
      'barcode_scanning',
      'scanning_vibration',
      'has_store',
      'request_stock',
      'late_request_days',
      'allow_negative_stock',
    ],
  },
  {
    key: 'print',
    icon: 'print',
    settings: [
      'paper_size',
      'printer_size',
      'currency_format',
      'invoice_validity',
      'quote_validity',
      'invoices_post_at',
      'show_invoice_footer',
      'show_payment_methods',
      'show_reference_on_sale',
      'show_invoice_note_on_sale',
      'remarks',
      'remarks_two',
      'job_conditions',
    ],
  },
  {
    key: 'money',
    icon: 'cash',
    settings: [
      'price_mode',
      'cash_rounding',
      'price_floor',
      'shift_required',
      'cash_difference_limit',
      'drawer_expense_limit',
      'keeps_safe',
      'verify_own_expenses',
      'vat_claim_months',
      'day_starts_at',
      'language',
    ],
  },
  { key: 'transport', icon: 'transport', settings: ['truck_turn_round_hours', 'truck_reserved_days'] },
  {
    key: 'service',
    icon: 'service',
    settings: [
      'opens_at',
      'closes_at',
      'break_starts',
      'break_ends',
      'open_saturdays',
      'open_sundays',
      'inform_of_services',
      'estimate_excess_percent',
    ],
  },
  {
    key: 'hotel',
    icon: 'hotel',
    settings: [
      'night_departures',
      'night_arrivals',
      'tell_of_night',
      'night_report_phone',
      'erase_identities_after',
    ],
  },
  {
    key: 'reports',
    icon: 'bell',
    settings: [
      'daily_report',
      'weekly_report',
      'monthly_report',
      'annual_report',
      'remind_out_of_stock',
      'remind_almost_out_of_stock',
      'remind_expired_products',
      'send_receipt_over_sms',
      'remind_customer_debts',
      'remind_shop_debts',
      'remind_unpaid_purchases',
      'remind_unpaid_expenses',
      'remind_service_fee',
      'remind_truck_papers',
    ],
  },
] as const satisfies readonly {
  key: string;
  icon: IconName;
  settings: readonly (keyof typeof branchSettings.fields)[];
}[];

export type SettingGroup = (typeof SETTING_GROUPS)[number]['key'];

/** The settings that have a screen, as a form knows them. */
export const settingsOnScreen: AnyEntity = {
  ...branchSettings,
  form: SETTING_GROUPS.map(({ key, settings }) => ({ key, rows: settings.map((setting) => [setting]) })),
};
