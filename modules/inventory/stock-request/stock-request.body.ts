import { type BodyOf, defineBody, said } from '#core/define-body.ts';
import { f } from '#core/fields.ts';
import { UNITS_OF_MEASURE } from '../units.ts';
import { stockRequest } from './stock-request.entity.ts';

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

export type GivenRequest = BodyOf<typeof requestBody>;
