import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';
import { PART } from '../part-fields.ts';

/**
 * A kind of work that a business sells: repair of a screen, braids, an hour of advice. It owns one product of the type service,
 * of the same name, price and tax, by which till and invoices sell it (services.md 3).
 */
export const serviceType = defineEntity({
  name: 'service-type',
  module: 'service',
  title: 'name',
  scope: 'business',
  fields: {
    name: f.text({ required: true, max: 120, search: true, unique: 'business' }),
    price: f.money({ required: true, per: 'branch' }),
    /** What the price is for: the whole job, or each hour of it. */
    price_per: f.choice(['job', 'hour'], { default: 'job' }),
    tax: f.choice(['standard', 'zero', 'exempt', 'special'], { default: 'standard' }),
    /** How long it usually takes, in minutes. */
    duration: f.integer({ min: 1, max: 14_400 }),
    /** Minutes that whoever did it needs before the next one; added to the end. */
    pause_after: f.integer({ max: 1440 }),
    warranty_days: f.integer({ max: 3650 }),
    /** Whether work begins only when the customer has agreed to an estimate. */
    needs_estimate: f.flag(),
    /** Whether its sale, at the till or on an invoice, opens a job that is billed by it: a repair does, a haircut does not. */
    makes_job: f.flag(),
    /** Of what labour brings without VAT, for whoever does the work. */
    commission: f.percent({ read: 'view_profit' }),
    /** What a job of this kind usually needs; a new one begins with it. */
    parts: f.lines(PART),
    /** Who may do it; everybody who works on jobs where nobody is said. */
    people: f.lines({ user: f.ref('user', { required: true }) }),
    /** What the customer is asked as a job of this kind is taken in. */
    questions: f.texts({ max: 12 }),
    /** By which jobs of this kind are told apart on the board. */
    colour: f.color(),
    remarks: f.text({ max: 1000 }),
    /** What is archived is not offered any more, neither for new jobs nor at the till; jobs that have it keep it. */
    status: f.choice(['active', 'archived'], { default: 'active' }),
    /** A product of the type service that there is already, and becomes its own. */
    product: f.ref('product', { once: true }),
  },
  conditions: {
    active: (e) => e.eq('status', 'active'),
    archived: (e) => e.eq('status', 'archived'),
  },
  filters: ['status'],
  list: {
    columns: ['name', 'price', 'price_per', 'tax', 'duration', 'warranty_days', 'status'],
    sort: 'name',
  },
  form: [
    {
      key: 'main',
      rows: [
        ['name', 'product'],
        ['price', 'price_per', 'tax'],
        ['duration', 'pause_after'],
        ['warranty_days', 'commission'],
        ['makes_job', 'needs_estimate'],
        ['questions'],
        ['colour', 'status'],
      ],
    },
    { key: 'parts', rows: [['parts']] },
    { key: 'people', rows: [['people']] },
    { key: 'remarks', rows: [['remarks']] },
  ],
  carriedOver: ['price_per', 'tax'],
  excel: {
    matchBy: 'name',
    columns: ['name', 'price', 'price_per', 'tax', 'duration', 'warranty_days', 'commission', 'remarks'],
  },
});
