import { currencyCodes } from '#core/currencies.ts';
import { defineEntity, type RowOf } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';
import { BUSINESS_TYPES } from '../business-types.ts';
import { branchIsSound } from './branch.rules.ts';
import { branchTerms } from './branch-terms.ts';
import { BRANCH_STATUSES, REMINDED_DAYS } from './service-fee.rules.ts';

/** A place of business with its own stock, money, documents and opening hours. */
export const branch = defineEntity({
  name: 'branch',
  module: 'branch',
  title: 'name',
  scope: 'business',
  fields: {
    name: f.text({ required: true, max: 80, search: true, unique: 'business' }),
    phone_number: f.phone({ required: true, search: true }),
    email: f.email({ max: 120 }),
    website: f.text({ max: 120 }),
    pobox: f.text({ max: 60 }),
    country: f.text({ max: 60, default: 'tanzania' }),
    region: f.text({ max: 60 }),
    district: f.text({ max: 60 }),
    ward: f.text({ max: 60 }),
    tin_number: f.text({ max: 9 }),
    /** Whether it begins registered for VAT; left out, it follows its business. From then on its settings say it. */
    vat_registered: f.flag({ once: true }),
    vrn_number: f.text({ max: 20 }),
    tax_office: f.text({ max: 60 }),
    serial_number: f.text({ max: 60 }),
    tax_authority: f.choice(['none', 'TRA', 'ZRA'], { default: 'none' }),
    opening_time: f.time({ default: '09:00' }),
    closing_time: f.time({ default: '17:00' }),
    days_open: f.texts({ max: 7 }),
    time_zone: f.text({ max: 60, default: 'Africa/Dar_es_Salaam' }),
    currency: f.code(currencyCodes, { default: 'TZS' }),
    logo: f.image(),
    signature: f.image(),
    business_type: f.choice(BUSINESS_TYPES, { default: 'other' }),
    sender_name: f.text({ max: 11 }),
    status: f.choice(BRANCH_STATUSES, { default: 'trial', owner: 'system' }),
    ...branchTerms,
    abbreviation: f.text({ max: 3, unique: 'business' }),
  },
  rules: [branchIsSound],
  conditions: {
    active: (e) => e.or(e.eq('status', 'active'), e.eq('status', 'trial')),
    expiring: (e) =>
      e.and(
        e.or(e.eq('status', 'active'), e.eq('status', 'trial')),
        e.gte('paid_until', e.today()),
        e.lt('paid_until', e.today(REMINDED_DAYS)),
      ),
    grace: (e) => e.eq('status', 'grace'),
    read_only: (e) => e.eq('status', 'read_only'),
    closed: (e) => e.eq('status', 'closed'),
  },
  list: { columns: ['name', 'phone_number', 'region', 'abbreviation', 'status', 'created_at'], sort: 'name' },
  form: [
    {
      key: 'main',
      rows: [
        ['name', 'abbreviation'],
        ['phone_number', 'email'],
        ['business_type', 'currency'],
        ['logo', 'signature'],
      ],
    },
    {
      key: 'place',
      rows: [
        ['country', 'region'],
        ['district', 'ward'],
        ['pobox', 'website'],
      ],
    },
    {
      key: 'tax',
      rows: [
        ['vat_registered'],
        ['tin_number', 'vrn_number'],
        ['tax_authority', 'tax_office'],
        ['serial_number', 'sender_name'],
      ],
    },
    { key: 'hours', rows: [['days_open'], ['opening_time', 'closing_time', 'time_zone']] },
  ],
  names: { plural: 'branches', path: '/branch' },
});

/** What stands at the head of every paper of a branch, by what is filled in. */
export interface Letterhead
  extends Pick<
    RowOf<typeof branch>,
    | 'name'
    | 'phone_number'
    | 'email'
    | 'pobox'
    | 'region'
    | 'district'
    | 'ward'
    | 'tin_number'
    | 'vrn_number'
    | 'logo_id'
    | 'signature_id'
    | 'time_zone'
  > {
  business_name: string;
  /** Where customers can pay without cash. */
  pay_to: readonly WayToBePaid[];
}

/** A bank account or mobile wallet as papers tell customers of it; `provider` is its bank or network. */
export interface WayToBePaid {
  kind: 'bank' | 'mobile';
  provider: string | null;
  number: string;
  name: string;
}
