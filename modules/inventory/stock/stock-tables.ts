import type { ColumnSpec, ForeignKeySpec, TableSpec } from '#core/table-spec.ts';

/** Stands for goods that belong to no batch: a key has no room for nothing. */
export const NO_BATCH = '00000000-0000-0000-0000-000000000000';

/**
 * Every movement of goods, in base units, with the change it made to the value of the stock; one without a quantity is a cost
 * that was learnt later (A1).
 */
const stockMovements: TableSpec = {
  name: 'stock_movements',
  scope: 'machine',
  emptied: 'r.branch_id = $2',
  columns: [
    required('business_id', 'uuid'),
    required('id', 'uuid'),
    required('branch_id', 'uuid'),
    required('product_id', 'uuid'),
    required('store_id', 'uuid'),
    required('batch_id', 'uuid'),
    required('kind', 'text'),
    required('cause', 'text'),
    required('date', 'date'),
    required('quantity', 'bigint'),
    required('value', 'bigint'),
    /** What lay in the store after it, over all batches. */
    required('stock_after', 'bigint'),
    /** When it moved, where that is known by the minute; else it belongs to the end of its day (A34). */
    { name: 'happened_at', type: 'timestamp with time zone' },
    required('source_kind', 'text'),
    required('source_id', 'uuid'),
    required('line_no', 'integer'),
    required('created_at', 'timestamp with time zone', 'now()'),
    { name: 'created_by', type: 'uuid' },
  ],
  primaryKey: ['business_id', 'id'],
  indexes: [
    {
      name: 'stock_movements_of_product',
      columns: ['business_id', 'product_id', 'branch_id', 'id'],
    },
    { name: 'stock_movements_of_store', columns: ['business_id', 'store_id', 'id'] },
    { name: 'stock_movements_of_branch', columns: ['business_id', 'branch_id', 'id'] },
    { name: 'stock_movements_by_cause', columns: ['business_id', 'branch_id', 'cause', 'id'] },
    { name: 'stock_movements_of_source', columns: ['business_id', 'source_id'] },
  ],
  foreignKeys: [
    reference('stock_movements', 'branch_id', 'branches'),
    reference('stock_movements', 'product_id', 'products'),
    reference('stock_movements', 'store_id', 'stores'),
  ],
  checks: [{ name: 'stock_movements_moves', expression: '(quantity <> 0) OR (value <> 0)' }],
  appendOnly: true,
};

/** How much of a product lies in a store, by batch; what of it is promised to somebody stands where there is no batch. */
const stockLevels: TableSpec = {
  name: 'stock_levels',
  scope: 'machine',
  emptied:
    'exists (select from public.stores o where o.business_id = $1 and o.id = r.store_id and o.branch_id = $2)',
  columns: [
    required('business_id', 'uuid'),
    required('product_id', 'uuid'),
    required('store_id', 'uuid'),
    required('batch_id', 'uuid'),
    { ...required('quantity', 'bigint'), updatable: true },
    kept('reserved'),
  ],
  primaryKey: ['business_id', 'product_id', 'store_id', 'batch_id'],
  indexes: [{ name: 'stock_levels_of_store', columns: ['business_id', 'store_id'] }],
  foreignKeys: [
    reference('stock_levels', 'product_id', 'products'),
    reference('stock_levels', 'store_id', 'stores'),
  ],
  checks: [{ name: 'stock_levels_reserved', expression: 'reserved >= 0' }],
};

/** What a branch holds of a product over all its stores, and what it is worth: the pool that costs are taken from. */
const stockValues: TableSpec = {
  name: 'stock_values',
  scope: 'machine',
  emptied: 'r.branch_id = $2',
  columns: [
    required('business_id', 'uuid'),
    required('product_id', 'uuid'),
    required('branch_id', 'uuid'),
    kept('quantity'),
    kept('value'),
    kept('known_quantity'),
    kept('known_value'),
  ],
  primaryKey: ['business_id', 'product_id', 'branch_id'],
  indexes: [{ name: 'stock_values_of_branch', columns: ['business_id', 'branch_id', 'product_id'] }],
  foreignKeys: [
    reference('stock_values', 'product_id', 'products'),
    reference('stock_values', 'branch_id', 'branches'),
  ],
  checks: [
    {
      name: 'stock_values_one_sign',
      expression: '((quantity >= 0) AND (value >= 0)) OR ((quantity <= 0) AND (value <= 0))',
    },
    { name: 'stock_values_nothing_is_worth_nothing', expression: '(quantity <> 0) OR (value = 0)' },
  ],
};

/**
 * Goods of one receipt by first in, first out: what came and what is left of it. Only of products that are valued so; what
 * is left of all layers is the pool.
 */
const stockLayers: TableSpec = {
  name: 'stock_layers',
  scope: 'machine',
  emptied: 'r.branch_id = $2',
  columns: [
    required('business_id', 'uuid'),
    required('product_id', 'uuid'),
    required('branch_id', 'uuid'),
    required('no', 'integer'),
    required('batch_id', 'uuid'),
    required('date', 'date'),
    required('source_kind', 'text'),
    required('source_id', 'uuid'),
    required('line_no', 'integer'),
    required('quantity_in', 'bigint'),
    required('value_in', 'bigint'),
    kept('quantity'),
    kept('value'),
  ],
  primaryKey: ['business_id', 'product_id', 'branch_id', 'no'],
  indexes: [
    { name: 'stock_layers_of_branch', columns: ['business_id', 'branch_id'] },
    { name: 'stock_layers_of_source', columns: ['business_id', 'source_id'] },
  ],
  foreignKeys: [
    reference('stock_layers', 'product_id', 'products'),
    reference('stock_layers', 'branch_id', 'branches'),
  ],
  checks: [
    { name: 'stock_layers_not_below_zero', expression: '(quantity >= 0) AND (value >= 0)' },
    { name: 'stock_layers_nothing_is_worth_nothing', expression: '(quantity <> 0) OR (value = 0)' },
  ],
};

/** What of the levels is promised to which document that takes its goods later, such as the parts of a job. */
const stockReservations: TableSpec = {
  name: 'stock_reservations',
  scope: 'machine',
  emptied: 'r.branch_id = $2',
  columns: [
    required('business_id', 'uuid'),
    required('branch_id', 'uuid'),
    required('source_kind', 'text'),
    required('source_id', 'uuid'),
    required('product_id', 'uuid'),
    required('store_id', 'uuid'),
    required('quantity', 'bigint'),
  ],
  primaryKey: ['business_id', 'source_id', 'product_id', 'store_id'],
  indexes: [
    { name: 'stock_reservations_of_branch', columns: ['business_id', 'branch_id'] },
    { name: 'stock_reservations_of_product', columns: ['business_id', 'product_id', 'store_id'] },
  ],
  foreignKeys: [
    reference('stock_reservations', 'branch_id', 'branches'),
    reference('stock_reservations', 'product_id', 'products'),
    reference('stock_reservations', 'store_id', 'stores'),
  ],
  checks: [{ name: 'stock_reservations_above_zero', expression: 'quantity > 0' }],
  deletable: true,
};

export const stockTables = [stockMovements, stockLevels, stockValues, stockLayers, stockReservations];

function required(name: string, type: string, standard?: string): ColumnSpec {
  return { name, type, notNull: true, ...(standard ? { default: standard } : {}) };
}

function kept(name: string): ColumnSpec {
  return { ...required(name, 'bigint', "'0'::bigint"), updatable: true };
}

function reference(from: string, column: string, table: string): ForeignKeySpec {
  return {
    name: `${from}_${column}`,
    columns: ['business_id', column],
    table,
    references: ['business_id', 'id'],
  };
}
