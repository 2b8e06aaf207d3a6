import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';
import { CAUSES } from '../stock/cause.rules.ts';
import { UNITS_OF_MEASURE } from '../units.ts';
import { stockAdjustmentStates } from './stock-adjustment.states.ts';

const kept = { owner: 'system' } as const;
const posted = { fixed: true } as const;
const stock = { ...kept, read: 'view_product_stock' } as const;

/**
 * Stock of one product in one store that somebody set right by hand. The list shows every movement of stock, whatever caused
 * it, as the ledger has it (entities.md); each opens the document it comes from.
 */
export const stockAdjustment = defineEntity({
  name: 'stock-adjustment',
  module: 'inventory',
  title: 'name',
  scope: 'branch',
  asks: { create: ['back_date_sale'] },
  states: stockAdjustmentStates,
  document: true,
  linesOf: { table: 'stock_movements', searchedBy: { entity: 'product', column: 'product_id' } },
  fields: {
    /** As the product was called then. */
    name: f.text({ ...kept, required: true, max: 120, search: true }),
    product: f.ref('product', { ...posted, required: true }),
    /** The default store of the branch where left out. */
    store: f.ref('store', posted),
    date: f.date(posted),
    type: f.choice(['increase', 'decrease'], posted),
    cause: f.choice(CAUSES, { ...kept, default: 'manual' }),
    /** How much is to lie there afterwards; else `type` and `adjustment_quantity` say by how much it changes. */
    new_stock: f.quantity({ once: true }),
    adjustment_quantity: f.quantity({ once: true }),
    /** Of which the quantity is, where it is not the unit that stock is kept in. */
    unit: f.choice(UNITS_OF_MEASURE, { once: true }),
    /** What one costs, where nothing of the product is in stock. */
    unit_cost: f.money({ once: true }),
    /** The number on the goods, where the product is kept in batches; of what was counted or changed, this batch alone. */
    batch: f.text({ ...posted, max: 60, when: 'products_can_expire' }),
    /** On which the batch expires. */
    expire_date: f.date({ day: 'any', ...posted, when: 'products_can_expire' }),
    quantity: f.quantity({ ...kept, required: true }),
    stock_before: f.quantity({ ...stock, required: true, min: -1 }),
    stock_after: f.quantity({ ...stock, required: true, min: -1 }),
    /** What was moved is worth, in the stock and in the books. */
    cost: f.money({ ...kept, required: true, read: 'view_buying_price' }),
    reason: f.text({ ...posted, required: true, max: 200 }),
    remarks: f.text({ max: 1000 }),
    status: f.state(stockAdjustmentStates),
    /** What a movement comes from, and what that is called. */
    source_kind: f.text({ from: 'adjustmentKind' }),
    source_id: f.text({ from: 'adjustmentId' }),
    document: f.text({ from: 'adjustmentDocument' }),
  },
  conditions: {
    increase: (e) => e.eq('type', 'increase'),
    decrease: (e) => e.eq('type', 'decrease'),
    automatic: (e) => e.eq('cause', 'automatic'),
    manual: (e) => e.eq('cause', 'manual'),
    purchase: (e) => e.eq('cause', 'purchase'),
    sale: (e) => e.eq('cause', 'sale'),
    service: (e) => e.eq('cause', 'service'),
  },
  filters: ['product', 'store', 'date', 'cause'],
  list: {
    columns: [
      'name',
      'batch',
      'created_at',
      'cause',
      'quantity',
      'stock_before',
      'stock_after',
      'cost',
      'document',
      'store',
      'created_by',
    ],
    sort: 'created_at',
    order: -1,
    figure: 'quantity',
  },
  form: [{ key: 'main', rows: [['remarks']] }],
  excel: {
    columns: [
      'product',
      'store',
      'new_stock',
      'type',
      'adjustment_quantity',
      'unit',
      'unit_cost',
      'batch',
      'expire_date',
      'reason',
      'remarks',
      'date',
    ],
  },
  page: {
    figures: ['quantity', 'stock_before', 'stock_after', 'cost'],
    dates: ['date'],
    facts: ['product', 'store', 'batch', 'expire_date', 'reason', 'remarks'],
  },
  names: {
    table: 'adjustments',
    permissions: {
      create: 'adjust_product_stock',
      modify: 'adjust_product_stock',
      delete: 'adjust_product_stock',
      view: 'list_stock_adjustments',
      list: 'list_stock_adjustments',
    },
  },
  calls: ['list', 'search', 'find', 'create', 'update', 'export', 'import'],
});
