import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';
import { LANGUAGES } from '#core/i18n/language.ts';
import { AMOUNT_FORMATS } from '#core/money.ts';
import { branchSettingsAreSound } from './branch-settings.rules.ts';
import { SETTINGS_FORM } from './settings-form.ts';

const RIGHT = 'access_branch_settings';

/** How one branch looks, prints and works: appearance, the switches of specification §9, and its policy. Its id is the branch's. */
export const branchSettings = defineEntity({
  name: 'branch-settings',
  module: 'branch',
  title: 'branch',
  scope: 'business',
  fields: {
    branch: f.ref('branch', { owner: 'system' }),
    primary_color: f.color({ default: '#00ADD8' }), // specification §3
    border_radius: f.text({ default: '0.5rem', max: 10 }),
    font_family: f.text({ default: 'Inter', max: 60 }),
    font_size: f.text({ default: '14px', max: 10 }),
    padding: f.text({ default: '1rem', max: 10 }),
    margin: f.text({ default: '1rem', max: 10 }),
    paper_size: f.code(['A4', 'A5', 'Letter'], { default: 'A4' }),
    printer_size: f.code(['58mm', '80mm'], { default: '80mm' }),
    currency_format: f.choice(AMOUNT_FORMATS, { default: '0,0' }),
    invoice_validity: f.integer({ default: 30, min: 1, max: 365 }),
    quote_validity: f.integer({ default: 14, min: 1, max: 365 }),
    /** When what an invoice sells is posted and leaves stock; as it is issued where nothing is said (A24). */
    invoices_post_at: f.choice(['issue', 'delivery']),
    remarks: f.text({ max: 1000 }),
    remarks_two: f.text({ max: 1000 }),
    job_conditions: f.text({ max: 1000 }),
    barcode_scanning: f.flag({ default: true }),
    scanning_vibration: f.flag({ default: false }),
    products_can_expire: f.flag({ default: false }),
    can_categorize_products: f.flag({ default: true }),
    has_store: f.flag({ default: false }),
    request_stock: f.flag({ default: false }),
    late_request_days: f.integer({ default: 3, min: 1, max: 90 }),
    show_invoice_footer: f.flag({ default: true }),
    show_payment_methods: f.flag({ default: true }),
    send_receipt_over_sms: f.flag({ default: false }),
    show_invoice_note_on_sale: f.flag({ default: false }),
    show_reference_on_sale: f.flag({ default: true }),
    daily_report: f.flag({ default: false }),
    weekly_report: f.flag({ default: false }),
    monthly_report: f.flag({ default: true }),
    annual_report: f.flag({ default: false }),
    remind_customer_debts: f.flag({ default: false }),
    remind_unpaid_expenses: f.flag({ default: false }),
    remind_unpaid_purchases: f.flag({ default: false }),
    remind_expired_products: f.flag({ default: false }),
    remind_out_of_stock: f.flag({ default: true }),
    remind_almost_out_of_stock: f.flag({ default: true }),
    remind_shop_debts: f.flag({ default: false }),
    remind_service_fee: f.flag({ default: true }),
    remind_truck_papers: f.flag({ default: false }),
    allow_negative_stock: f.flag({ default: false }),
    price_mode: f.choice(['inclusive', 'exclusive'], { default: 'inclusive' }),
    vat_registered: f.flag({ default: false }),
    vat_rate: f.percent({ default: 18 }),
    cash_rounding: f.integer({ default: 1, min: 1, max: 1000 }),
    /** Whether goods are sold below their cost or their minimum price by those alone who may see losses (decision 154). */
    price_floor: f.flag({ default: false }),
    shift_required: f.flag({ default: false }),
    /** Up to how many units of the currency a count that differs from the books is over or short; more is to be explained (A32). */
    cash_difference_limit: f.integer({ default: 10_000, min: 0, max: 1_000_000 }),
    /** Up to how many units of the currency a cashier pays out of the drawer in one shift. */
    drawer_expense_limit: f.integer({ default: 50_000, min: 0, max: 1_000_000 }),
    /** Whether cash that does not stay in the drawer goes to a safe; a branch of earlier days is asked. */
    keeps_safe: f.flag({ default: true }),
    /** In a shop where one person does everything he verifies what he spent himself; owners always may. */
    verify_own_expenses: f.flag({ default: false }),
    /** How old a fiscal receipt may be for its VAT to be claimed (A38). */
    vat_claim_months: f.integer({ default: 6, min: 0, max: 60 }),
    /** How long a truck and its people rest between two trips, and how long before a trip its truck is called reserved. */
    truck_turn_round_hours: f.integer({ default: 0, min: 0, max: 72 }),
    truck_reserved_days: f.integer({ default: 7, min: 0, max: 60 }),
    /** Whether customers are told by SMS what their service will cost, and that it is done (decision 138). */
    inform_of_services: f.flag({ default: false }),
    /** How much dearer than its estimate a service may become before the customer is asked again (services.md 4). */
    estimate_excess_percent: f.integer({ default: 10, min: 0, max: 100 }),
    /** Whether those who may see the report of a night are told of it as it is audited. */
    tell_of_night: f.flag({ default: true }),
    /** To whom it goes by SMS as well; to nobody where left out. */
    night_report_phone: f.phone(),
    /** What the night audit makes of guests who have not left, and of those who have not come (hotel.md 7, decision 195). */
    night_departures: f.choice(['extend', 'stop'], { default: 'extend' }),
    night_arrivals: f.choice(['keep', 'no_show'], { default: 'keep' }),
    /** So many days after a guest has left the numbers of his papers are erased (decision 172). */
    erase_identities_after: f.integer({ default: 365, min: 1, max: 3650 }),
    /** When it is open, by its own clock; whenever somebody is there where nothing is said (decision 160). */
    opens_at: f.time(),
    closes_at: f.time(),
    break_starts: f.time(),
    break_ends: f.time(),
    open_saturdays: f.flag({ default: true }),
    open_sundays: f.flag({ default: true }),
    day_starts_at: f.time({ default: '00:00' }),
    /** In which the branch calls what it came with, such as its cash drawer; its users read in their own (decision 153). */
    language: f.choice(LANGUAGES, { default: 'en' }),
  },
  rules: [branchSettingsAreSound],
  list: { columns: ['branch'] },
  form: SETTINGS_FORM,
  names: {
    plural: 'branch_settings',
    screens: { form: '/branch/settings' },
    permissions: { create: RIGHT, modify: RIGHT, view: RIGHT },
  },
  calls: [],
});
