import { f } from '#core/fields.ts';
import { UNITS_OF_MEASURE } from '../units.ts';

/** What goods cost is for those who may see it. */
const COST = { read: 'view_buying_price' } as const;
const quantity = { required: true, default: 0 } as const;
export const VALUE = { required: true, default: 0, ...COST } as const;

/** What happens to goods that were promised. */
export const STEPS = ['dispatch', 'receive', 'return'] as const;

/** One product of a request, and how far it has got. */
export const REQUEST_LINE = {
  product: f.ref('product', { required: true }),
  /** What its stock is kept in: all quantities of a request are in it. */
  unit: f.choice(UNITS_OF_MEASURE, { required: true }),
  /** The further unit it was asked for in, and how many of the first go into one; empty where in the first. */
  requested_unit: f.choice(UNITS_OF_MEASURE),
  factor: f.integer({ min: 1 }),
  requested: f.quantity(quantity),
  approved: f.quantity(quantity),
  sent: f.quantity(quantity),
  received: f.quantity(quantity),
  lost: f.quantity(quantity),
  returned: f.quantity(quantity),
  /** What the goods left another branch with; within a branch their value stays in its pool. */
  cost: f.money(VALUE),
};

/** One step of one line. */
export const REQUEST_STEP = {
  step: f.choice(STEPS, { required: true }),
  date: f.date({ required: true }),
  product: f.ref('product', { required: true }),
  /** Of which batch, where the product is kept so. A step of several batches or layers is several rows. */
  batch: f.text({ max: 60 }),
  quantity: f.quantity(quantity),
  lost: f.quantity(quantity),
  cost: f.money(VALUE),
  lost_cost: f.money(VALUE),
  /** What goods that had been sold before they came cost more than they were sold at. */
  shortage_cost: f.money({ ...VALUE, min: -1 }),
  by: f.ref('user'),
  at: f.datetime({ required: true }),
  reason: f.text({ max: 200 }),
};
