import { type BodyOf, defineBody, said } from '#core/define-body.ts';
import { f } from '#core/fields.ts';
import { stockAdjustment } from './stock-adjustment.entity.ts';

const { fields } = stockAdjustment;

/** What is said of one product. */
const STOCK = {
  product: said(fields.product),
  type: said(fields.type),
  new_stock: said(fields.new_stock, { once: false }),
  adjustment_quantity: said(fields.adjustment_quantity, { once: false }),
  unit: said(fields.unit, { once: false }),
  unit_cost: said(fields.unit_cost, { once: false }),
  batch: said(fields.batch),
  expire_date: said(fields.expire_date),
};

/** Of the whole of it. */
const WHOLE = {
  store: said(fields.store),
  /** Today where left out. */
  date: said(fields.date),
  reason: said(fields.reason),
  remarks: said(fields.remarks),
};

/** The stock of one product is set right. Its id is made by the caller, so that a retry means the same one. */
export const adjustmentBody = defineBody({
  fields: { id: f.id('stock-adjustment', { required: true }), ...STOCK, ...WHOLE },
});

/** Several products of one store at once, all or none, each an adjustment of its own. */
export const adjustmentsBody = defineBody({
  fields: {
    ...WHOLE,
    lines: f.lines({ ...STOCK }, { required: true, min: 1 }),
  },
});

export type GivenAdjustment = BodyOf<typeof adjustmentBody>;
export type GivenAdjustments = BodyOf<typeof adjustmentsBody>;
