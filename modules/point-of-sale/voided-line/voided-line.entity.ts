import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';
import { UNITS_OF_MEASURE } from '#modules/inventory/units.ts';

const kept = { owner: 'system' } as const;

/**
 * A line that was voided: taken out of a cart before it was sold, by whom, when, how many, at what price. The till records
 * it by itself; nobody changes or deletes it afterwards.
 */
export const voidedLine = defineEntity({
  name: 'voided-line',
  formerNames: ['removed-line'],
  module: 'point-of-sale',
  title: 'name',
  scope: 'branch',
  emptied: true,
  fields: {
    /** As the product was called then. */
    name: f.text({ ...kept, required: true, max: 120, search: true }),
    product: f.ref('product', { ...kept, required: true }),
    unit: f.choice(UNITS_OF_MEASURE, { ...kept, required: true }),
    quantity: f.quantity({ ...kept, required: true }),
    unit_price: f.money({ ...kept, required: true }),
    amount: f.money({ ...kept, required: true }),
    /** The id that its sale has, where the rest of the cart was sold. */
    cart: f.text({ ...kept, required: true, max: 36 }),
    date: f.date({ ...kept, required: true }),
    /** By the clock of the device; `created_at` is when the server heard of it. */
    removed_at: f.datetime({ ...kept, required: true }),
  },
  conditions: { today: (e) => e.eq('date', e.today()) },
  filters: ['product', 'date', 'cart'],
  list: {
    columns: ['removed_at', 'name', 'quantity', 'unit', 'unit_price', 'amount', 'created_by'],
    sort: 'created_at',
    order: -1,
  },
  totals: { of: ['amount'] },
  form: [
    {
      key: 'main',
      rows: [
        ['product', 'removed_at'],
        ['quantity', 'unit'],
        ['unit_price', 'amount'],
      ],
    },
  ],
  names: { permissions: { list: 'list_branch_activities', view: 'list_branch_activities' } },
  calls: ['list', 'search', 'find', 'export'],
  ledger: true,
});
