import { type BodyOf, defineBody, said } from '#core/define-body.ts';
import { f } from '#core/fields.ts';
import { shift } from './shift.entity.ts';

const { fields } = shift;

/** Notes and coins, and how many of each. */
const denominations = f.lines({
  value: f.money({ required: true }),
  is_coin: f.flag({ default: false }),
  count: f.integer({ required: true, min: 0, max: 100_000 }),
});

/** The till that opens, and what was counted in it. */
export const openShiftBody = defineBody({
  fields: {
    id: f.id('shift', { required: true }),
    /** The till that the branch uses by default where left out. */
    account: said(fields.account, { required: false }),
    float: said(fields.float, { required: true }),
    remarks: said(fields.remarks),
  },
});

/** What was counted as the shift ended: an amount, or how many of each note and coin. */
export const closeShiftBody = defineBody({
  fields: {
    id: f.id('shift', { required: true }),
    counted: said(fields.counted),
    denominations,
    remarks: said(fields.remarks),
  },
});

export type CloseShift = BodyOf<typeof closeShiftBody>;
