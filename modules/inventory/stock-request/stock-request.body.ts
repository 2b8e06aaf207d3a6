import { type BodyOf, defineBody, said } from '#core/define-body.ts';
import { f } from '#core/fields.ts';
import { UNITS_OF_MEASURE } from '../units.ts';
import { stockRequest } from './stock-request.entity.ts';

/** Whoever carries the goods, or the reason for a loss, is a note of one line. */
const REASON = f.text({ max: 200 });

const GOODS = f.lines(
  {
    product: f.ref('product', { required: true }),
    /** What `requested` counts; the unit that its stock is kept in where left out. */
    unit: f.choice(UNITS_OF_MEASURE),
    requested: f.quantity({ required: true }),
  },
  { required: true, min: 1 },
);

/** What is asked for: which goods, out of which store, into which. Its id is made by the caller, so that a retry means the same one. */
export const requestBody = defineBody({
  fields: {
    id: f.id('stock-request', { required: true }),
    from_store: f.ref('store', { required: true }),
    /** The default store of the branch where left out. */
    to_store: f.ref('store'),
    /** Today where left out. */
    date: f.date(),
    lines: GOODS,
    remarks: said(stockRequest.fields.remarks),
  },
});

/** What is asked for instead, while nobody has answered. */
export const changedRequestBody = defineBody({
  fields: {
    id: f.id('stock-request', { required: true }),
    /** As it was read: what somebody else has changed since is not lost. */
    version: f.integer({ required: true }),
    lines: GOODS,
    remarks: said(stockRequest.fields.remarks),
  },
});

const LINE_NO = f.integer({ required: true });

/** What of each line is promised; all that was asked for where it is not named. */
export const approvalBody = defineBody({
  fields: {
    id: f.id('stock-request', { required: true }),
    /** As it was read, where whoever answers wants to hear that something else is asked for by now. */
    version: f.integer(),
    lines: f.lines({ line_no: LINE_NO, approved: f.quantity({ required: true }) }),
  },
});

/** What of each line leaves; all that was promised where it is not named. */
export const dispatchBody = defineBody({
  fields: {
    id: f.id('stock-request', { required: true }),
    date: f.date(),
    carrier: said(stockRequest.fields.carrier),
    lines: f.lines({ line_no: LINE_NO, sent: f.quantity({ required: true }) }),
  },
});

/** What of each line has arrived and what is lost; what is named neither way stays on the road, all arrives where no line is named. */
export const receiptBody = defineBody({
  fields: {
    id: f.id('stock-request', { required: true }),
    date: f.date(),
    lines: f.lines({ line_no: LINE_NO, received: f.quantity(), lost: f.quantity(), reason: REASON }),
  },
});

/** What of each line turns round; all that is on the road where no line is named. */
export const returnBody = defineBody({
  fields: {
    id: f.id('stock-request', { required: true }),
    date: f.date(),
    reason: REASON,
    lines: f.lines({ line_no: LINE_NO, returned: f.quantity({ required: true }) }),
  },
});

export type GivenRequest = BodyOf<typeof requestBody>;
export type GivenReceipt = BodyOf<typeof receiptBody>;
