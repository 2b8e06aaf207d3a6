import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';
import { conditionsOf } from '#core/state-sets.ts';
import { agreedLineFields } from '../invoice/agreed-fields.ts';
import { parkedCartStates } from './parked-cart.states.ts';

const kept = { owner: 'system' } as const;
const seen = { read: 'view_discount' } as const;
const { product, unit, quantity, unit_price, discount, discount_percent } = agreedLineFields;

/** A cart that was put on the server for all tills of the branch (docs/decisions/0157-parked-carts.md). */
export const parkedCart = defineEntity({
  name: 'parked-cart',
  module: 'point-of-sale',
  title: 'name',
  scope: 'branch',
  states: parkedCartStates,
  emptied: true,
  fields: {
    /** What it is called at the tills: its own name, its customer or its place among those without either. */
    name: f.text({ required: true, max: 120, search: true }),
    customer: f.ref('customer'),
    lines: f.lines(
      {
        product,
        unit,
        quantity,
        /** What was agreed; the price of the catalogue where left out. */
        unit_price,
        /** What the catalogue said then, by which the next till says that a price has changed. */
        list_price: f.money(),
        discount,
        discount_percent,
      },
      { required: true, min: 1 },
    ),
    discount: f.money(seen),
    discount_percent: f.percent(seen),
    /** What it came to at the till that parked it, to find it again by; it is priced anew where it is sold. */
    amount: f.money({ required: true }),
    reference: f.text({ max: 60, search: true, when: 'show_reference_on_sale' }),
    remarks: f.text({ max: 1000 }),
    taken_by: f.ref('user', kept),
    taken_at: f.datetime(kept),
    status: f.state(parkedCartStates),
  },
  conditions: conditionsOf(parkedCartStates, 'parked', 'taken', 'discarded'),
  filters: ['customer', 'status', 'lines.product'],
  list: {
    columns: ['name', 'customer', 'amount', 'created_by', 'created_at', 'taken_by', 'taken_at', 'status'],
    sort: 'created_at',
    order: -1,
    figure: 'amount',
  },
  form: [{ key: 'main', rows: [['name', 'customer'], ['lines'], ['reference'], ['remarks']] }],
  page: {
    figures: ['amount'],
    lines: 'lines',
    columns: [
      { of: 'product' },
      { of: 'quantity', unit: 'unit' },
      { of: 'unit_price', shown: 'any' },
      { of: 'discount', shown: 'any' },
    ],
    totals: ['=amount'],
    facts: ['taken_by', 'taken_at', 'reference', 'remarks'],
  },
  names: {
    permissions: {
      create: 'create_sale',
      modify: 'create_sale',
      delete: 'clear_sales_on_cart',
      view: 'create_sale',
      list: 'create_sale',
    },
  },
  calls: ['list', 'search', 'find'],
});
