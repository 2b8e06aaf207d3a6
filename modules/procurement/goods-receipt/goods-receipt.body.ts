import { type BodyOf, defineBody, said } from '#core/define-body.ts';
import { f } from '#core/fields.ts';
import { PART_OF_LINE } from '#modules/inventory/part-of-line.ts';
import { goodsReceipt } from './goods-receipt.entity.ts';

const { fields } = goodsReceipt;
const { order_line_no, batch, expire_date } = fields.lines.lines;

const lines = f.lines(
  {
    line_no: said(order_line_no, { min: 1 }),
    ...PART_OF_LINE,
    batch: said(batch),
    expire_date: said(expire_date),
  },
  { required: true, min: 1 },
);

/** What comes of an order, or goes back of it before it is billed. The id is made by the caller, so that a retry means the same one. */
export const receiveBody = defineBody({
  fields: {
    id: f.id('goods-receipt', { required: true }),
    order: said(fields.order),
    /** The store of the order where left out, else the default store of the branch. */
    store: f.ref('store'),
    /** Today where left out. */
    date: f.date(),
    lines,
    /** The number of the supplier's delivery note. */
    reference: said(fields.reference),
    remarks: said(fields.remarks),
  },
});

export type GivenReceipt = BodyOf<typeof receiveBody>;
