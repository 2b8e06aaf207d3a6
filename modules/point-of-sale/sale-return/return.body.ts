import { type BodyOf, defineBody, said } from '#core/define-body.ts';
import { f } from '#core/fields.ts';
import { PART_OF_LINE } from '#modules/inventory/part-of-line.ts';
import { type EXCHANGED, REFUND_MODES } from '../sale/payment-modes.ts';
import { saleReturn } from './sale-return.entity.ts';

const { fields } = saleReturn;
const { goods, sale_line_no } = fields.lines.lines;

/** What comes back of a sale, and how it is paid out. */
export const returnBody = defineBody({
  fields: {
    id: f.id('sale-return', { required: true }),
    sale: said(fields.sale),
    /** A day, or a day and a time, as at the checkout. */
    date: f.text({ max: 40, day: 'books' }),
    lines: f.lines(
      {
        line_no: said(sale_line_no, { min: 1 }),
        ...PART_OF_LINE,
        goods: said(goods, { required: false, default: 'restock' }),
      },
      { required: true, min: 1 },
    ),
    refunds: f.lines(
      { ...fields.refunds.lines, mode: f.choice(REFUND_MODES, { required: true }) },
      { required: true },
    ),
    reason: said(fields.reason),
  },
});

type Said = BodyOf<typeof returnBody>;
/** As somebody says it, or as an exchange keeps it for what goes out. */
export type RefundOfBody = Omit<Said['refunds'][number], 'mode'> & {
  mode: Said['refunds'][number]['mode'] | typeof EXCHANGED;
};
export type ReturnBody = Omit<Said, 'refunds'> & { refunds: readonly RefundOfBody[] };
