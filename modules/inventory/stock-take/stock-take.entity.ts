import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';
import { conditionsOf } from '#core/state-sets.ts';
import { stockTakeStates } from './stock-take.states.ts';

const kept = { owner: 'system' } as const;
const posted = { fixed: true } as const;
const stock = { required: true, read: 'view_product_stock', min: -1 } as const;

/**
 * A count of what lies in a store, or of some categories there. Each line is held against the stock of the moment in which it
 * was counted, so the till goes on selling. What was counted is kept as `stock_counts` until the count is posted.
 */
export const stockTake = defineEntity({
  name: 'stock-take',
  module: 'inventory',
  title: 'number',
  scope: 'branch',
  states: stockTakeStates,
  document: true,
  fields: {
    number: f.text({ ...kept, required: true, max: 20, search: true }),
    /** The default store of the branch where left out. */
    store: f.ref('store', posted),
    /** Everything in the store where none is chosen. */
    categories: f.refs('category', { ...posted, when: 'can_categorize_products' }),
    /** While it is counted nobody is shown what the books say. */
    blind: f.flag({ ...posted, default: true }),
    /** The business day on which it was posted. */
    date: f.date(kept),
    lines: f.lines(
      {
        product: f.ref('product', { required: true }),
        batch: f.ref('batch'),
        counted: f.quantity({ required: true }),
        stock_then: f.quantity(stock),
        variance: f.quantity(stock),
        value: f.money({ required: true, read: 'view_buying_price', min: -1 }),
        counted_by: f.ref('user'),
        counted_at: f.datetime({ required: true }),
      },
      kept,
    ),
    status: f.state(stockTakeStates),
    remarks: f.text({ max: 1000 }),
  },
  conditions: conditionsOf(stockTakeStates),
  filters: ['store', 'status', 'date'],
  list: {
    columns: ['number', 'created_at', 'store', 'blind', 'status', 'date', 'created_by'],
    sort: 'created_at',
    order: -1,
  },
  form: [{ key: 'main', rows: [['remarks']] }],
  names: {
    permissions: {
      create: 'do_stock_taking',
      modify: 'do_stock_taking',
      delete: 'do_stock_taking',
      view: 'do_stock_taking',
      list: 'do_stock_taking',
    },
  },
  calls: ['list', 'search', 'find', 'create', 'update', 'delete', 'export'],
});
